import {
  areaOf,
  isOpen,
  pagesWithoutSample,
  samplePaths,
  type ReleaseMetadata,
  type ReleasePage,
  type RemoteDefinition,
} from 'shared-lib/federation';
import { siteUrl } from 'shared-lib/paths';
import { withTrialApis, type TrialApis } from 'tooling/release/trial-api';
import { assertApiVersion } from './api-version.ts';
import { compareProcessorTimes, slowPages } from './processor-time.ts';
import { assertScripts } from './release-scripts.ts';
import type { BrowserTrial } from './renderer/browser-trial.ts';
import type { PageFigure, Trial } from './renderer/messages.ts';
import { tryRelease, type RendererOptions } from './renderer/renderer.ts';

/** Longer than a page of the site waits for its data: a busy machine must not refuse a good release. */
const DEADLINE_MS = 10_000;

interface TrialOptions extends Pick<RendererOptions, 'bundle' | 'applicationFile' | 'log'> {
  remote: RemoteDefinition;
  metadata: ReleaseMetadata;
  /** Pages of the release; undefined when an older build made it. */
  pages: readonly ReleasePage[] | undefined;
  /** Script of the browser → its text. */
  scripts: Readonly<Record<string, string>>;
  siteOrigin: string;
  apiOrigin: string;
  live?: LiveRelease | undefined;
  /** APIs that run already, for several trials; by default each trial starts its own. */
  apis?: TrialApis;
}

/** Pages of a release of an older build, which does not list them. */
const firstPages = ({ mounts }: RemoteDefinition): ReleasePage[] =>
  mounts.map((path) => ({ path, expose: `./${areaOf(path).expose}` }));

/** The pages that a server renders for visitors: those of a guarded area depend on an account, which only browsers know. */
const serverPages = ({ ssr }: RemoteDefinition, pages: readonly ReleasePage[]): ReleasePage[] =>
  ssr ? pages.filter(({ path }) => isOpen(path)) : [];

/** The server evaluates every module, and renders the pages of a remote that it renders for visitors. */
const serverTrial = ({ remote, siteOrigin }: TrialOptions, pages: readonly ReleasePage[]): Trial => {
  const tried = serverPages(remote, pages).flatMap((page) =>
    samplePaths([page]).map((path) => ({ path, expose: page.expose })),
  );
  return {
    pages: tried.map(({ path, expose }) => ({ expose, url: siteUrl(siteOrigin, path).href })),
    deadlineMs: DEADLINE_MS,
    isComplete: true,
  };
};

const browserTrial = (
  { remote, metadata, scripts, siteOrigin, bundle }: TrialOptions,
  pages: readonly ReleasePage[],
  samples: TrialApis['samples'],
  scope: BrowserTrial['scope'],
): Trial => {
  const { container, entry, exposes } = metadata;
  const files = { base: bundle.base, container, entry, exposes: Object.keys(exposes), scripts: { ...scripts } };
  const browser: BrowserTrial = { remote: remote.id, siteOrigin, files, pages: [...pages], samples, scope };
  return { pages: [], deadlineMs: DEADLINE_MS, browser };
};

/** The route pattern of a page that was tried at a path. */
const patternOf = (pages: readonly ReleasePage[], path: string): string =>
  pages.find((page) => samplePaths([page]).includes(path))?.path ?? path;

interface Release extends Pick<TrialOptions, 'metadata' | 'pages' | 'scripts' | 'bundle'> {}

/** The live release, to compare the candidate with. */
export interface LiveRelease {
  /** Processor times of its pages in its own trial; empty when they are not known. */
  figures: readonly PageFigure[];
  /** Undefined when it cannot be read. */
  load(): Promise<Release | undefined>;
}

/** Runs the trials of a release. @returns processor times by route pattern */
const measure = async (options: TrialOptions, apis: TrialApis, scope: 'all' | 'rows'): Promise<PageFigure[]> => {
  const { remote, bundle, applicationFile, log } = options;
  const pages = options.pages ?? firstPages(remote);
  const onServer = serverTrial(options, pages);
  const inBrowser = browserTrial(options, pages, apis.samples, scope);
  const ofServer = new Set(serverPages(remote, pages).map(({ path }) => path));
  // In a second run only the figures count: those of the server for what it renders, and those of the browser for the rest.
  const trials = [
    ...(scope === 'all' || ofServer.size > 0 ? [onServer] : []),
    ...(scope === 'all' || ofServer.size < pages.length ? [inBrowser] : []),
  ];
  const renderer = { bundle, applicationFile, log, apiOrigin: apis.contentOrigin, cacheMs: 0 };
  const figures = await tryRelease(trials.map((trial) => ({ ...renderer, trial })));
  return figures.flatMap((measured, index) =>
    measured
      .map(({ path, ms }) => ({ path: patternOf(pages, path), ms }))
      .filter(({ path }) => ofServer.has(path) === (trials[index] === onServer)),
  );
};

/**
 * Measures a candidate with slow pages again, and the live release beside it, because a busy machine is slow too.
 * @throws naming a page that is much slower than in the live release
 */
const compareWithLive = async (
  candidate: TrialOptions,
  apis: TrialApis,
  suspects: readonly PageFigure[],
): Promise<void> => {
  const release = await candidate.live?.load();
  if (!release) return;
  await compareProcessorTimes(suspects, async () => ({
    live: await measure({ ...candidate, ...release }, apis, 'rows'),
    figures: await measure(candidate, apis, 'rows'),
  }));
};

/**
 * Tries everything that a release must show before it becomes live, in processes of its own: its scripts are there, its modules can be
 * evaluated, the pages that a server renders have their status and content, and in a document like a browser's every page opens for
 * guests and users of each role, with rows, without, and while the API fails.
 * @returns processor times of the pages
 * @throws why the release cannot be used
 */
export const tryCompletely = async (options: TrialOptions): Promise<PageFigure[]> => {
  const { remote, metadata, scripts, apiOrigin, log, live, apis: running } = options;
  const pages = options.pages ?? firstPages(remote);
  const missing = pagesWithoutSample(serverPages(remote, pages));
  if (missing.length > 0) throw new Error(`these pages name no sample to try: ${missing.join(', ')}`);
  assertScripts({ metadata, pages, scripts });
  await assertApiVersion(metadata, apiOrigin);
  const tryWith = async (apis: TrialApis) => {
    const figures = await measure(options, apis, 'all');
    const suspects = live ? slowPages(figures, live.figures) : [];
    if (suspects.length > 0) await compareWithLive(options, apis, suspects);
    return figures;
  };
  return running ? tryWith(running) : withTrialApis({ apiOrigin, log }, tryWith);
};
