/** An expected failure that the operator can fix. The message is one English sentence; the stack is not printed. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Wrong arguments on the command line; the process exits with code 2. */
export class UsageError extends CliError {
  override name = 'UsageError';
}

/** Runs a command. Prints a CliError as one sentence, and any other error, which is a defect, with its stack. */
export const runCommand = async (command: () => Promise<void> | void): Promise<void> => {
  try {
    await command();
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    process.stderr.write(
      `${error instanceof CliError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
  }
};
