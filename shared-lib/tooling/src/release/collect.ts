import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { API_VERSION } from 'shared-lib/contracts';
import {
  CONTRACT_VERSION,
  PAGES_FILE,
  releaseMetadata,
  remotes,
  type ReleaseMetadata,
  type RemoteId,
} from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';

/** A release that is ready to be stored. */
export interface CollectedRelease {
  /** First 16 hex digits of the SHA-256 of `integrity.json`, which contains the hash of every file. */
  version: string;
  metadata: ReleaseMetadata;
  /** The text of `integrity.json`. */
  metadataText: string;
  /** Hash of that text, as the registry stores it. */
  integrity: string;
  files: ReadonlyMap<string, Buffer>;
  /** Script → its source map. They are not part of the release: a changed comment changes them. */
  maps: ReadonlyMap<string, Buffer>;
}

const MANIFEST = 'mf-manifest.json';
const SERVER_BUNDLE = 'server/routes.cjs';

/** Path of the server bundle of an exposed module such as `./login`. */
const serverBundleOf = (expose: string) => `server/${expose.slice(2)}.cjs`;

/** Build files that browsers do not request. */
const EXCLUDED = /\.map$|\.LICENSE\.txt$|^mf-stats\.json$|^index\.html$/;
/** The empty entry of the federated build; the shell loads the remote entry instead. */
const UNUSED_ENTRY = /^static\/js\/index\.(?:[^/]+\.)?js$/;

const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});
const importsSchema = z.record(z.string(), z.array(z.string()));

/** Name of a release: the first 16 hex digits of the SHA-256 of its `integrity.json`. */
export const versionOf = (metadataText: Buffer | string): string =>
  createHash('sha256').update(metadataText).digest('hex').slice(0, 16);

export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));

const notBuilt = (id: RemoteId, file: string) =>
  new CliError(`${id} has no ${file}: build it first with "npm run build -w ${id}".`);

/**
 * Reads a remote's build and creates its `integrity.json`. The same build always has the same version.
 * @param dist the remote's `dist` folder
 * @throws {CliError} when the build is missing or incomplete
 */
export const collectRelease = async (id: RemoteId, dist: string): Promise<CollectedRelease> => {
  const files = await readFiles(id, dist);
  const metadata = await makeMetadata(id, dist, files);
  const metadataText = `${JSON.stringify(metadata, null, 1)}\n`;
  const version = versionOf(metadataText);
  const maps = await readMaps(dist, [...files.keys()]);
  return { version, metadata, metadataText, integrity: integrityOf(metadataText), files, maps };
};

const readFiles = async (id: RemoteId, dist: string): Promise<Map<string, Buffer>> => {
  const folder = join(dist, 'federated');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const wanted = paths.filter((path) => !EXCLUDED.test(path) && !UNUSED_ENTRY.test(path));
  if (wanted.length === 0) throw notBuilt(id, 'dist/federated');
  const browser = await Promise.all(wanted.map(async (path) => [path, await readFile(join(folder, path))] as const));
  const server = await readServerBundles(id, dist);
  const pages = await readFile(join(dist, PAGES_FILE)).catch(() => undefined); // older builds have no such file
  return new Map([...browser, ...server, ...(pages ? [[PAGES_FILE, pages] as const] : [])]);
};

/** Reads the source maps that there are: older builds have none. */
const readMaps = async (dist: string, files: readonly string[]): Promise<Map<string, Buffer>> => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const maps = await Promise.all(
    scripts.map(
      async (file) => [file, await readFile(join(dist, 'federated', `${file}.map`)).catch(() => undefined)] as const,
    ),
  );
  return new Map(maps.flatMap(([file, map]) => (map ? [[file, map] as const] : [])));
};

/** Reads the server bundles that there are; `assertComplete` names the others. */
const readServerBundles = async (id: RemoteId, dist: string): Promise<[string, Buffer][]> => {
  const bundles = await Promise.all(
    Object.keys(remotes[id].exposes).map(async (expose): Promise<[string, Buffer] | undefined> => {
      const path = serverBundleOf(expose);
      const content = await readFile(join(dist, path)).catch(() => undefined);
      return content && [path, content];
    }),
  );
  const found = bundles.filter((bundle) => bundle !== undefined);
  if (!found.some(([path]) => path === SERVER_BUNDLE)) throw notBuilt(id, `dist/${SERVER_BUNDLE}`);
  return found;
};

const makeMetadata = async (
  id: RemoteId,
  dist: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<ReleaseMetadata> => {
  const manifest = parseJson(manifestSchema, files.get(MANIFEST), id, `dist/federated/${MANIFEST}`);
  const imports = parseJson(
    importsSchema,
    await readFile(join(dist, 'imports.json')).catch(() => undefined),
    id,
    'dist/imports.json',
  );
  const { path, name } = manifest.metaData.remoteEntry;
  const metadata: ReleaseMetadata = {
    remote: id,
    container: manifest.name,
    contract: CONTRACT_VERSION,
    api: API_VERSION,
    entry: `${path}${name}`,
    manifest: MANIFEST,
    exposes: sorted(manifest.exposes.map((expose) => [expose.path, expose.assets.js.sync] as const)),
    server: SERVER_BUNDLE,
    servers: sorted(Object.keys(remotes[id].exposes).map((expose) => [expose, serverBundleOf(expose)] as const)),
    imports: sorted(Object.entries(imports)),
    files: sorted([...files].map(([file, content]) => [file, integrityOf(content)] as const)),
  };
  assertComplete(id, metadata);
  const checked = releaseMetadata.safeParse(metadata);
  if (!checked.success) throw new CliError(`The build of ${id} cannot be released: ${z.prettifyError(checked.error)}`);
  return checked.data;
};

/** Exposed module → code of its server bundle. */
export const serverBundles = ({ metadata, files }: CollectedRelease): Record<string, string> =>
  Object.fromEntries(
    Object.entries(metadata.servers ?? {}).map(([expose, file]) => [expose, files.get(file)?.toString() ?? '']),
  );

/** Script that browsers may ask for → its text. */
export const browserScripts = ({ metadata, files }: CollectedRelease): Record<string, string> => {
  const bundles = Object.values(metadata.servers ?? {});
  const scripts = [...files].filter(([file]) => file.endsWith('.js') && !bundles.includes(file));
  return Object.fromEntries(scripts.map(([file, content]) => [file, content.toString()]));
};

/** Checks that the build contains every exposed module and every file that the metadata names. */
const assertComplete = (id: RemoteId, { entry, exposes, servers = {}, files }: ReleaseMetadata): void => {
  const notExposed = Object.keys(remotes[id].exposes).filter((path) => !exposes[path]);
  if (notExposed.length > 0) throw new CliError(`The build of ${id} does not expose ${notExposed.join(', ')}.`);
  const missing = [entry, ...Object.values(exposes).flat(), ...Object.values(servers)].filter((file) => !files[file]);
  if (missing.length > 0)
    throw new CliError(
      `The build of ${id} names files that it does not contain: ${missing.join(', ')}. Build it again.`,
    );
};

const parseJson = <Value>(
  schema: z.ZodMiniType<Value>,
  content: Buffer | undefined,
  id: RemoteId,
  file: string,
): Value => {
  if (!content) throw notBuilt(id, file);
  try {
    return z.parse(schema, JSON.parse(content.toString()));
  } catch {
    throw new CliError(`${id}/${file} is not what a build writes; build ${id} again.`);
  }
};
