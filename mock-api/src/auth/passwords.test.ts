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

test('a password is known by its hash, another one is not', async () => {
  const hash = await hashPassword('نخلة-41');
  expect(await verifyPassword('نخلة-41', hash)).toBe(true);
  expect(await verifyPassword('نخلة-42', hash)).toBe(false);
});

test('the same password never gives the same hash', async () => {
  expect(await hashPassword('olive-terrace')).not.toBe(await hashPassword('olive-terrace'));
});

test('without an account no password is right', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
  expect(await verifyPassword('anything', undefined)).toBe(false);
});

test('a hash of another cost still opens, and is seen to be outdated', async () => {
  const hash = cheapHash('olive-terrace');
  expect(await verifyPassword('olive-terrace', hash)).toBe(true);
  expect(isOutdated(hash)).toBe(true);
  expect(isOutdated(await hashPassword('olive-terrace'))).toBe(false);
});

test('what is no hash opens nothing', async () => {
  expect(await verifyPassword('plain', 'plain')).toBe(false);
});
