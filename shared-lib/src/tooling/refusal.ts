/** Something that a person must put right; the message is one English sentence and needs no stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** A command that was typed wrongly; answered with exit code 2. */
export class UsageError extends Refusal {
  override name = 'UsageError';
}

/** Runs a command: a refusal is printed as its sentence, anything else is a defect and keeps its stack. */
export const runCommand = async (command: () => Promise<void> | void): Promise<void> => {
  try {
    await command();
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    process.stderr.write(
      `${error instanceof Refusal ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
  }
};
