import { readFileSync } from 'node:fs';
import { variantWith } from 'testing/marked-build';
import type { TestSite } from 'testing/test-site';
import { expect, test } from '../harness/test.ts';

/** A release that runs code on the server: where its module is loaded (administration) or where its page /about is rendered (public). */
const killer = (remote: 'remote-admin' | 'remote-public', fault: string, code: string): Promise<string> => {
  const name = fault.replaceAll(/\W/g, '');
  const onServer = `if (typeof document === 'undefined') { ${code} }`;
  return remote === 'remote-admin'
    ? variantWith({ remote, name, place: 'module', code: onServer })
    : variantWith({ remote, name, place: 'about', code: onServer });
};

/** Requests pages 20 times per second. @returns the statuses that were not 200, when stopped */
const startVisits = (site: TestSite, paths: readonly string[]) => {
  const failed: (number | string)[] = [];
  const pending = new Set<Promise<void>>();
  let count = 0;
  const visit = async (path: string) => {
    const response = await fetch(site.origin + path);
    await response.arrayBuffer();
    if (response.status !== 200) failed.push(response.status);
  };
  const timer = setInterval(() => {
    const request: Promise<void> = visit(paths[count++ % paths.length] ?? '/')
      .catch((error: unknown) => void failed.push(String(error)))
      .finally(() => pending.delete(request));
    pending.add(request);
  }, 50);
  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    expect(count).toBeGreaterThan(20);
    return failed;
  };
};

const health = async ({ origin }: TestSite): Promise<string> => (await fetch(`${origin}/healthz`)).text();

const LEAK = `const target = new EventTarget(); globalThis.leaked = target; const add = () => { const large = new Uint8Array(3e7).fill(1); target.addEventListener('change', () => large); };`;

/** A slow machine may reach the limit of processor time first; the reason names the memory then too. */
const MEMORY = String.raw`used \d+ MB of memory`;

/** Remote, what its module does, the code, and a pattern of the reason. */
const REFUSED = [
  ['remote-admin', 'throws while it loads', `throw new Error('boom');`, 'boom'],
  [
    'remote-admin',
    'throws later',
    `setTimeout(() => { throw new Error('boom'); }, 200);`,
    'threw outside of a page: boom',
  ],
  [
    'remote-admin',
    'leaves a rejection unhandled',
    `Promise.reject(new Error('boom'));`,
    'threw outside of a page: boom',
  ],
  ['remote-admin', 'exits', 'process.exit(3);', 'process.exit is not a function'],
  ['remote-admin', 'computes for ever', 'for (;;);', 'computed for too long without a pause'],
  [
    'remote-admin',
    'allocates buffers until memory is full',
    'globalThis.rows = []; for (;;) rows.push(Buffer.alloc(4e6, 1));',
    MEMORY,
  ],
  ['remote-admin', 'leaks listeners', `${LEAK} for (let count = 0; count < 30; count += 1) add();`, MEMORY],
  [
    'remote-admin',
    'patches a prototype',
    'Array.prototype.map = () => [];',
    'changes the built-in Array.prototype.map',
  ],
  [
    'remote-public',
    'throws in a timer that a page starts',
    `setTimeout(() => { throw new Error('boom'); }, 0);`,
    'threw outside of a page: boom',
  ],
] as const;

for (const [remote, fault, code, reason] of REFUSED)
  test(`refuses a release that ${fault}, shows the reason, and serves every page meanwhile`, async ({ site }) => {
    const dist = await killer(remote, fault, code);
    const before = readFileSync(site.config.registryFile, 'utf8');
    const shell = site.pid('shell');
    const stopVisits = startVisits(site, ['/', '/about']);
    await expect(site.publish(remote, dist)).rejects.toThrow(new RegExp(reason));
    expect(await stopVisits()).toEqual([]);
    expect(readFileSync(site.config.registryFile, 'utf8')).toBe(before);
    expect(site.pid('shell')).toBe(shell);
    // The state stands after the subject of the commit, behind two spaces.
    expect((await site.listReleases(remote)).at(-1)).not.toMatch(/ {2}live\b/);
    expect((await site.listReleases(remote)).join('\n')).toMatch(new RegExp(`refused: .*${reason}`));
    expect(await health(site)).toMatch(new RegExp(reason));
  });

/** The trial renders the page once, so the killer waits for visitors. */
const later = (code: string) => `if ((globalThis.views = (globalThis.views ?? 0) + 1) > 2) { ${code} }`;

const WITHDRAWN = [
  ['throws in a timer', later(`setTimeout(() => { throw new Error('boom'); }, 10);`), 'threw outside of a page: boom'],
  [
    'allocates buffers until memory is full',
    // With pauses, so that a slow machine does not reach the limit of processor time first; but few, because pages take turns with them.
    later(
      'globalThis.rows = []; const fill = () => { rows.push(Buffer.alloc(3e7, 1)); setTimeout(fill, 1); }; fill();',
    ),
    'memory',
  ],
  ['leaks listeners', later(`${LEAK} add(); globalThis.all = [...(globalThis.all ?? []), target];`), 'memory'],
  ['patches a prototype', later('String.prototype.trim = () => "";'), 'changes the built-in String.prototype.trim'],
] as const;

for (const [fault, code, reason] of WITHDRAWN)
  test(`withdraws a release whose page ${fault} for visitors, and serves every page meanwhile`, async ({
    site,
    request,
  }) => {
    const dist = await killer('remote-public', `later ${fault}`, code);
    const good = (await request.get('/about')).headers()['x-release'];
    const { version } = await site.publish('remote-public', dist);
    const shell = site.pid('shell');
    const stopVisits = startVisits(site, ['/', '/about']);
    await expect
      .poll(() => health(site), { timeout: 60_000 })
      .toMatch(new RegExp(`"withdrawn":\\{[^}]*"remote-public ${version}":"[^"]*${reason}`));
    await expect.poll(async () => (await request.get('/about')).headers()['x-release']).toBe(good);
    expect(await stopVisits()).toEqual([]);
    expect(site.pid('shell')).toBe(shell);
    expect((await site.listReleases('remote-public')).join('\n')).toMatch(
      new RegExp(`${version}.*withdrawn: .*${reason}`),
    );
    await expect(site.publish('remote-public', dist)).rejects.toThrow('was withdrawn');
    await expect(site.rollback('remote-public')).rejects.toThrow('has no release before');
  });
