import { areas, pagesWithoutSample, samplePaths, type ReleasePage, type RemoteDefinition } from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import { withTrialApi } from 'tooling/release/trial-api';
import type { Trial } from './renderer/messages.ts';
import { tryRelease, type RendererOptions } from './renderer/renderer.ts';

/** As long as a page of the site waits for its data. */
const DEADLINE_MS = 2000;

interface TrialOptions {
  remote: RemoteDefinition;
  /** Pages of the release; undefined when an older build made it. */
  pages: readonly ReleasePage[] | undefined;
  siteOrigin: string;
}

const roleOf = ({ id }: RemoteDefinition): NonNullable<Trial['browserRole']> =>
  areas.some(({ remote, guard }) => remote === id && guard?.role === 'admin') ? 'admin' : 'client';

/** The shell evaluates the modules of every remote in a process without a document. */
const evaluation: Trial = { pages: [], deadlineMs: DEADLINE_MS };

/**
 * What a release must show before it becomes live: its modules can be evaluated, and every page of its list renders.
 * @throws when a page with parameters names no sample
 */
const releaseTrials = ({ remote, pages, siteOrigin }: TrialOptions): Trial[] => {
  const missing = remote.ssr ? pagesWithoutSample(pages ?? []) : [];
  if (missing.length > 0) throw new Error(`these pages name no sample to try: ${missing.join(', ')}`);
  const [mount = '/'] = remote.mounts;
  const tried = pages
    ? pages.flatMap((page) => samplePaths([page]).map((path) => ({ path, expose: page.expose })))
    : [{ path: mount, expose: './routes' }];
  const rendering = {
    pages: tried.map(({ path, expose }) => ({ expose, url: siteUrl(siteOrigin, path).href })),
    deadlineMs: DEADLINE_MS,
  };
  return remote.ssr
    ? [{ ...rendering, checksContent: true }]
    : [evaluation, { ...rendering, browserRole: roleOf(remote) }];
};

interface CompleteTrialOptions extends TrialOptions, Pick<RendererOptions, 'bundle' | 'applicationFile' | 'log'> {
  apiOrigin: string;
}

/**
 * Tries everything that a release must show before it becomes live, in processes of its own. Pages that a server renders get data of
 * the API, or of a sample API when that one does not respond.
 * @throws why the release cannot be used
 */
export const tryCompletely = async ({
  remote,
  pages,
  siteOrigin,
  apiOrigin,
  ...renderer
}: CompleteTrialOptions): Promise<void> => {
  const trials = releaseTrials({ remote, pages, siteOrigin });
  const tryAll = (origin: string) =>
    tryRelease(trials.map((trial) => ({ ...renderer, apiOrigin: origin, cacheMs: 0, trial })));
  // Pages that only browsers render are tried without data.
  await (remote.ssr ? withTrialApi({ apiOrigin, log: renderer.log }, tryAll) : tryAll(apiOrigin));
};
