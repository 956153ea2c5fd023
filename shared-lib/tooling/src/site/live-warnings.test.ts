import { liveEnvironment } from 'testing/live-environment';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { liveWarnings } from './live-warnings.ts';
import { siteServices } from './services.ts';

const SAFE = { ...liveEnvironment, SMTP_URL: 'smtps://mail.example.com', TRUSTED_PROXY: '127.0.0.1' };

const warningsOf = (env: Record<string, string>) => liveWarnings(readConfig(env), env);

test('a live site without mail server and proxy is told so, and a demo is not', () => {
  expect(warningsOf({})).toEqual([]);
  expect(warningsOf(SAFE)).toEqual([]);
  expect(warningsOf({ ...SAFE, SMTP_URL: '' })).toEqual([expect.stringMatching(/^SMTP_URL is not set.*outbox/)]);
  expect(warningsOf({ ...SAFE, TRUSTED_PROXY: '' })).toEqual([
    expect.stringMatching(/^TRUSTED_PROXY is not set.*one address/),
  ]);
  expect(warningsOf({ ...SAFE, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual([
    expect.stringContaining('any certificate'),
  ]);
});

test('a live site runs all five processes behind its proxy, and the shell reaches the hosts on this machine', () => {
  const { API_ORIGIN: _elsewhere, ...env } = liveEnvironment;
  const services = siteServices(readConfig({ ...env, ADMIN_HOST_ORIGIN: 'https://admin.internal' }));
  expect(services.map(({ name }) => name)).toEqual([
    'mock-api',
    'remote-public',
    'remote-account',
    'remote-admin',
    'shell',
  ]);
  expect(services.at(-1)?.environment).toMatchObject({
    PUBLIC_HOST_ORIGIN: 'http://localhost:3001',
    ADMIN_HOST_ORIGIN: 'https://admin.internal',
  });
});

test('the processes of a demo get no other origins', () => {
  expect(siteServices(readConfig({})).at(-1)?.environment).not.toHaveProperty('PUBLIC_HOST_ORIGIN');
});
