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
