import { CONTRACT_VERSION, isBrowserReleases, type BrowserReleases, type RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError, UsageError } from '../cli-error.ts';

const TIMEOUT_MS = 10_000;

/** What `/federation.json` of a shell says first. */
const shellFacts = z.object({ contract: z.int() });

/**
 * @returns the origin that `--site` names
 * @throws {UsageError} when it is not exactly an origin
 */
export const parseSiteOrigin = (given: string | undefined): string => {
  if (given === undefined || given === '' || given.startsWith('-'))
    throw new UsageError('--site needs the origin of a site, such as --site https://staging.example.com.');
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || (given !== url.origin && given !== `${url.origin}/`))
    throw new UsageError(
      `--site "${given}" is not the origin of a site: give one like https://staging.example.com, without a path.`,
    );
  return url.origin;
};

/** The response to a request that follows no redirect: another site must not answer for this one. */
const respond = async (site: string, path: string): Promise<Response> => {
  try {
    return await fetch(site + path, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CliError(
      `The site ${site} does not respond (${cause instanceof Error ? cause.message : String(cause)}): check that it runs and that its origin is right.`,
    );
  }
};

/** JSON of a path of the site; undefined when the response is something else. */
const readJson = async (site: string, path: string): Promise<unknown> => {
  const response = await respond(site, path);
  return response.ok ? response.json().catch(() => undefined) : undefined;
};

/**
 * Makes sure that a remote of this checkout can run in a deployed site.
 * @throws {CliError} when the site does not respond, is not one of ours or follows another contract
 */
export const assertDeployedSite = async (site: string): Promise<void> => {
  const facts = z.safeParse(shellFacts, await readJson(site, '/federation.json'));
  if (!facts.success)
    throw new CliError(`${site} is not a Miqyas site: it says at /federation.json nothing about a shell.`);
  if (facts.data.contract !== CONTRACT_VERSION)
    throw new CliError(
      `${site} follows contract ${facts.data.contract} and this checkout follows contract ${CONTRACT_VERSION}: check out the version that the site runs.`,
    );
};

/**
 * The releases of a remote that a deployed site gives to browsers.
 * @throws {CliError} when the site does not respond, or not with releases
 */
export const fetchDeployedReleases = async (site: string, id: RemoteId): Promise<BrowserReleases> => {
  const releases = await readJson(site, `/registry.json?remote=${id}`);
  if (!isBrowserReleases(releases)) throw new CliError(`The site ${site} says nothing about the releases of ${id}.`);
  return releases;
};
