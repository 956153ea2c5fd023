import * as z from 'zod/mini';
import { passwordText } from './text.ts';

/** A new password, typed twice. */
const newPassword = z
  .object({
    password: passwordText({ length: 8, code: 'password-short' }),
    password_confirmation: z.string('confirmation-required').check(z.minLength(1, 'confirmation-required')),
  })
  .check(
    z.refine(
      ({ password, password_confirmation }) => password_confirmation === '' || password === password_confirmation,
      {
        path: ['password_confirmation'],
        error: 'confirmation-different',
      },
    ),
  );

/** A contract with a new password in it. The pair is checked by itself, so that a person hears of everything at once. */
export const withNewPassword = <Schema extends z.ZodMiniType>(schema: Schema) => z.intersection(schema, newPassword);
