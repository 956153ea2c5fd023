import { ConfigError } from 'tooling/config';
import { liveEnvironment as LIVE } from 'testing/live-environment';
import { expect, test } from 'vitest';
import { readApiConfig } from './config.ts';
import { defaultLimits, noLimits } from './http/rate-limit.ts';

test('defaults to demo mode with limits and the real time', () => {
  const config = readApiConfig({ DATA_DIR: '/somewhere' });
  expect(config).toMatchObject({
    seed: 'demo',
    databaseFile: '/somewhere/database/site.db',
    imageFolder: '/somewhere/images',
    outboxFolder: '/somewhere/outbox',
    limits: defaultLimits,
    smtpUrl: undefined,
    mailFrom: 'info@miqyas.example',
  });
  expect(Math.abs(config.clock().getTime() - Date.now())).toBeLessThan(60_000);
});

test('does not seed a live site', () => {
  expect(readApiConfig(LIVE).seed).toBe('none');
});

test('sets the start of the clock and disables limits, for tests', () => {
  const { clock, limits } = readApiConfig({ TEST_NOW: '2026-03-02T09:00:00Z', LIMITS: 'off' });
  expect(clock().toISOString()).toMatch(/^2026-03-02T09:00:/);
  expect(limits).toBe(noLimits);
});

test.each([
  [{ ...LIVE, TEST_NOW: '2026-03-02T09:00:00Z' }, 'TEST_NOW is for tests'],
  [{ ...LIVE, LIMITS: 'off' }, 'LIMITS is for tests'],
  [{ ...LIVE, SEED: 'demo' }, 'SEED=demo creates accounts with published passwords'],
  [{ ...LIVE, SEED: 'large' }, 'SEED=large creates accounts with published passwords'],
  [{ SEED: 'huge' }, 'SEED="huge" is unknown'],
  [{ TEST_NOW: 'tomorrow' }, 'TEST_NOW="tomorrow" is not a time'],
  [{ LIMITS: 'none' }, 'LIMITS="none" is unknown'],
  [{ TRUSTED_PROXY: 'shell' }, 'TRUSTED_PROXY cannot be used'],
  [{ TRUSTED_PROXY: '10.0.0.0/99' }, 'TRUSTED_PROXY cannot be used'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL="loud" is unknown'],
  [{ IMAGE_CACHE_MB: '0' }, 'IMAGE_CACHE_MB="0" is not a size'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not valid'],
  [{ DATABASE_URL: 'mysql://localhost/site' }, 'DATABASE_URL is not valid'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM="nobody" is not an e-mail address'],
  [{ API_PORT: '99999' }, 'API_PORT="99999" is not a port'],
])('rejects %j with a clear message', (env, sentence) => {
  expect(() => readApiConfig(env)).toThrow(ConfigError);
  expect(() => readApiConfig(env)).toThrow(sentence);
});

test('never repeats the password of the mail server or the database', () => {
  expect(() => readApiConfig({ DATABASE_URL: 'mysql://user:secret-word@db.example.com/site' })).not.toThrow(
    /secret-word/,
  );
  expect(() => readApiConfig({ SMTP_URL: 'http://user:secret-word@mail.example.com' })).not.toThrow(/secret-word/);
});
