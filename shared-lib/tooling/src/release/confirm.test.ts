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
  test('waits until the shell uses the release, which the publication has made verified', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    let requests = 0;
    const shellOrigin = await fakeShell({ checks: () => ((requests += 1) < 2 ? {} : { [version]: 'passed' }) });
    expect(await verifiedOf(config.registryFile)).toEqual([version]);
    expect(await confirm(ADMIN, { config, shellOrigin })).toEqual({ outcome: 'in-use', version });
    expect(requests).toBe(2);
  });

  test('returns the reason of a failure', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    const shellOrigin = await fakeShell({ checks: () => ({ [version]: 'it throws on load' }) });
    expect(await confirm(ADMIN, { config, shellOrigin })).toEqual({
      outcome: 'failed',
      version,
      reason: 'it throws on load',
    });
  });

  test('ignores the report on another release', async () => {
    const config = site();
    const first = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'one' }) });
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
    const shellOrigin = await fakeShell({ checks: () => ({ [first.version]: 'passed' }) });
    expect(await confirm(ADMIN, { config, shellOrigin, deadlineMs: 0 })).toEqual({ outcome: 'no-report', version });
  });

  test('reports that no shell is running; the release stays verified', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    expect(await confirm(ADMIN, { config, shellOrigin: 'http://localhost:9', deadlineMs: 0 })).toEqual({
      outcome: 'no-shell',
      version,
    });
    expect(await verifiedOf(config.registryFile)).toEqual([version]);
  });

  test('reports that another release went live in the meantime', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'one' }) });
    let replaced: Promise<unknown> | undefined;
    const shellOrigin = await fakeShell({
      checks: () => {
        replaced ??= publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
        return {};
      },
    });
    expect(await confirm(ADMIN, { config, shellOrigin })).toEqual({ outcome: 'replaced', version });
    await replaced;
  });
});

test('retains five verified releases, the last one first', async () => {
  const config = site();
  const versions: string[] = [];
  for (const text of ['1', '2', '3', '4', '5', '6'])
    versions.unshift((await publishUntried(ADMIN, { config, dist: fakeBuild({ text }) })).version);
  expect(await verifiedOf(config.registryFile)).toEqual(versions.slice(0, 5));
});
