import { createHash } from 'node:crypto';
import {
  PAGES_FILE,
  releaseBase,
  releaseMetadata,
  releasePages,
  scriptsAt,
  type BrowserRelease,
  type RegistryRemote,
  type ReleaseMetadata,
  type ReleasePage,
} from 'shared-lib/federation';
import { BUNDLE_KEY_HEADER } from 'tooling/build/bundle-key';
import { versionOf } from 'tooling/release/collect';
import { fetchFile } from 'tooling/release/fetch-file';
import { INTEGRITY_FILE } from 'tooling/release/store';
import type { Preload } from './document-html.ts';
import { internalUrl } from './internal-url.ts';
import type { Bundle } from './renderer/messages.ts';
import type { PageRenderers } from './renderer/release-renderers.ts';

const FETCH_TIMEOUT_MS = 3000;
/** A trial of a release waits longer for each file: a busy host must not refuse a good release. */
const TRIAL_FETCH_TIMEOUT_MS = 60_000;

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
  /** Why its files came from the cache of this shell: its host did not give them. */
  hostFault?: string | undefined;
}

export interface ReleaseLocation {
  remote: string;
  version: string;
  origin: string;
  /** URL of its folder for browsers; on its host by default. */
  base?: string;
  /** Hash of the release's `integrity.json`, from the registry. */
  integrity: string;
}

/** URL of the folder of a release for browsers: under the origin of the site when the remote has a path there, else on its host. */
export const browserBase = (
  { origin, path }: Pick<RegistryRemote, 'origin' | 'path'>,
  version: string,
  siteOrigin: string,
): string => releaseBase(path === undefined ? origin : siteOrigin + path, version);

const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Text of a file of a release that has the hash in the release's metadata, or in the registry. */
type ReadVerified = (file: string, integrity: string | undefined) => Promise<string>;

const parseJson = (text: string): unknown => JSON.parse(text);

const readPages = async (read: ReadVerified, { files }: ReleaseMetadata) => {
  const integrity = files[PAGES_FILE];
  return integrity === undefined ? {} : releasePages.parse(parseJson(await read(PAGES_FILE, integrity)));
};

/** A release whose files have been fetched and verified, and the code that only an isolated process evaluates. */
export interface FetchedRelease {
  release: LoadedRelease;
  bundle: Bundle;
  /** Path → text of the files that the server needs. */
  files: Readonly<Record<string, string>>;
}

/** Server bundle of each exposed module. Older releases have only the one of `./routes`. */
const serverFiles = ({ server, servers }: ReleaseMetadata): Record<string, string> => ({
  './routes': server,
  ...servers,
});

/**
 * Reads a release and verifies each file, starting with the hash in the registry.
 * @param read bytes of a file of the release folder, which may be anything
 * @throws when a file is missing or does not match its hash
 */
export const readRelease = async (
  { remote, version, origin, base = releaseBase(origin, version), integrity }: ReleaseLocation,
  read: (file: string) => Promise<Buffer>,
): Promise<FetchedRelease> => {
  const source = releaseBase(origin, version);
  const files: Record<string, string> = {};
  const readVerified: ReadVerified = async (file, expected) => {
    const body = await read(file);
    if (sha384(body) !== expected) throw new Error(`${source}${file} does not match its hash in the registry`);
    return (files[file] = body.toString('utf8'));
  };
  const integrityText = await readVerified(INTEGRITY_FILE, integrity);
  const metadata = releaseMetadata.parse(parseJson(integrityText));
  if (metadata.remote !== remote)
    throw new Error(`${remote} ${version} is a release of ${metadata.remote}: the registry names the wrong one`);
  if (versionOf(integrityText) !== version)
    throw new Error(
      `${remote} ${version} is not named by the hash of its ${INTEGRITY_FILE}, which is ${versionOf(integrityText)}`,
    );
  const [pages, _manifest, ...modules] = await Promise.all([
    readPages(readVerified, metadata),
    // The shell itself loads the entry directly. A host that sends a wrong manifest does not have the release.
    readVerified(metadata.manifest, metadata.files[metadata.manifest]),
    ...Object.entries(serverFiles(metadata)).map(
      async ([expose, file]) => [expose, await readVerified(file, metadata.files[file])] as const,
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
    files,
  };
};

/**
 * Fetches a release from its host and verifies each file.
 * @param bundleKey secret with which the hosts give out server bundles
 * @param timeoutMs how long each file may take
 * @throws when a file is missing, takes too long or does not match its hash
 */
export const fetchRelease = (
  location: ReleaseLocation,
  bundleKey: string,
  timeoutMs = FETCH_TIMEOUT_MS,
): Promise<FetchedRelease> => {
  const base = releaseBase(location.origin, location.version);
  // Only these files need the key, and they are requested when the host has shown that it has the release.
  const headersOf = (file: string) => (file.startsWith('server/') ? { [BUNDLE_KEY_HEADER]: bundleKey } : {});
  return readRelease(location, (file) => fetchFile(internalUrl(base + file), headersOf(file), timeoutMs));
};

/** A release with all its browser files. */
export interface TriedRelease extends FetchedRelease {
  /** Script of the browser → its text. */
  scripts: Readonly<Record<string, string>>;
}

/**
 * Fetches a release as `fetchRelease` does, and also verifies every file that browsers may ask for.
 * @throws when a file is missing, takes too long or does not match its hash
 */
export const fetchWholeRelease = async (location: ReleaseLocation, bundleKey: string): Promise<TriedRelease> => {
  const fetched = await fetchRelease(location, bundleKey, TRIAL_FETCH_TIMEOUT_MS);
  const { metadata } = fetched.release;
  const source = releaseBase(location.origin, location.version);
  const files = Object.entries(metadata.files).filter(([file]) => !file.startsWith('server/'));
  const contents = await Promise.all(
    files.map(async ([file, integrity]) => {
      return [file, await fetchVerified(source + file, integrity, TRIAL_FETCH_TIMEOUT_MS)] as const;
    }),
  );
  const scripts = contents.filter(([file]) => file.endsWith('.js'));
  return {
    ...fetched,
    scripts: Object.fromEntries(scripts.map(([file, content]) => [file, content.toString('utf8')])),
  };
};

/**
 * Fetches a file that browsers may ask for.
 * @param integrity hash that the registry, or the list of its release, has of it
 * @param timeoutMs how long it may take
 * @throws when the host does not give it, or it does not match
 */
export const fetchVerified = async (url: string, integrity: string, timeoutMs = FETCH_TIMEOUT_MS): Promise<Buffer> => {
  const content = await fetchFile(internalUrl(url), {}, timeoutMs);
  if (sha384(content) !== integrity) throw new Error(`${url} does not match its hash in the registry`);
  return content;
};

type HostLocation = Pick<ReleaseLocation, 'origin' | 'version' | 'integrity'>;

const fetchIntegrity = ({ origin, version, integrity }: HostLocation): Promise<Buffer> =>
  fetchVerified(`${releaseBase(origin, version)}${INTEGRITY_FILE}`, integrity);

/** @throws why the host of a release does not give it to browsers */
export const askHost = async (location: HostLocation): Promise<void> => void (await fetchIntegrity(location));

/** What a release on a host consists of. @throws when the host does not give it */
export const fetchMetadata = async (location: HostLocation): Promise<ReleaseMetadata> =>
  releaseMetadata.parse(parseJson((await fetchIntegrity(location)).toString('utf8')));

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
