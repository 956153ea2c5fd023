import * as z from 'zod/mini';
import { withNewPassword } from './new-password.ts';
import { optionalText, requiredText, timestamp } from './text.ts';
import { roles } from './user.ts';

export const changePasswordInput = withNewPassword(
  z.object({ current_password: z.string('password-required').check(z.minLength(1, 'password-required')) }),
);
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const profileInput = z.object({
  name: requiredText({ required: 'name-required', min: { length: 2, code: 'name-short' }, max: 120 }),
  phone: optionalText(40),
  company: optionalText(160),
  country: optionalText(80),
});
export type ProfileInput = z.infer<typeof profileInput>;

/** One place where somebody is signed in; the token itself is never told. */
export const accountSession = z.object({
  id: z.int(),
  device: z.string(),
  created_at: timestamp,
  last_used_at: timestamp,
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** Demo accounts, told in demo mode only. */
export const demoAccount = z.object({ role: z.enum(roles), email: z.string(), password: z.string(), name: z.string() });
export type DemoAccount = z.infer<typeof demoAccount>;
