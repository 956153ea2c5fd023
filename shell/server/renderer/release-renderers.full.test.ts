import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from 'testing/scratch-folder';
import { PATIENT } from 'testing/patience';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { tryRelease } from './renderer.ts';
import { APPLICATION, renderMarkup, pageRequest, startRenderers } from './start-renderers.ts';

// Processes start slowly on a busy machine, and a limit on processor time takes longer to reach.
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => vi.resetConfig());

test('renders pages in a child process with the modules of the shell only', async () => {
  const { renderers } = await startRenderers({ page: `return require('react').isReact + path` });
  expect(await renderMarkup(renderers, '/a')).toBe('true/a');
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

test('goes on with the other renderers while one computes for ever', async () => {
  const { renderers } = await startRenderers({
    size: 2,
    page: `if (path === '/kill') for (;;); return path;`,
  });
  await vi.waitFor(() => expect(renderers.pids).toHaveLength(2), PATIENT);
  const [lost, ...others] = await Promise.allSettled([
    renderers.render(pageRequest('/kill')),
    ...Array.from({ length: 8 }, (_, index) => renderMarkup(renderers, `/${index}`)),
  ]);
  expect(lost.status).toBe('rejected');
  // The least busy renderer gets the page, so at most one more page waits behind the endless one.
  expect(others.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(4);
});

test('keeps a renderer whose page throws while the others render', async () => {
  const { renderers, deaths } = await startRenderers({
    page: `if (path === '/bad') throw new Error('bad page'); return path;`,
  });
  const before = renderers.pids;
  await expect(renderers.render(pageRequest('/bad'))).rejects.toThrow('bad page');
  expect(await renderMarkup(renderers, '/next')).toBe('/next');
  await expect(renderers.render(pageRequest('/bad'))).rejects.toThrow('bad page');
  expect(await renderMarkup(renderers, '/next')).toBe('/next');
  expect([renderers.pids, deaths]).toEqual([before, []]);
});

/** Trials of a release, one for each text of its module. */
const trialsOf = (...modules: string[]) => {
  const applicationFile = join(scratchFolder(), 'app.mjs');
  writeFileSync(applicationFile, APPLICATION);
  return modules.map((code) => ({
    bundle: { name: 'remote-admin 0123456789abcdef', base: '', modules: { './routes': code } },
    applicationFile,
    apiOrigin: 'http://localhost:9',
    cacheMs: 0,
    trial: { pages: [{ expose: './routes', url: 'http://localhost/' }], deadlineMs: 1 },
    log: () => undefined,
  }));
};

test('refuses a release in a trial of its own, and the process of the trial goes on', async () => {
  const unhandled: unknown[] = [];
  const collect = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', collect);
  onTestFinished(() => void process.off('unhandledRejection', collect));
  await expect(tryRelease(trialsOf(`throw new Error('boom')`))).rejects.toThrow('boom');
  await new Promise(setImmediate);
  expect(unhandled).toEqual([]);
});

test('refuses a release that throws in its first trial while the second one runs', async () => {
  const fine = `module.exports = { contract: 1, default: (path) => path };`;
  await expect(tryRelease(trialsOf(fine, fine))).resolves.toEqual([[], []]);
  const late = `setTimeout(() => { throw new Error('late boom'); }, 1000);`;
  await expect(tryRelease(trialsOf(`${late} ${fine}`, fine))).rejects.toThrow('threw outside of a page: late boom');
});

test('starts the renderer of a spare release with its first page', async () => {
  const { renderers } = await startRenderers({ page: 'return path' });
  renderers.stop();
  await renderers.use('spare');
  expect(renderers.pids).toEqual([]);
  expect(await renderMarkup(renderers, '/spare')).toBe('/spare');
});

test('keeps the prototypes of the server when a release changes its own', async () => {
  const { renderers } = await startRenderers({
    page: `if (path === '/page') { Array.prototype.map = () => 'patched'; String.prototype.trim = () => 'patched'; } return path;`,
  });
  await renderMarkup(renderers, '/page').catch(() => undefined);
  expect([[1].map((one) => one + 1), ' a '.trim()]).toEqual([[2], 'a']);
});
