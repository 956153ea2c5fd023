import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

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
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
};
