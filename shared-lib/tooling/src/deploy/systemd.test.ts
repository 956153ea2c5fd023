import { liveEnvironment } from 'testing/live-environment';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { systemdUnits } from './systemd.ts';

const options = { user: 'miqyas', environmentFile: '/etc/miqyas.env' };
const env = { ...liveEnvironment, API_ORIGIN: '', DATA_DIR: '/srv/miqyas' };

test('has a unit for each process and the doctor on a timer', () => {
  const units = systemdUnits(readConfig(env), options);
  expect(Object.keys(units)).toEqual([
    'miqyas-api.service',
    'miqyas-public.service',
    'miqyas-account.service',
    'miqyas-admin.service',
    'miqyas-shell.service',
    'miqyas-doctor.service',
    'miqyas-doctor.timer',
  ]);
  expect(units['miqyas-shell.service']).toMatch(/After=.* miqyas-api\.service\n/);
  expect(units['miqyas-shell.service']).toContain('Environment=PUBLIC_HOST_ORIGIN=http://localhost:3001\n');
  expect(units['miqyas-doctor.service']).toContain('SuccessExitStatus=1\n');
});

test('has backup and drill on timers, which may also write to the folder of the backups, when there is one', () => {
  const units = systemdUnits(readConfig(env), { ...options, backupFolder: '/backup' });
  expect(Object.keys(units).slice(7)).toEqual([
    'miqyas-backup.service',
    'miqyas-backup.timer',
    'miqyas-drill.service',
    'miqyas-drill.timer',
  ]);
  for (const name of ['backup', 'drill']) {
    expect(units[`miqyas-${name}.service`]).toContain('ReadWritePaths=/srv/miqyas /backup\n');
    expect(units[`miqyas-${name}.service`]).toMatch(new RegExp(`ExecStart=.* \\S+/backup/cli\\.ts ${name}\n`));
    expect(units[`miqyas-${name}.timer`]).toContain('Persistent=yes\n');
  }
  expect(() => systemdUnits(readConfig(env), { ...options, backupFolder: '/my backup' })).toThrow('cannot name');
});

test('every service runs as the user of the site, writes to DATA_DIR only, and gains no right', () => {
  const services = Object.entries(systemdUnits(readConfig(env), options)).filter(([name]) => name.endsWith('.service'));
  for (const [name, text] of services)
    for (const line of [
      'User=miqyas',
      'EnvironmentFile=/etc/miqyas.env',
      'ReadWritePaths=/srv/miqyas',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
    ])
      expect(text, name).toContain(`${line}\n`);
});

test('refuses a path that a unit cannot name', () => {
  expect(() => systemdUnits(readConfig({ ...env, DATA_DIR: '/srv/my site' }), options)).toThrow(
    'Units cannot name /srv/my site',
  );
});
