import type { User } from 'shared-lib/contracts';

const ROLES: readonly unknown[] = ['admin', 'client', 'consultant', 'other'] satisfies User['role'][];
const STATUSES: readonly unknown[] = ['active', 'pending', 'suspended', 'other'] satisfies User['status'][];

const isText = (value: unknown) => typeof value === 'string';
const isTimestamp = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Validators of all fields of a user. */
const fields: { [Field in keyof User]-?: (value: unknown) => boolean } = {
  id: (value) => Number.isInteger(value) && Number(value) > 0,
  name: isText,
  email: isText,
  phone: isText,
  phone_e164: (value) => value === undefined || isText(value),
  company: isText,
  country: isText,
  role: (value) => ROLES.includes(value),
  status: (value) => STATUSES.includes(value),
  last_login_at: (value) => value === null || isTimestamp(value),
  created_at: isTimestamp,
  updated_at: isTimestamp,
};

/**
 * Equivalent of the contract `user` without zod: the stored user is validated before the first page is interactive, and nothing
 * else needs zod at that time. A test checks that both agree.
 */
export const isStoredUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([field, isValid]) => isValid(Reflect.get(value, field)));
