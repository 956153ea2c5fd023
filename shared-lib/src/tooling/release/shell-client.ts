import type { ReleaseMetadata } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';

const ANSWER_MS = 3000;

const federation = z.object({ contract: z.int(), doors: z.record(z.string(), z.array(z.string())) });
/** What a shell exports to remotes. */
export type ShellDoors = z.infer<typeof federation>;

const releaseChecks = z.object({ checks: z.record(z.string(), z.string()) });
/** Version → `passed`, or why the shell cannot use it. */
export type ReleaseChecks = z.infer<typeof releaseChecks>['checks'];

const ask = async <Answer>(url: string, shape: z.ZodMiniType<Answer>): Promise<Answer | undefined> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { accept: 'application/json' },
    });
    return response.ok ? shape.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
};

/** Asks the running shell what it exports; undefined when none answers. */
export const askShellDoors = (shellOrigin: string): Promise<ShellDoors | undefined> =>
  ask(`${shellOrigin}/federation.json`, federation);

/** Asks the running shell which releases of a remote it could load and draw; undefined when none answers. */
export const askReleaseChecks = async (shellOrigin: string, id: string): Promise<ReleaseChecks | undefined> =>
  (await ask(`${shellOrigin}/registry.json?remote=${id}`, releaseChecks))?.checks;

/**
 * Refuses a release that the running shell could not run.
 * @throws {CliError} naming what is missing
 */
export const refuseUnmetNeeds = (
  { remote, contract, imports }: ReleaseMetadata,
  shell: ShellDoors,
  shellOrigin: string,
): void => {
  if (contract !== shell.contract)
    throw new CliError(
      `${remote} follows contract ${contract} and the shell at ${shellOrigin} follows contract ${shell.contract}: release a shell of contract ${contract} first. Nothing was published.`,
    );
  const missing = Object.entries(imports).flatMap(([door, names]) =>
    names.filter((name) => !shell.doors[door]?.includes(name)).map((name) => `"${name}" of ${door}`),
  );
  if (missing.length > 0)
    throw new CliError(
      `${remote} needs ${missing.join(', ')}, which the shell at ${shellOrigin} does not export: release a shell that does first. Nothing was published.`,
    );
};
