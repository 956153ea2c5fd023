import { releaseBase, releaseMetadata, type RemoteId } from 'shared-lib/federation';
import { BUNDLE_KEY_HEADER } from '../build/bundle-key.ts';
import { integrityOf, versionOf, type CollectedRelease } from './collect.ts';
import { fetchFile } from './fetch-file.ts';
import { INTEGRITY_FILE } from './store.ts';

const TIMEOUT_MS = 60_000;
/** Above any release: the files are held in memory until they are stored. */
const MAX_RELEASE_BYTES = 100 * 1024 * 1024;

interface Location {
  remote: RemoteId;
  version: string;
  /** Hash of its `integrity.json`. */
  integrity: string;
  origin: string;
}

/**
 * Fetches all files of a release from its host, and verifies each one.
 * @param bundleKey secret with which hosts give out server bundles
 * @throws when a file is missing, takes too long or does not match its hash
 */
export const fetchStored = async (
  { remote, version, integrity, origin }: Location,
  bundleKey: string,
): Promise<CollectedRelease> => {
  const base = releaseBase(origin, version);
  const fetchVerified = async (file: string, expected: string) => {
    const headers = file.startsWith('server/') ? { [BUNDLE_KEY_HEADER]: bundleKey } : {};
    const content = await fetchFile(base + file, headers, TIMEOUT_MS);
    if (integrityOf(content) !== expected) throw new Error(`${base}${file} does not match its hash`);
    return content;
  };
  const text = await fetchVerified(INTEGRITY_FILE, integrity);
  if (versionOf(text) !== version) throw new Error(`${base}${INTEGRITY_FILE} belongs to another release`);
  const metadata = releaseMetadata.parse(JSON.parse(text.toString('utf8')));
  if (metadata.remote !== remote) throw new Error(`${base} has a release of ${metadata.remote}, not of ${remote}`);
  const files = new Map<string, Buffer>();
  let bytes = 0;
  for (const [file, expected] of Object.entries(metadata.files)) {
    const content = await fetchVerified(file, expected);
    bytes += content.length;
    if (bytes > MAX_RELEASE_BYTES) throw new Error(`${base} has more than ${MAX_RELEASE_BYTES} bytes`);
    files.set(file, content);
  }
  return { version, metadata, metadataText: text.toString('utf8'), integrity, files, maps: new Map() };
};
