import { user, type User } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { isStoredUser } from './stored-user.ts';

const known: User = {
  id: 7,
  name: 'ليلى منصور',
  email: 'laila@example.com',
  phone: '',
  company: '',
  country: '',
  role: 'client',
  status: 'active',
  last_login_at: null,
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-01-05T08:00:00.000Z',
};

const bad: Record<keyof User, unknown[]> = {
  id: [0, -1, 1.5, '7', null],
  name: [7, null],
  email: [7, null],
  phone: [7, null],
  company: [7, null],
  country: [7, null],
  role: ['root', '', null],
  status: ['gone', '', null],
  last_login_at: ['yesterday', 7],
  created_at: ['yesterday', 7, null],
  updated_at: ['yesterday', 7, null],
};

test('a stored user is taken exactly when the contract takes it', () => {
  const users = [
    known,
    { ...known, role: 'admin', status: 'suspended', last_login_at: '2026-02-01T10:00:00Z' },
    { ...known, unheardOf: true },
    null,
    'user',
    [],
    ...Object.entries(bad).flatMap(([field, values]) => [
      ...values.map((value) => ({ ...known, [field]: value })),
      Object.fromEntries(Object.entries(known).filter(([name]) => name !== field)),
    ]),
  ];
  expect(users.map((one) => isStoredUser(one))).toEqual(users.map((one) => user.safeParse(one).success));
  expect(users.filter((one) => isStoredUser(one))).toHaveLength(3);
});

test('the test knows every field of the contract', () => {
  expect(Object.keys(bad).toSorted()).toEqual(Object.keys(user.def.shape).toSorted());
});
