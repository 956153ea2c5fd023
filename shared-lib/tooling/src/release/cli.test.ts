import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fakeBuild } from 'testing/fake-build';
import { fakeShell } from 'testing/fake-shell';
import { publishUntried } from 'testing/publish-untried';
import { runningShell } from 'testing/running-shell';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test, vi } from 'vitest';
import { readConfig, ROOT } from '../config.ts';

const ADMIN = 'remote-admin';
const TOOLING = 'shared-lib/tooling';
const run = promisify(execFile);

// The command starts npm and Node, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A checkout with the release command, the installed packages and one built remote. @returns its folder */
const checkoutWith = (dist: string): string => {
  const root = scratchFolder();
  for (const part of ['package.json', `${TOOLING}/package.json`, `${TOOLING}/src`])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  for (const folder of ['node_modules', `${TOOLING}/node_modules`]) symlinkSync(join(ROOT, folder), join(root, folder));
  cpSync(dist, join(root, ADMIN, 'dist'), { recursive: true });
  return root;
};

test('publishing a release that a running shell refuses prints the reason, exits with 1, and changes nothing', async () => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
  const before = readFileSync(config.registryFile);
  await runningShell(config, ADMIN, () => '/admin: boom');
  const shellOrigin = await fakeShell({ entryPoints: { 'shared-lib/router': ['Link'] } });

  const command = ['run', '--silent', 'release', '--', 'publish', ADMIN, '--skip-build'];
  const published = run('npm', command, {
    cwd: checkoutWith(fakeBuild({ text: 'two' })),
    env: { ...process.env, DATA_DIR: config.dataDir, PORT: new URL(shellOrigin).port },
  });
  await expect(published).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^remote-admin \w{16} is refused: \/admin: boom\. Nothing/m),
  });
  expect(readFileSync(config.registryFile).equals(before)).toBe(true);
  expect(readdirSync(join(config.dataDir, 'releases', ADMIN))).toEqual([version]);
});
