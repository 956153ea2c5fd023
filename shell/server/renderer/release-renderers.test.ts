import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { PATIENT } from 'testing/patience';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RendererPageRequest } from './messages.ts';
import { ReleaseRenderers } from './release-renderers.ts';
import { tryRelease } from './renderer.ts';

// Processes start slowly on a busy machine, and a limit on processor time takes longer to reach.
vi.setConfig({ testTimeout: 120_000 });

/** A small application with the exports that a renderer uses: a page is what the release returns for its path. */
const APPLICATION = `
export const configureApiClient = () => undefined;
export const setContentVersion = () => undefined;
export const discardSharedState = () => undefined;
export const providedModules = { react: { isReact: true } };
export const renderPage = async ({ url, module }) => ({
  status: 200, head: '', styles: '', markup: String(await module.default(url.pathname)),
  loaderData: {}, data: [], isComplete: true, analyticsSettings: {},
});
export const tryRemoteModule = async (module, { urls: [url] }) => renderPage({ module, url });
`;

/** Starts renderers of a release whose pages are rendered by \`page(path)\`. */
const startRenderers = async ({ page, before = '', size = 1 }: { page: string; before?: string; size?: number }) => {
  const applicationFile = join(scratchFolder(), 'app.mjs');
  writeFileSync(applicationFile, APPLICATION);
  const deaths: string[] = [];
  const logged: string[] = [];
  const renderers = new ReleaseRenderers({
    size,
    bundle: {
      name: 'remote-public 0123456789abcdef',
      base: 'http://localhost:1/',
      modules: { './routes': `${before}; module.exports = { contract: 1, default: (path) => { ${page} } };` },
    },
    applicationFile,
    apiOrigin: 'http://localhost:9',
    cacheMs: 0,
    trial: { pages: [{ expose: './routes', url: 'http://localhost/' }], deadlineMs: 1 },
    log: (message) => logged.push(message),
    onDeath: (reason) => deaths.push(reason),
  });
  onTestFinished(() => renderers.stop());
  await renderers.use('live');
  return { renderers, deaths, logged };
};

const request = (path: string): RendererPageRequest => ({
  url: `http://localhost${path}`,
  nonce: '',
  facts: { siteMode: 'demo', seed: 0 },
  deadlineMs: 1,
});

const markupOf = async (renderers: ReleaseRenderers, path: string) => (await renderers.render(request(path))).markup;

test('renders pages in a child process with the modules of the shell only', async () => {
  const { renderers } = await startRenderers({ page: `return require('react').isReact + path` });
  expect(await markupOf(renderers, '/a')).toBe('true/a');
  expect(renderers.pids).not.toContain(process.pid);
});

test.for([
  ['throws while it loads', { before: `throw new Error('boom')` }, 'boom'],
  ['requires another module', { before: `require('node:fs')` }, 'which the shell does not provide'],
  ['has another contract', { before: `module.exports = {}; return` }, 'do not match the contract'],
  ['throws on its first page', { page: `throw new Error('no page')` }, 'no page'],
  ['exits', { before: `process.exit(3)` }, 'process.exit is not a function'],
  ['computes for ever', { before: `for (;;);` }, 'computed for too long without a pause'],
  [
    'patches a prototype',
    { page: `Array.prototype.map = () => []; return path` },
    'changes the built-in Array.prototype.map',
  ],
  ['adds to a prototype', { before: `Object.prototype.extra = 1` }, 'changes the built-in Object.prototype.extra'],
] as const)('refuses a release that %s, with the reason', async ([, release, reason]) => {
  await expect(startRenderers({ page: 'return path', ...release })).rejects.toThrow(reason);
});

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
  [
    'fills memory outside the heap',
    `globalThis.rows = []; for (;;) rows.push(Buffer.alloc(4e6, 1))`,
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
    await expect(renderers.render(request('/kill'))).rejects.toThrow(/its renderer ended|took longer|failed/);
    // On a busy machine the visitor's page is given up before the renderer has used its time on the processor.
    await vi.waitFor(() => expect(deaths).toEqual([expect.stringMatching(reason)]), PATIENT);
    await vi.waitFor(async () => expect(await markupOf(renderers, '/next')).toBe('/next'), PATIENT);
    expect(renderers.pids).not.toEqual(before);
  },
);

