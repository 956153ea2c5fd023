import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry, RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import type { SiteConfig } from '../config.ts';
import { writeAtomic } from './write-atomic.ts';
import { pageFigure, type PageFigure } from './shell-presence.ts';

/** Remote name → version → processor times of its pages in its trial. */
const allFigures = z.record(z.string(), z.record(z.string(), z.array(pageFigure)));
type AllFigures = z.infer<typeof allFigures>;

type Location = Pick<SiteConfig, 'registryFile'>;

/** The registry is small and is read every moment, so the figures have a file of their own. */
const fileOf = ({ registryFile }: Location) => join(dirname(registryFile), 'release-figures.json');

/** Without a readable file nothing was measured: then the next trial measures the live release, too. */
const readAll = async (location: Location): Promise<AllFigures> => {
  try {
    return allFigures.parse(JSON.parse(await readFile(fileOf(location), 'utf8')));
  } catch {
    return {};
  }
};

/** Processor times of the pages of a release in its trial; empty when they are not known. */
export const readFigures = async (location: Location, id: string, version: string): Promise<PageFigure[]> =>
  (await readAll(location))[id]?.[version] ?? [];

/**
 * Remembers processor times of a release that becomes live, and forgets those of releases that are no longer retained. Call it under
 * the registry's lock.
 */
export const addFigures = async (
  location: Location,
  { id, version, figures }: { id: RemoteId; version: string; figures: readonly PageFigure[] },
  { remotes }: Registry,
): Promise<void> => {
  const all = await readAll(location);
  const retained = Object.entries(all[id] ?? {}).filter(([other]) => remotes[id]?.releases[other] !== undefined);
  const next = { ...Object.fromEntries(retained), [version]: figures };
  await writeAtomic(fileOf(location), `${JSON.stringify({ ...all, [id]: next })}\n`);
};
