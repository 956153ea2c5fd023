import { randomUUID, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { releaseBase, type RegistryCandidate, type RegistryRemote, type RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { readBundleKey } from '../build/bundle-key.ts';
import { CliError } from '../cli-error.ts';
import { ROOT, type SiteConfig } from '../config.ts';
import { collectRelease, integrityOf, type CollectedRelease } from './collect.ts';
import { fetchFile } from './fetch-file.ts';
import { fetchStored } from './fetch-stored.ts';
import type { PageBytes } from './page-bytes.ts';
import {
  acceptedResponse,
  ENTRY_PATH,
  entryResponse,
  PROPOSAL_STATE_PATH,
  proposalState,
  PROPOSALS_PATH,
  signEntryRequest,
  signProposal,
} from './proposal.ts';
import { assertMayBeTried, type CheckLimits } from './publish-checks.ts';
import { RefusedRelease } from './refused-releases.ts';
import { deploymentOf, isLiveAs, withRelease } from './registry-entry.ts';
import { readOwnTeamKey } from './release-keys.ts';
import { readActor, type ReleaseActor } from './release-log.ts';
import { signAsTeam, signCandidate } from './signatures.ts';
import { storeMaps } from './source-maps.ts';
import { INTEGRITY_FILE, removeReleases, storeRelease } from './store.ts';

const TIMEOUT_MS = 30_000;
const POLL_MS = 1000;
/** Longer than a shell waits for its own trial and for another release of the remote. */
const DEADLINE_MS = 3_900_000;

export interface PublishElsewhereOptions extends CheckLimits {
  /** Of this machine: its build, its key, and the site that it publishes to. */
  config: SiteConfig;
  /** Folder that the host of the remote serves, such as a mounted bucket; each release has a subfolder. */
  target: string;
  /** Origin at which browsers and shells find what is in `target`. */
  baseUrl: string;
  /** Origin that takes proposals; `RELEASES_ORIGIN`, else that of the site, by default. */
  proposalsOrigin: string;
  /** Origin of the shell with which the release must be compatible; undefined to ask none. */
  shellOrigin?: string;
  /** Folder of the build; the remote's own `dist` by default. */
  dist?: string;
  /** Who publishes, for the log of releases; read from the pipeline or git by default. */
  actor?: ReleaseActor;
  /** Time between two questions what has become of the proposal, in milliseconds. */
  pollMs?: number;
}

export interface PublishedElsewhere {
  version: string;
  outcome: 'live' | 'unchanged';
  /** The release that was live before. */
  from: string | undefined;
  pages: readonly PageBytes[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const errorResponse = z.object({ message: z.string() });

/** Sends JSON to the shell. @throws {CliError} with what it says, or why it does not respond */
const ask = async <Body>(url: string, schema: z.ZodMiniType<Body>, body?: unknown): Promise<Body> => {
  const sent =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(url, { ...sent, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new CliError(`The shell does not respond at ${url} (${messageOf(error)}). Nothing was published.`);
  });
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const parsed = z.safeParse(schema, json);
    if (parsed.success) return parsed.data;
  }
  const said = errorResponse.safeParse(json);
  throw new CliError(
    said.success && response.status !== 404
      ? `The shell at ${url} refuses: ${said.data.message}`
      : `${url} takes no proposals (status ${response.status}): start the shell with RELEASES_PORT, or with RELEASES_OPEN=1, and name its origin in RELEASES_ORIGIN.`,
  );
};

/** @throws {CliError} unless browsers would find the release where the registry will say it is */
const assertReachable = async (release: CollectedRelease, { target, baseUrl }: PublishElsewhereOptions) => {
  const url = `${releaseBase(baseUrl, release.version)}${INTEGRITY_FILE}`;
  const content = await fetchFile(url, {}, TIMEOUT_MS).catch((error: unknown) => {
    throw new CliError(
      `The release is in ${join(target, release.version)} and cannot be reached: ${messageOf(error)}. Check that ${baseUrl} serves ${target}. Nothing was published.`,
    );
  });
  if (integrityOf(content) !== release.integrity)
    throw new CliError(`${url} is not the file that was copied to ${target}. Nothing was published.`);
};

/** The live release stays usable, also at another origin than before, and the new one is compared with it. */
const copyLive = async (
  id: RemoteId,
  { current, origin, releases }: RegistryRemote,
  { config, target }: PublishElsewhereOptions,
): Promise<void> => {
  const integrity = releases[current]?.integrity ?? '';
  const copy = await readFile(join(target, current, INTEGRITY_FILE)).catch(() => undefined);
  if (copy && integrityOf(copy) === integrity) return;
  const live = await fetchStored(
    { remote: id, version: current, integrity, origin },
    await readBundleKey(config),
  ).catch((error: unknown) => {
    throw new CliError(`The live release of ${id} cannot be fetched: ${messageOf(error)}. Nothing was published.`);
  });
  await storeRelease(target, live);
};

/** The entry that the next one follows, and the key of its team. */
interface Previous {
  before: RegistryRemote | undefined;
  key: KeyObject;
}

/** Makes the next entry and its candidate, both signed. */
const sign = (
  id: RemoteId,
  release: CollectedRelease,
  { before, key, config, baseUrl }: Pick<PublishElsewhereOptions, 'config' | 'baseUrl'> & Previous,
) => {
  const { version, integrity } = release;
  const now = new Date();
  const { next, expired } = withRelease(before, release, deploymentOf(id, config, baseUrl), now);
  const entry = signAsTeam(id, { ...next, counter: Math.max(now.getTime(), (before?.counter ?? 0) + 1) }, key);
  const unsigned: RegistryCandidate = {
    id: randomUUID(),
    version,
    integrity,
    origin: baseUrl,
    proposed_at: now.toISOString(),
  };
  return { entry, candidate: signCandidate(id, unsigned, key), expired };
};

const untilDecided = async (name: string, url: string, pollMs: number): Promise<void> => {
  const deadline = performance.now() + DEADLINE_MS;
  for (;;) {
    const { state, reason = 'no reason given' } = await ask(url, proposalState);
    if (state === 'live') return;
    if (state === 'refused') throw new RefusedRelease(name, reason);
    if (performance.now() > deadline)
      throw new CliError(`${name} has no verdict yet; see "list" on the shell's machine.`);
    await wait(pollMs);
  }
};

/**
 * Publishes a remote's build from a machine that shares no disk with the shell: copies it to the folder of a host, and proposes it to the
 * shell by a signed call. The shell's trial decides, as for every other release.
 * @throws {CliError} when the build is missing, the host does not serve the folder, or the shell does not take the proposal
 * @throws {RefusedRelease} with the reason of the trial
 */
export const publishElsewhere = async (id: RemoteId, options: PublishElsewhereOptions): Promise<PublishedElsewhere> => {
  const { config, target, baseUrl, proposalsOrigin, dist = join(ROOT, id, 'dist'), pollMs = POLL_MS } = options;
  const key = await readOwnTeamKey(id, config);
  const release = await collectRelease(id, dist);
  const { version } = release;
  const asked = { remote: id, site: config.siteOrigin };
  const { entry: registered } = await ask(proposalsOrigin + ENTRY_PATH, entryResponse, signEntryRequest(asked, key));
  const before = registered ?? undefined;
  if (before && isLiveAs(before, version, deploymentOf(id, config, baseUrl)))
    return { version, outcome: 'unchanged', from: version, pages: [] };
  if (before) await copyLive(id, before, options);
  const pages = await assertMayBeTried(id, release, before, { ...options, folder: target });
  await storeRelease(target, release);
  await storeMaps(config, id, release);
  await assertReachable(release, options);
  const { entry, candidate, expired } = sign(id, release, { before, key, config, baseUrl });
  const actor = options.actor ?? (await readActor());
  const proposed = signProposal({ ...asked, base: before?.counter ?? 0, candidate, entry, actor }, key);
  const accepted = await ask(proposalsOrigin + PROPOSALS_PATH, acceptedResponse, proposed);
  await untilDecided(`${id} ${version}`, `${proposalsOrigin}${PROPOSAL_STATE_PATH}/${accepted.id}`, pollMs);
  await removeReleases(target, expired);
  return { version, outcome: 'live', from: before?.current, pages };
};
