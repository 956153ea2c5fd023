import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Reads a line that is typed, without showing it. */
const typed = (question: string): Promise<string> =>
  new Promise((resolve) => {
    process.stderr.write(question);
    const terminal = createInterface({ input: process.stdin, output: undefined, terminal: true });
    terminal.once('line', (line) => {
      terminal.close();
      process.stderr.write('\n');
      resolve(line);
    });
    terminal.once('SIGINT', () => process.exit(130));
  });

/** The password from the environment, from what is piped in, or from the person at the terminal: never from the command line, which others can read. */
export const askPassword = async (fromEnvironment: string | undefined): Promise<string> => {
  if (fromEnvironment) return fromEnvironment;
  if (process.stdin.isTTY) return typed('Password (8 characters or more, not shown): ');
  return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
};
