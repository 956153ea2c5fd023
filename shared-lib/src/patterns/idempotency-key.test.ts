// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { idempotencyKeyOf } from './idempotency-key.ts';

afterEach(() => localStorage.clear());

test('uses the secret that the browser stored in November 2026, so that a retry after an update is not stored twice', () => {
  localStorage.setItem('miqyas:write-secret', '00ff');
  expect(idempotencyKeyOf({ name: 'منى' })).toBe(idempotencyKeyOf({ name: 'منى' }));
  expect(idempotencyKeyOf({ name: 'منى' })).toMatch(/^00ff-[0-9a-f]{1,8}$/);
});
