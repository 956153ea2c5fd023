import { expect, test } from 'vitest';
import { LOOPBACK, readTrustedProxies, trustedProxies } from './trusted-proxies.ts';

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['192.0.2.7', true],
  ['2001:db8::5', true],
  ['11.0.0.1', false],
  ['192.0.2.8', false],
  ['2001:db9::5', false],
  ['', false],
  ['unknown', false],
])('treats %s as a trusted proxy: %s', (address, trusted) => {
  expect(trustedProxies([...LOOPBACK, '10.0.0.0/8', '192.0.2.7', '2001:db8::/32'])(address)).toBe(trusted);
});

test('reads a list of IPs, and trusts nobody without one', () => {
  const isTrusted = readTrustedProxies({ TRUSTED_PROXY: '192.0.2.7, 10.0.0.0/8' });
  expect(['192.0.2.7', '10.9.9.9', '127.0.0.1'].map(isTrusted)).toEqual([true, true, false]);
  expect(readTrustedProxies({})('127.0.0.1')).toBe(false);
  expect(readTrustedProxies({}, LOOPBACK)('127.0.0.1')).toBe(true);
  expect(() => readTrustedProxies({ TRUSTED_PROXY: 'proxy' })).toThrow('TRUSTED_PROXY cannot be used ("proxy"');
});
