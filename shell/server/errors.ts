/** Something that keeps the shell from running or serving; the message is one English sentence for who runs it. */
export class ShellError extends Error {
  override name = 'ShellError';
}
