import { user, type User } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { isStoredUser } from './session.ts';

const validUser: User = {
  id: 7,
  name: 'ليلى منصور',
  email: 'laila@example.com',
  phone: '',
  phone_e164: '',
  company: '',
  country: '',
  role: 'client',
  status: 'active',
  last_login_at: null,
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-01-05T08:00:00.000Z',
};

const invalidValues: Record<keyof User, unknown[]> = {
  id: [0, -1, 1.5, '7', null],
  name: [7, null],
  email: [7, null],
  phone: [7, null],
  phone_e164: [7, null],
  company: [7, null],
  country: [7, null],
  role: ['root', '', null],
  status: ['gone', '', null],
  last_login_at: ['yesterday', 7],
  created_at: ['yesterday', 7, null],
  updated_at: ['yesterday', 7, null],
};

/** Stored users were parsed before: a value that the contract replaces cannot be a stored one. */
const acceptsUnchanged = (value: unknown): boolean => {
  const { success, data } = user.safeParse(value);
  return success && Object.entries(data).every(([field, parsed]) => Reflect.get(Object(value), field) === parsed);
};

test('accepts exactly the values that the contract returns', () => {
  const users = [
    validUser,
    { ...validUser, role: 'admin', status: 'suspended', last_login_at: '2026-02-01T10:00:00Z' },
    { ...validUser, role: 'other', status: 'other' },
    { ...validUser, unknownField: true },
    null,
    'user',
    [],
    ...Object.entries(invalidValues).flatMap(([field, values]) => [
      ...values.map((value) => ({ ...validUser, [field]: value })),
      Object.fromEntries(Object.entries(validUser).filter(([name]) => name !== field)),
    ]),
  ];
  expect(users.map((one) => isStoredUser(one))).toEqual(users.map(acceptsUnchanged));
  // One of them was stored before users had a `phone_e164`.
  expect(users.filter((one) => isStoredUser(one))).toHaveLength(5);
});

test('tests every field of the contract', () => {
  expect(Object.keys(invalidValues).toSorted()).toEqual(Object.keys(user.def.shape).toSorted());
});
