import * as z from 'zod/mini';
import { emailText, optionalText, passwordText, requiredText, timestamp } from './text.ts';
import { roles } from './user.ts';

export const forgotPasswordInput = z.object({ email: emailText() });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;

const newPassword = {
  password: passwordText({ length: 8, code: 'password-short' }),
  password_confirmation: z.string('confirmation-required').check(z.minLength(1, 'confirmation-required')),
};
const sameTwice = z.refine<{ password: string; password_confirmation: string }>(
  (input) => input.password_confirmation === '' || input.password === input.password_confirmation,
  { path: ['password_confirmation'], error: 'confirmation-different' },
);

export const resetPasswordInput = z.object({ token: requiredText({ required: 'value-invalid', max: 200 }), ...newPassword }).check(sameTwice);
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const changePasswordInput = z
  .object({ current_password: z.string('password-required').check(z.minLength(1, 'password-required')), ...newPassword })
  .check(sameTwice);
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
