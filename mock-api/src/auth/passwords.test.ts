import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

/** A hash at a lower cost, as another release may have stored it. */
const cheapHash = (password: string) => {
  const salt = Buffer.alloc(16, 7);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8192,t=1,p=1$${base64(salt)}$${base64(tag)}`;
};

test('verifies the right password and rejects another one', async () => {
  const hash = await hashPassword('نخلة-41');
  expect(await verifyPassword('نخلة-41', hash)).toBe(true);
  expect(await verifyPassword('نخلة-42', hash)).toBe(false);
});

test('never produces the same hash twice', async () => {
  expect(await hashPassword('olive-terrace')).not.toBe(await hashPassword('olive-terrace'));
});

test('rejects every password without an account', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
  expect(await verifyPassword('anything', undefined)).toBe(false);
});

test('verifies a hash of another cost and reports it as outdated', async () => {
  const hash = cheapHash('olive-terrace');
  expect(await verifyPassword('olive-terrace', hash)).toBe(true);
  expect(isOutdated(hash)).toBe(true);
  expect(isOutdated(await hashPassword('olive-terrace'))).toBe(false);
});

test('rejects every password for an invalid hash', async () => {
  expect(await verifyPassword('plain', 'plain')).toBe(false);
});

test('accepts a password in every Unicode form, also against a hash of the typed form', async () => {
  const [composed, separate] = ['caf\u00E9-terrace', 'cafe\u0301-terrace'];
  const hash = await hashPassword(separate);
  expect(await verifyPassword(composed, hash)).toBe(true);
  expect(await verifyPassword(separate, hash)).toBe(true);
  // As an earlier release stored it.
  expect(await verifyPassword(separate, cheapHash(separate))).toBe(true);
  expect(await verifyPassword('cafe-terrace', hash)).toBe(false);
});