test('goes on with the other renderers while one computes for ever', async () => {
  const { renderers } = await startRenderers({
    size: 2,
    page: `if (path === '/kill') for (;;); return path;`,
  });
  await vi.waitFor(() => expect(renderers.pids).toHaveLength(2), PATIENT);
  const [lost, ...others] = await Promise.allSettled([
    renderers.render(request('/kill')),
    ...Array.from({ length: 8 }, (_, index) => markupOf(renderers, `/${index}`)),
  ]);
  expect(lost.status).toBe('rejected');
  // The least busy renderer gets the page, so at most one more page waits behind the endless one.
  expect(others.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(4);
});

test('replaces a renderer whose memory grows, without losing a page, and reports the release', async () => {
  const { renderers, deaths, logged } = await startRenderers({
    before: 'const leak = []',
    page: `leak.push(Buffer.alloc(30e6, 1)); return path;`,
  });
  const before = renderers.pids;
  while (logged.length === 0) expect(await markupOf(renderers, '/page')).toBe('/page');
  expect(logged).toEqual([expect.stringContaining('a renderer is replaced, because its memory grows')]);
  await vi.waitFor(() => expect(renderers.pids).not.toEqual(expect.arrayContaining(before)), PATIENT);
  expect(await markupOf(renderers, '/page')).toBe('/page');
  expect(deaths).toEqual(['its memory grows']);
});

test('keeps a renderer whose page throws while the others render', async () => {
  const { renderers, deaths } = await startRenderers({
    page: `if (path === '/bad') throw new Error('bad page'); return path;`,
  });
  const before = renderers.pids;
  await expect(renderers.render(request('/bad'))).rejects.toThrow('bad page');
  expect(await markupOf(renderers, '/next')).toBe('/next');
  await expect(renderers.render(request('/bad'))).rejects.toThrow('bad page');
  expect(await markupOf(renderers, '/next')).toBe('/next');
  expect([renderers.pids, deaths]).toEqual([before, []]);
});

test('refuses a release in a trial of its own, and the process of the trial goes on', async () => {
  const applicationFile = join(scratchFolder(), 'app.mjs');
  writeFileSync(applicationFile, APPLICATION);
  const unhandled: unknown[] = [];
  const collect = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', collect);
  onTestFinished(() => void process.off('unhandledRejection', collect));
  const trial = tryRelease({
    bundle: { name: 'remote-admin 0123456789abcdef', base: '', modules: { './routes': `throw new Error('boom')` } },
    applicationFile,
    apiOrigin: 'http://localhost:9',
    cacheMs: 0,
    trial: { pages: [], deadlineMs: 1 },
    log: () => undefined,
  });
  await expect(trial).rejects.toThrow('boom');
  await new Promise(setImmediate);
  expect(unhandled).toEqual([]);
});

test('starts the renderer of a spare release with its first page', async () => {
  const { renderers } = await startRenderers({ page: 'return path' });
  renderers.stop();
  await renderers.use('spare');
  expect(renderers.pids).toEqual([]);
  expect(await markupOf(renderers, '/spare')).toBe('/spare');
});

test('keeps the prototypes of the server when a release changes its own', async () => {
  const { renderers } = await startRenderers({
    page: `if (path === '/page') { Array.prototype.map = () => 'patched'; String.prototype.trim = () => 'patched'; } return path;`,
  });
  await markupOf(renderers, '/page').catch(() => undefined);
  expect([[1].map((one) => one + 1), ' a '.trim()]).toEqual([[2], 'a']);
});
