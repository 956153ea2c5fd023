import * as z from 'zod/mini';
import { passwordText } from './text.ts';

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
