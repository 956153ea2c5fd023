import { createInterface } from 'node:readline';
import { text as readText } from 'node:stream/consumers';
import { accountEmailText, passwordText } from 'shared-lib/contracts';
import { CliError } from 'tooling/cli-error';
import { isCommonPassword } from '../../auth/common-passwords.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Clock } from '../../clock.ts';
import { emailKey, insertUser } from '../../resources/users/repository.ts';
import type { Database } from '../open-database.ts';

/** Reads a line from the terminal without echoing it. */
const readHiddenLine = (prompt: string): Promise<string> =>
  new Promise((resolve) => {
    process.stderr.write(prompt);
    const terminal = createInterface({ input: process.stdin, output: undefined, terminal: true });
    terminal.once('line', (line) => {
      terminal.close();
      process.stderr.write('\n');
      resolve(line);
    });
    terminal.once('SIGINT', () => process.exit(130));
  });

/** Reads a password from the environment, a pipe or the terminal. Never from the arguments, which other users can read. */
export const promptPassword = async (fromEnvironment: string | undefined): Promise<string> => {
  if (fromEnvironment) return fromEnvironment;
  if (process.stdin.isTTY) return readHiddenLine('Password (8 characters or more, not shown): ');
  return (await readText(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
};

const passwordMessages: Record<string, string> = {
  'password-required': 'The password is empty',
  'password-short': 'The password is too short: it needs at least 8 characters',
  'password-long': 'The password is too long: 256 characters are the most',
};

const parseEmail = (text: string): string => {
  const parsed = accountEmailText().safeParse(text);
  if (!parsed.success) throw new CliError(`"${text}" is not an e-mail address.`);
  return parsed.data;
};

const parsePassword = (text: string, personalTexts: readonly string[]): string => {
  const parsed = passwordText({ length: 8, code: 'password-short' }).safeParse(text);
  if (!parsed.success)
    throw new CliError(`${passwordMessages[parsed.error.issues[0]?.message ?? ''] ?? 'The password cannot be used'}.`);
  if (isCommonPassword(parsed.data, [...personalTexts]))
    throw new CliError('The password is too common: choose another.');
  return parsed.data;
};

interface NewAdmin {
  email: string;
  /** Display name; the part before the @ when missing. */
  name: string | undefined;
  /** Called only after the e-mail address has passed its check. */
  password: () => Promise<string>;
}

/**
 * Adds an administrator.
 * @returns the success message
 * @throws {CliError} for an invalid e-mail address or password, or an e-mail address that already has an account
 */
export const createAdmin = async (
  db: Database,
  clock: Clock,
  { email: input, name: displayName, password: askPassword }: NewAdmin,
): Promise<string> => {
  const email = parseEmail(input);
  const name = displayName?.trim() || email.replace(/@.*$/, '');
  const taken = () =>
    new CliError(
      `${email} already has an account: use another e-mail address, or make that account an administrator in the administration.`,
    );
  if (await db.selectFrom('users').select('id').where('email', '=', emailKey(email)).executeTakeFirst()) throw taken();
  const password_hash = await hashPassword(parsePassword(await askPassword(), [name, email]));
  const user = await insertUser(db, { name, email, role: 'admin', status: 'active', password_hash }, clock);
  if (!user) throw taken();
  return `${email} is an administrator now and can sign in at /admin/login.`;
};
