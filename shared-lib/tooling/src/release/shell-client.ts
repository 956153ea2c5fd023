import { singletonLibraries, type ReleaseMetadata } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';

const TIMEOUT_MS = 3000;

// oxlint-disable-next-line project/glossary-names -- the field name is part of the public format of /federation.json
const shellExports = z.object({ contract: z.int(), doors: z.record(z.string(), z.array(z.string())) });
/** Contract version of a shell, and its exported names by entry point. */
export type ShellExports = z.infer<typeof shellExports>;

const releaseChecks = z.object({ checks: z.record(z.string(), z.string()) });
/** Version → `passed`, or the reason why the shell cannot use the release. */
export type ReleaseChecks = z.infer<typeof releaseChecks>['checks'];

const fetchJson = async <Body>(url: string, schema: z.ZodMiniType<Body>): Promise<Body | undefined> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    });
    return response.ok ? schema.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
};

/** Fetches the exports of the running shell; undefined when no shell responds. */
export const fetchShellExports = (shellOrigin: string): Promise<ShellExports | undefined> =>
  fetchJson(`${shellOrigin}/federation.json`, shellExports);

/** Fetches the results of the running shell's trials of a remote's releases; undefined when no shell responds. */
export const fetchReleaseChecks = async (shellOrigin: string, id: string): Promise<ReleaseChecks | undefined> =>
  (await fetchJson(`${shellOrigin}/registry.json?remote=${id}`, releaseChecks))?.checks;

/**
 * Checks that the running shell follows the release's contract and exports every name that the release imports.
 * @throws {CliError} naming what is missing
 */
export const assertCompatible = (
  { remote, contract, imports }: ReleaseMetadata,
  shell: ShellExports,
  shellOrigin: string,
): void => {
  if (contract !== shell.contract)
    throw new CliError(
      `${remote} follows contract ${contract} and the shell at ${shellOrigin} follows contract ${shell.contract}: release a shell of contract ${contract} first. Nothing was published.`,
    );
  // A shell that does not list the names of a library provides all of it.
  const isProvided = (module: string, name: string) =>
    Object.hasOwn(shell.doors, module)
      ? (shell.doors[module]?.includes(name) ?? false)
      : Object.hasOwn(singletonLibraries, module);
  const missing = Object.entries(imports).flatMap(([module, names]) =>
    names.filter((name) => !isProvided(module, name)).map((name) => `"${name}" of ${module}`),
  );
  if (missing.length > 0)
    throw new CliError(
      `${remote} needs ${missing.join(', ')}, which the shell at ${shellOrigin} does not export: release a shell that does first. Nothing was published.`,
    );
};
