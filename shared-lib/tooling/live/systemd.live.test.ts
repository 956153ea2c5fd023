import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { liveEnvironment } from 'testing/live-environment';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { systemdUnits } from '../src/deploy/systemd.ts';

test('systemd understands every line of the units', () => {
  const folder = scratchFolder();
  const environmentFile = join(folder, 'site.env');
  writeFileSync(environmentFile, 'SITE_MODE=live\n');
  const config = readConfig({ ...liveEnvironment, DATA_DIR: folder });
  const units = systemdUnits(config, { user: userInfo().username, environmentFile, backupFolder: '/var/backups' });
  const files = Object.entries(units).map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line.includes('miqyas-'))).toEqual([]);
  expect(status).toBe(0);
});
