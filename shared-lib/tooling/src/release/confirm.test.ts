import { fakeBuild } from 'testing/fake-build';
import { fakeShell } from 'testing/fake-shell';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { confirm } from './confirm.ts';
import { readRegistry } from './registry-file.ts';

const ADMIN = 'remote-admin';
const site = () => readConfig({ DATA_DIR: scratchFolder() });
const verifiedOf = async (file: string) => (await readRegistry(file)).remotes[ADMIN]?.verified;

describe('confirm', () => {
  test('waits until the shell has rendered the release and adds it to the verified ones, newest first, five at most', async () => {
    const config = site();
    const verified: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text }) });
      let requests = 0;
      const shellOrigin = await fakeShell({ checks: () => ((requests += 1) < 2 ? {} : { [version]: 'passed' }) });
      expect(await confirm(ADMIN, { config, shellOrigin })).toEqual({ outcome: 'verified', version });
      verified.unshift(version);
    }
    expect(await verifiedOf(config.registryFile)).toEqual(verified.slice(0, 5));
  });

  test('sends no request for a release that was verified before', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    await confirm(ADMIN, { config, shellOrigin: await fakeShell({ checks: () => ({ [version]: 'passed' }) }) });
    expect(await confirm(ADMIN, { config, shellOrigin: 'http://localhost:9' })).toEqual({
      outcome: 'verified-before',
      version,
    });
  });

  test('returns the reason of a failure and does not mark the release as verified', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    const shellOrigin = await fakeShell({ checks: () => ({ [version]: 'it throws on load' }) });
    expect(await confirm(ADMIN, { config, shellOrigin })).toEqual({
      outcome: 'failed',
      version,
      reason: 'it throws on load',
    });
    expect(await verifiedOf(config.registryFile)).toEqual([]);
  });

  test('ignores the report on another release', async () => {
    const config = site();
    const first = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'one' }) });
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
    const shellOrigin = await fakeShell({ checks: () => ({ [first.version]: 'passed' }) });
    expect(await confirm(ADMIN, { config, shellOrigin, deadlineMs: 0 })).toEqual({ outcome: 'no-report', version });
  });

  test('reports that no shell is running', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    expect(await confirm(ADMIN, { config, shellOrigin: 'http://localhost:9', deadlineMs: 0 })).toEqual({
      outcome: 'no-shell',
      version,
    });
  });

  test('writes nothing when another release went live in the meantime', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'one' }) });
    let replaced: Promise<unknown> | undefined;
    const shellOrigin = await fakeShell({
      checks: () => {
        replaced ??= publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
        return {};
      },
    });
    await confirm(ADMIN, { config, shellOrigin, deadlineMs: 0 });
    await replaced;
    const late = await fakeShell({ checks: () => ({ [version]: 'passed' }) });
    expect((await confirm(ADMIN, { config, shellOrigin: late, deadlineMs: 0 })).outcome).toBe('no-report');
    expect(await verifiedOf(config.registryFile)).toEqual([]);
  });
});
