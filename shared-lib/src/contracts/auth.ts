import * as z from 'zod/mini';
import { emailText, passwordText, requiredText } from './text.ts';
import { user } from './user.ts';

/** Sign-in asks for 6 characters, as the specification says; registration for 8. */
export const loginInput = z.object({
  email: emailText(),
  password: passwordText({ length: 6, code: 'password-short-login' }),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registrationRoles = ['client', 'consultant'] as const;

export const registrationInput = z
  .object({
    name: requiredText({ required: 'name-required', min: { length: 2, code: 'name-short' }, max: 120 }),
    email: emailText(),
    password: passwordText({ length: 8, code: 'password-short' }),
    password_confirmation: z.string('confirmation-required').check(z.minLength(1, 'confirmation-required')),
    role: z.enum(registrationRoles, 'role-required'),
  })
  .check(
    z.refine((input) => input.password_confirmation === '' || input.password === input.password_confirmation, {
      path: ['password_confirmation'],
      error: 'confirmation-different',
    }),
  );
export type RegistrationInput = z.infer<typeof registrationInput>;

export const authAnswer = z.object({ token: z.string(), user });
export type AuthAnswer = z.infer<typeof authAnswer>;

/** `/auth/verify` answers 200 with a bare boolean. */
export const verifyAnswer = z.boolean();
