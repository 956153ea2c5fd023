import { PATIENT } from 'testing/patience';
import { afterAll, expect, test, vi } from 'vitest';
import { renderMarkup, pageRequest, startRenderers } from './start-renderers.ts';

// Processes start slowly on a busy machine, and a limit on processor time takes longer to reach.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

test.for([
  ['throws later', `setTimeout(() => { throw new Error('late'); })`, 'threw outside of a page: late'],
  ['rejects a promise that nobody handles', `Promise.reject(new Error('lost'))`, 'threw outside of a page: lost'],
  ['computes for ever', `for (;;);`, 'computed for too long without a pause'],
  // Collecting garbage near the limit may use up the time first.
  [
    'fills the heap',
    `const rows = []; for (;;) rows.push({ row: rows.length })`,
    /of JavaScript memory|MB of memory|without a pause/,
  ],
  // With pauses, because a busy machine may use up the time before the memory.
  [
    'fills memory outside the heap',
    `globalThis.rows = []; const fill = () => { rows.push(Buffer.alloc(4e6, 1)); setTimeout(fill); }; fill()`,
    /used \d+ MB of memory; the limit is 512 MB/,
  ],
  [
    'patches a prototype',
    `String.prototype.trim = () => 'patched'; throw new Error('failed')`,
    'no longer renders its first page: changes the built-in String.prototype.trim',
  ],
  [
    'damages its own state',
    `globalThis.isDamaged = true; throw new Error('failed')`,
    'no longer renders its first page: damaged',
  ],
] as const)(
  'loses only the page of a release that %s, reports the reason, and renders again',
  async ([, code, reason]) => {
    const { renderers, deaths } = await startRenderers({
      page: `if (globalThis.isDamaged) throw new Error('damaged'); if (path === '/kill') { ${code}; return new Promise(() => {}); } return path;`,
    });
    const before = renderers.pids;
    await expect(renderers.render(pageRequest('/kill'))).rejects.toThrow(/its renderer ended|took longer|failed/);
    // On a busy machine the visitor's page is given up before the renderer has used its time on the processor.
    await vi.waitFor(() => expect(deaths).toEqual([expect.stringMatching(reason)]), PATIENT);
    await vi.waitFor(async () => expect(await renderMarkup(renderers, '/next')).toBe('/next'), PATIENT);
    expect(renderers.pids).not.toEqual(before);
  },
);

test('replaces a renderer whose memory grows, without losing a page, and reports the release', async () => {
  const { renderers, deaths, logged } = await startRenderers({
    before: 'const leak = []',
    page: `leak.push(Buffer.alloc(30e6, 1)); return path;`,
  });
  const before = renderers.pids;
  while (logged.length === 0) expect(await renderMarkup(renderers, '/page')).toBe('/page');
  expect(logged).toEqual([expect.stringContaining('a renderer is replaced, because its memory grows')]);
  await vi.waitFor(() => expect(renderers.pids).not.toEqual(expect.arrayContaining(before)), PATIENT);
  expect(await renderMarkup(renderers, '/page')).toBe('/page');
  expect(deaths).toEqual(['its memory grows']);
});
