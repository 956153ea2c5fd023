import { emailText, passwordText } from 'shared-lib/contracts';
import { CliError } from 'shared-lib/tooling/cli-error';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Clock } from '../../clock.ts';
import { insertUser } from '../../resources/users/repository.ts';
import type { Database } from '../open-database.ts';

const rules: Record<string, string> = {
  'password-required': 'The password is empty',
  'password-short': 'The password is too short: it needs at least 8 characters',
  'password-long': 'The password is too long: 256 characters are the most',
};

const readEmail = (given: string): string => {
  const parsed = emailText().safeParse(given);
  if (!parsed.success) throw new CliError(`"${given}" is not an e-mail address.`);
  return parsed.data;
};

const readPassword = (given: string, about: readonly string[]): string => {
  const parsed = passwordText({ length: 8, code: 'password-short' }).safeParse(given);
  if (!parsed.success)
    throw new CliError(`${rules[parsed.error.issues[0]?.message ?? ''] ?? 'The password cannot be used'}.`);
  if (isCommonPassword(parsed.data, [...about]))
    throw new CliError('The password is one of those that are tried first: choose another.');
  return parsed.data;
};

interface NewAdmin {
  email: string;
  /** Shown in the administration; what is before the @ when none is given. */
  name: string | undefined;
  /** Asked for after the address was found to be good. */
  password: () => Promise<string>;
}

/**
 * Adds an administrator.
 * @returns what was done, in a sentence
 * @throws {CliError} for an address or password that cannot be used, or an address that has an account
 */
export const createAdmin = async (
  db: Database,
  clock: Clock,
  { email: given, name: called, password: ask }: NewAdmin,
): Promise<string> => {
  const email = readEmail(given);
  const name = called?.trim() || email.replace(/@.*$/, '');
  const taken = () =>
    new CliError(
      `${email} has an account already: give another address, or make that account an administrator in the administration.`,
    );
  if (await db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst())
    throw taken();
  const password_hash = await hashPassword(readPassword(await ask(), [name, email]));
  const user = await insertUser(db, { name, email, role: 'admin', status: 'active', password_hash }, clock);
  if (!user) throw taken();
  return `${email} is an administrator now and can sign in at /admin/login.`;
};
