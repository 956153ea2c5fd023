import type { User } from 'shared-lib/contracts';

const ROLES: readonly unknown[] = ['admin', 'client', 'consultant'] satisfies User['role'][];
const STATUSES: readonly unknown[] = ['active', 'pending', 'suspended'] satisfies User['status'][];

const isText = (value: unknown) => typeof value === 'string';
const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Every field of a user, and how it is told. */
const fields: { [Field in keyof User]-?: (value: unknown) => boolean } = {
  id: (value) => Number.isInteger(value) && Number(value) > 0,
  name: isText,
  email: isText,
  phone: isText,
  company: isText,
  country: isText,
  role: (value) => ROLES.includes(value),
  status: (value) => STATUSES.includes(value),
  last_login_at: (value) => value === null || isMoment(value),
  created_at: isMoment,
  updated_at: isMoment,
};

/**
 * The contract `user`, told by hand: the stored user is read before the first page answers, and this is the one thing that
 * would need zod by then. Its test holds it to the contract.
 */
export const isStoredUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([field, fits]) => fits(Reflect.get(value, field)));
