import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';
import type { SiteConfig } from '../config.ts';
import { writeAtomic } from './write-atomic.ts';

const MAX_PER_REMOTE = 10;

/** A release that failed its trial. */
export class RefusedRelease extends CliError {
  override name = 'RefusedRelease';
  readonly reason: string;

  /** @param release remote and version */
  constructor(release: string, reason: string) {
    super(`${release} is refused: ${reason}. Nothing was published.`);
    this.reason = reason;
  }
}

const rejection = z.object({ version: z.string(), reason: z.string(), at: z.iso.datetime() });
export type Rejection = z.infer<typeof rejection>;

/** Remote name → its refused releases, newest first. */
const rejections = z.record(z.string(), z.array(rejection));
export type Rejections = z.infer<typeof rejections>;

type Location = Pick<SiteConfig, 'registryFile'>;

/** The registry does not change when a release is refused, so the reasons have a file of their own. */
const fileOf = ({ registryFile }: Location) => join(dirname(registryFile), 'refused-releases.json');

/** Reads why releases were refused. Without a readable file there are none, because nothing depends on them. */
export const readRejections = async (location: Location): Promise<Rejections> => {
  try {
    return rejections.parse(JSON.parse(await readFile(fileOf(location), 'utf8')));
  } catch {
    return {};
  }
};

const change = async (location: Location, id: RemoteId, next: (now: Rejection[]) => Rejection[]): Promise<void> => {
  const all = await readRejections(location);
  const list = next(all[id] ?? []).slice(0, MAX_PER_REMOTE);
  await writeAtomic(fileOf(location), `${JSON.stringify({ ...all, [id]: list }, null, 1)}\n`);
};

/** Remembers why a release was refused. Call it under the registry's lock. */
export const addRejection = (location: Location, id: RemoteId, added: Rejection): Promise<void> =>
  change(location, id, (now) => [added, ...now.filter(({ version }) => version !== added.version)]);

/** Forgets that a release was refused, because it passed a later trial. Call it under the registry's lock. */
export const removeRejection = async (location: Location, id: RemoteId, version: string): Promise<void> => {
  const known = (await readRejections(location))[id]?.some((one) => one.version === version) ?? false;
  if (known) await change(location, id, (now) => now.filter((one) => one.version !== version));
};
