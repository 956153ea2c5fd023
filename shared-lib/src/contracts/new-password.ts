import * as z from 'zod/mini';
import { passwordText } from './text.ts';

/** A new password, typed twice. */
export const newPassword = {
  password: passwordText({ length: 8, code: 'password-short' }),
  password_confirmation: z.string('confirmation-required').check(z.minLength(1, 'confirmation-required')),
};

/** That both are alike is checked whatever else is wrong, so that a person hears everything at once. */
export const passwordsAlike = () =>
  z.refine<{ password: string; password_confirmation: string }>(
    ({ password, password_confirmation }) => !password || !password_confirmation || password === password_confirmation,
    {
      path: ['password_confirmation'],
      error: 'confirmation-different',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );
