import * as z from 'zod/mini';
import { withNewPassword } from './new-password.ts';
import { emailText, passwordText, requiredText } from './text.ts';
import { user } from './user.ts';

/** Sign-in asks for 6 characters, as the specification says; registration for 8. */
export const loginInput = z.object({
  email: emailText(),
  password: passwordText({ length: 6, code: 'password-short-login' }),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registrationRoles = ['client', 'consultant'] as const;

export const registrationInput = withNewPassword(
  z.object({
    name: requiredText({ required: 'name-required', min: { length: 2, code: 'name-short' }, max: 120 }),
    email: emailText(),
    role: z.enum(registrationRoles, 'role-required'),
  }),
);
export type RegistrationInput = z.infer<typeof registrationInput>;

export const authResponse = z.object({ token: z.string(), user });
export type AuthResponse = z.infer<typeof authResponse>;

/** Registration may answer without signing in: then the person signs in themselves. */
export const registrationResponse = z.object({ token: z.nullish(z.string()), user: z.nullish(user) });
export type RegistrationResponse = z.infer<typeof registrationResponse>;

export const forgotPasswordInput = z.object({ email: emailText() });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;

/** `token` is the one of the mailed link. */
export const resetPasswordInput = withNewPassword(
  z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
);
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

/** `/auth/verify` answers 200 with a bare boolean. */
export const verifyResponse = z.boolean();
