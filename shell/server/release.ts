import { createHash } from 'node:crypto';
import {
  PAGES_FILE,
  releaseBase,
  releaseMetadata,
  releasePages,
  scriptsAt,
  type BrowserRelease,
  type ReleaseMetadata,
  type ReleasePage,
} from 'shared-lib/federation';
import { BUNDLE_KEY_HEADER } from 'tooling/bundle-key';
import type { Preload } from './document-html.ts';
import type { Bundle } from './renderer/messages.ts';
import type { PageRenderers } from './renderer/release-renderers.ts';

const FETCH_TIMEOUT_MS = 3000;

/** A release that the server has fetched and verified. Its code never runs in this process. */
export interface LoadedRelease {
  remote: string;
  version: string;
  base: string;
  metadata: ReleaseMetadata;
  /** Its pages; undefined when an older build made the release. */
  pages?: readonly ReleasePage[];
  /** Renders its pages; undefined when only the browser does. */
  renderers: PageRenderers | undefined;
  /** `passed`, or why this release cannot be used. */
  check: string;
}

export interface ReleaseLocation {
  remote: string;
  version: string;
  origin: string;
  /** Hash of the release's `integrity.json`, from the registry. */
  integrity: string;
}

const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

const fetchVerified = async (
  url: string,
  integrity: string | undefined,
  headers: Record<string, string> = {},
): Promise<Buffer> => {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  if (sha384(body) !== integrity) throw new Error(`${url} does not match its hash in the registry`);
  return body;
};

const fetchPages = async (base: string, { files }: ReleaseMetadata) => {
  const integrity = files[PAGES_FILE];
  if (integrity === undefined) return {};
  return releasePages.parse(parseJson(await fetchVerified(base + PAGES_FILE, integrity)));
};

const parseJson = (body: Buffer): unknown => JSON.parse(body.toString('utf8'));

/** A release whose files have been fetched and verified, and the code that only an isolated process evaluates. */
export interface FetchedRelease {
  release: LoadedRelease;
  bundle: Bundle;
}

/** Server bundle of each exposed module. Older releases have only the one of `./routes`. */
const serverFiles = ({ server, servers }: ReleaseMetadata): Record<string, string> => ({
  './routes': server,
  ...servers,
});

/**
 * Fetches a release from its host and verifies each file, starting with the hash in the registry.
 * @param bundleKey secret with which the hosts give out server bundles
 * @throws when a file is missing, takes longer than 3 seconds or does not match its hash
 */
export const fetchRelease = async (
  { remote, version, origin, integrity }: ReleaseLocation,
  bundleKey: string,
): Promise<FetchedRelease> => {
  const base = releaseBase(origin, version);
  const metadata = releaseMetadata.parse(parseJson(await fetchVerified(`${base}integrity.json`, integrity)));
  if (metadata.remote !== remote)
    throw new Error(`${remote} ${version} is a release of ${metadata.remote}: the registry names the wrong one`);
  const fetchBundle = (file: string) =>
    fetchVerified(base + file, metadata.files[file], { [BUNDLE_KEY_HEADER]: bundleKey });
  const [pages, _manifest, ...modules] = await Promise.all([
    fetchPages(base, metadata),
    // The shell itself loads the entry directly. A host that sends a wrong manifest does not have the release.
    fetchVerified(base + metadata.manifest, metadata.files[metadata.manifest]),
    ...Object.entries(serverFiles(metadata)).map(
      async ([expose, file]) => [expose, (await fetchBundle(file)).toString('utf8')] as const,
    ),
  ]);
  return {
    release: {
      ...pages,
      remote,
      version,
      base,
      metadata,
      renderers: undefined,
      check: 'passed',
    },
    bundle: { name: `${remote} ${version}`, base, modules: Object.fromEntries(modules) },
  };
};

/** What a browser loads first: the remote entry and the scripts of the exposed modules. */
const startFiles = ({ entry, exposes }: ReleaseMetadata): string[] => [entry, ...Object.values(exposes).flat()];

const scriptsOfPages = (pages: readonly ReleasePage[]) =>
  Object.fromEntries(pages.flatMap(({ path, scripts }) => (scripts ? [[path, scripts]] : [])));

const withHashes = ({ files }: ReleaseMetadata, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (files[name] ? [[name, files[name]]] : [])));

/** The scripts that a page of a release needs, in the order in which they run. */
export const preloadsOf = (
  { base, metadata, pages = [] }: LoadedRelease,
  expose: string,
  pathname: string,
): Preload[] => {
  const page = scriptsAt(scriptsOfPages(pages), pathname);
  const scripts = [metadata.entry, ...(metadata.exposes[`./${expose}`] ?? []), ...page];
  return Object.entries(withHashes(metadata, scripts)).map(([file, integrity]) => ({ href: base + file, integrity }));
};

/** Describes a release in a document, which preloads the scripts of its own page. */
export const toBrowserRelease = ({ remote, version, base, metadata }: LoadedRelease): BrowserRelease => ({
  remote,
  version,
  container: metadata.container,
  base,
  entry: metadata.entry,
  exposes: metadata.exposes,
  files: withHashes(metadata, startFiles(metadata)),
});

/** Describes a release for a browser that asks before it knows which of the remote's pages it opens. */
export const toListedRelease = (release: LoadedRelease): BrowserRelease => {
  const pages = scriptsOfPages(release.pages ?? []);
  const scripts = Object.values(pages).flatMap((page) => Object.values(page).flat());
  return {
    ...toBrowserRelease(release),
    files: withHashes(release.metadata, [...startFiles(release.metadata), ...scripts]),
    pages,
  };
};
