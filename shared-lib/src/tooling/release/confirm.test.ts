import { fakeBuild } from 'shared-lib/testing/fake-build';
import { fakeShell } from 'shared-lib/testing/fake-shell';
import { scratchFolder } from 'shared-lib/testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { confirm } from './confirm.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registry-file.ts';

const ADMIN = 'remote-admin';
const site = () => readConfig({ DATA_DIR: scratchFolder() });
const verifiedOf = async (file: string) => (await readRegistry(file)).remotes[ADMIN]?.verified;

describe('confirming a release', () => {
  test('waits for the shell to have drawn it and writes it down as one to fall back to, newest first, five at most', async () => {
    const config = site();
    const seen: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      const { version } = await publish(ADMIN, { config, dist: fakeBuild({ text }) });
      let asked = 0;
      const shellOrigin = await fakeShell({ checks: () => ((asked += 1) < 2 ? {} : { [version]: 'passed' }) });
      expect(await confirm(ADMIN, { config, shellOrigin })).toEqual({ outcome: 'verified', version });
      seen.unshift(version);
    }
    expect(await verifiedOf(config.registryFile)).toEqual(seen.slice(0, 5));
  });

  test('asks no shell about a release that was verified before', async () => {
    const config = site();
    const { version } = await publish(ADMIN, { config, dist: fakeBuild() });
    await confirm(ADMIN, { config, shellOrigin: await fakeShell({ checks: () => ({ [version]: 'passed' }) }) });
    expect(await confirm(ADMIN, { config, shellOrigin: 'http://localhost:9' })).toEqual({
      outcome: 'verified-before',
      version,
    });
  });

  test('tells why a release does not work and verifies nothing', async () => {
    const config = site();
    const { version } = await publish(ADMIN, { config, dist: fakeBuild() });
    const shellOrigin = await fakeShell({ checks: () => ({ [version]: 'it throws on load' }) });
    expect(await confirm(ADMIN, { config, shellOrigin })).toEqual({
      outcome: 'failed',
      version,
      reason: 'it throws on load',
    });
    expect(await verifiedOf(config.registryFile)).toEqual([]);
  });

  test('does not take the report on another release for one on this', async () => {
    const config = site();
    const first = await publish(ADMIN, { config, dist: fakeBuild({ text: 'one' }) });
    const { version } = await publish(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
    const shellOrigin = await fakeShell({ checks: () => ({ [first.version]: 'passed' }) });
    expect(await confirm(ADMIN, { config, shellOrigin, deadlineMs: 0 })).toEqual({ outcome: 'no-report', version });
  });

  test('says that no shell runs', async () => {
    const config = site();
    const { version } = await publish(ADMIN, { config, dist: fakeBuild() });
    expect(await confirm(ADMIN, { config, shellOrigin: 'http://localhost:9', deadlineMs: 0 })).toEqual({
      outcome: 'no-shell',
      version,
    });
  });

  test('leaves alone what was replaced in the meantime', async () => {
    const config = site();
    const { version } = await publish(ADMIN, { config, dist: fakeBuild({ text: 'one' }) });
    let replaced: Promise<unknown> | undefined;
    const shellOrigin = await fakeShell({
      checks: () => {
        replaced ??= publish(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
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
