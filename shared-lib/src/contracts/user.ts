import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { expectedVersion } from './content-fields.ts';
import { accountEmailText, id, optionalPassword, optionalText, requiredText, timestamp } from './text.ts';

export const roles = ['admin', 'client', 'consultant'] as const;
export type Role = (typeof roles)[number];
export const userStatuses = ['active', 'pending', 'suspended'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The numbers that were recognised in `phone`, in the form of links (E.164), separated by a space; empty for none. */
  phone_e164: z.optional(z.string()),
  company: z.string(),
  country: z.string(),
  role: knownOr(roles),
  status: knownOr(userStatuses),
  last_login_at: z.nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type User = z.infer<typeof user>;

/**
 * Input for saving an account; the response is a `user`. Without a password a new account gets an emailed link to set one, and an
 * existing account keeps its password. Only consultants can be `pending`.
 */
export const userInput = z
  .object({
    name: requiredText({ required: 'name-required', min: { length: 2, code: 'name-short' }, max: 120 }),
    email: accountEmailText(),
    phone: optionalText(40),
    company: optionalText(160),
    country: optionalText(80),
    role: z._default(z.enum(roles, 'choice-invalid'), 'client'),
    status: z._default(z.enum(userStatuses, 'choice-invalid'), 'active'),
    password: optionalPassword({ length: 8, code: 'password-short' }),
    ...expectedVersion,
  })
  .check(
    z.refine(({ role, status }) => status !== 'pending' || role === 'consultant', {
      path: ['status'],
      error: 'choice-invalid',
    }),
  );
export type UserInput = z.infer<typeof userInput>;
