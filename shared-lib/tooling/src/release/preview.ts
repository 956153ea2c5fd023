import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RegistryRemote, RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import { ROOT, type SiteConfig } from '../config.ts';
import { collectRelease } from './collect.ts';
import { MAX_PREVIEW_HOURS, previewLink, signPreview } from './preview-link.ts';
import { changeRegistry, remoteIn } from './registry-file.ts';
import { readPreviewKey } from './release-keys.ts';
import { logRelease, readActor, type ReleaseActor } from './release-log.ts';
import { assertCompatible, fetchShellExports } from './shell-client.ts';
import { removeMaps, storeMaps } from './source-maps.ts';
import { releasesFolder, removeReleases, storeRelease } from './store.ts';
import { writeAtomic } from './write-atomic.ts';

const HOUR_MS = 3_600_000;
const DEFAULT_PREVIEW_HOURS = 24;

/** Remote name → release → end of its last preview, in milliseconds. */
const previews = z.record(z.string(), z.record(z.string(), z.int()));

type Location = Pick<SiteConfig, 'registryFile'>;

/** The registry has no release that was never live, so the times until which their files are needed have a file of their own. */
const fileOf = ({ registryFile }: Location) => join(dirname(registryFile), 'previews.json');

const readPreviews = async (location: Location): Promise<z.infer<typeof previews>> => {
  try {
    return previews.parse(JSON.parse(await readFile(fileOf(location), 'utf8')));
  } catch {
    return {}; // the first preview creates the file
  }
};

/** Notes until when a release is shown. Removes the files of those whose time is over, and which were never live. */
const notePreview = async (
  config: SiteConfig,
  id: RemoteId,
  shown: { version: string; expires: number; now: number },
  { releases }: RegistryRemote,
): Promise<void> => {
  const all = await readPreviews(config);
  const known = all[id] ?? {};
  const ends = { ...known, [shown.version]: Math.max(shown.expires, known[shown.version] ?? 0) };
  const over = Object.entries(ends).flatMap(([version, end]) => (end <= shown.now ? [version] : []));
  const rest = Object.fromEntries(Object.entries(ends).filter(([version]) => !over.includes(version)));
  await writeAtomic(fileOf(config), `${JSON.stringify({ ...all, [id]: rest }, null, 1)}\n`);
  const expired = over.filter((version) => !releases[version]);
  await removeReleases(releasesFolder(config, id), expired);
  await removeMaps(config, id, expired);
};

/** Whether a link may still show a release, so that its files must stay. */
export const isPreviewed = async (
  location: Location,
  id: RemoteId,
  version: string,
  now = Date.now(),
): Promise<boolean> => ((await readPreviews(location))[id]?.[version] ?? 0) > now;

interface PreviewOptions {
  config: SiteConfig;
  /** Origin of the running shell, which must export every name that the release imports; undefined when none runs. */
  shellOrigin?: string;
  /** Folder of the build; the remote's own `dist` by default. */
  dist?: string;
  /** How long the link works; a day by default. */
  hours?: number;
  clock?: () => number;
  /** Who shows it, for the log of releases; read from the pipeline or git by default. */
  actor?: ReleaseActor;
}

export interface PreparedPreview {
  version: string;
  link: string;
  /** When the link ends. */
  expires: Date;
}

/**
 * Stores a remote's build without making it live, and signs a link that shows it to whoever opens the link.
 * @throws {CliError} when the build is missing, the remote was never published, the release is live or withdrawn, the running shell lacks
 *   a name that it imports, or this machine has no key of the team
 */
export const preparePreview = async (
  id: RemoteId,
  {
    config,
    shellOrigin,
    dist = join(ROOT, id, 'dist'),
    hours = DEFAULT_PREVIEW_HOURS,
    clock = Date.now,
    actor,
  }: PreviewOptions,
): Promise<PreparedPreview> => {
  if (!(hours > 0 && hours <= MAX_PREVIEW_HOURS))
    throw new CliError(`A preview lasts up to ${MAX_PREVIEW_HOURS} hours, not ${hours}.`);
  const release = await collectRelease(id, dist);
  const { version, integrity, metadata } = release;
  const key = await readPreviewKey(id, config);
  const shell = shellOrigin === undefined ? undefined : await fetchShellExports(shellOrigin);
  if (shell && shellOrigin !== undefined) assertCompatible(metadata, shell, shellOrigin);
  const now = clock();
  const expires = Math.round(now + hours * HOUR_MS);
  await changeRegistry(config.registryFile, async (registered) => {
    const remote = remoteIn(registered, id, config.registryFile);
    const withdrawal = remote.withdrawn?.[version];
    if (withdrawal) throw new CliError(`${id} ${version} was withdrawn (${withdrawal.reason}); show a repaired build.`);
    if (remote.current === version)
      throw new CliError(`${id} ${version} is live already: there is nothing to preview.`);
    await storeRelease(releasesFolder(config, id), release);
    await storeMaps(config, id, release);
    await notePreview(config, id, { version, expires, now }, remote);
    return { result: undefined };
  });
  const end = new Date(expires);
  const by = actor ?? (await readActor());
  await logRelease(config, { ...by, remote: id, version, outcome: 'previewed', until: end.toISOString() });
  const token = signPreview({ site: config.siteOrigin, remote: id, version, integrity, expires }, key);
  return { version, link: previewLink(config.siteOrigin, token), expires: end };
};
