import * as z from 'zod/mini';
import { accountEmailText, passwordText, requiredText, tokenText } from './text.ts';
import { user } from './user.ts';

/** A new password with confirmation. */
const newPassword = z
  .object({
    password: passwordText({ length: 8, code: 'password-short' }),
    password_confirmation: z
      .string('confirmation-required')
      .check(z.minLength(1, 'confirmation-required'), z.maxLength(1024, 'password-long')),
  })
  .check(
    z.refine(
      ({ password, password_confirmation }) =>
        // Keyboards produce the same sign as one or as several characters.
        password_confirmation === '' || password.normalize('NFC') === password_confirmation.normalize('NFC'),
      {
        path: ['password_confirmation'],
        error: 'confirmation-different',
      },
    ),
  );

/** Adds a new password to a schema. An intersection validates both parts, so that the user sees all errors at once. */
export const withNewPassword = <Schema extends z.ZodMiniType>(schema: Schema) => z.intersection(schema, newPassword);

/** The specification requires 6 characters for sign-in and 8 for registration. */
export const loginInput = z.object({
  email: accountEmailText(),
  password: passwordText({ length: 6, code: 'password-short-login' }),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registrationRoles = ['client', 'consultant'] as const;

/** A missing or unknown role, also `admin`, becomes `client`. An empty one is a form in which nobody has chosen. */
// oxlint-disable-next-line promise/valid-params -- a contract, not a promise
const requestedRole = z.catch(z.enum([...registrationRoles, '']), 'client');

export const registrationInput = withNewPassword(
  z.object({
    name: requiredText({ required: 'name-required', min: { length: 2, code: 'name-short' }, max: 120 }),
    email: accountEmailText(),
    role: z.pipe(requestedRole, z.enum(registrationRoles, 'role-required')),
  }),
);
export type RegistrationInput = z.infer<typeof registrationInput>;

export const authResponse = z.object({ token: z.string(), user });
export type AuthResponse = z.infer<typeof authResponse>;

/** Without a token the registration does not sign in; the user then signs in separately. */
export const registrationResponse = z.object({ token: z.nullish(z.string()), user: z.nullish(user) });
export type RegistrationResponse = z.infer<typeof registrationResponse>;

export const forgotPasswordInput = z.object({ email: accountEmailText() });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;

/** `token` comes from the emailed link. */
export const resetPasswordInput = withNewPassword(z.object({ token: tokenText() }));
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

/** The response of `/auth/verify` is 200 with a bare boolean. */
export const verifyResponse = z.boolean();
