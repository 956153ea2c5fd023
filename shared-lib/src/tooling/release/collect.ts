import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CONTRACT_VERSION, releaseMetadata, remotes, type ReleaseMetadata, type RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { CliError } from '../cli-error.ts';

/** A release that is ready to be copied to its host. */
export interface CollectedRelease {
  /** First 16 hex digits of the hash of the label, which holds the hash of every file. */
  version: string;
  label: ReleaseMetadata;
  /** The text of `integrity.json`. */
  labelText: string;
  /** What the registry knows the label by. */
  labelIntegrity: string;
  files: ReadonlyMap<string, Buffer>;
}

const MANIFEST = 'mf-manifest.json';
const SERVER_BUNDLE = 'server/routes.cjs';
/** Made for the build's own readers; no browser asks for them. */
const LEFT_OUT = /\.map$|\.LICENSE\.txt$|^mf-stats\.json$|^index\.html$/;
/** The federated build's obligatory entry, which nothing loads: a release is entered through its remote entry. */
const UNUSED_ENTRY = /^static\/js\/index\.[^/]+\.js$/;

const manifestShape = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ path: z.string(), name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});
const importsShape = z.record(z.string(), z.array(z.string()));

export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));

const notBuilt = (id: RemoteId, file: string) =>
  new CliError(`${id} has no ${file}: build it first with "npm run build -w ${id}".`);

/**
 * Reads a remote's build and labels it. The same build always gives the same version.
 * @param dist the remote's `dist` folder
 * @throws {CliError} when the build is missing or incomplete
 */
export const collectRelease = async (id: RemoteId, dist: string): Promise<CollectedRelease> => {
  const files = await readFiles(id, dist);
  const label = await makeLabel(id, dist, files);
  const labelText = `${JSON.stringify(label, null, 1)}\n`;
  const version = createHash('sha256').update(labelText).digest('hex').slice(0, 16);
  return { version, label, labelText, labelIntegrity: integrityOf(labelText), files };
};

const readFiles = async (id: RemoteId, dist: string): Promise<Map<string, Buffer>> => {
  const folder = join(dist, 'federated');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const wanted = paths.filter((path) => !LEFT_OUT.test(path) && !UNUSED_ENTRY.test(path));
  if (wanted.length === 0) throw notBuilt(id, 'dist/federated');
  const server = await readFile(join(dist, SERVER_BUNDLE)).catch(() => {
    throw notBuilt(id, `dist/${SERVER_BUNDLE}`);
  });
  const browser = await Promise.all(wanted.map(async (path) => [path, await readFile(join(folder, path))] as const));
  return new Map([...browser, [SERVER_BUNDLE, server] as const]);
};

const makeLabel = async (id: RemoteId, dist: string, files: ReadonlyMap<string, Buffer>): Promise<ReleaseMetadata> => {
  const manifest = parseJson(manifestShape, files.get(MANIFEST), id, `dist/federated/${MANIFEST}`);
  const imports = parseJson(
    importsShape,
    await readFile(join(dist, 'imports.json')).catch(() => undefined),
    id,
    'dist/imports.json',
  );
  const { path, name } = manifest.metaData.remoteEntry;
  const label = releaseMetadata.safeParse({
    remote: id,
    container: manifest.name,
    contract: CONTRACT_VERSION,
    entry: `${path}${name}`,
    manifest: MANIFEST,
    exposes: sorted(manifest.exposes.map((expose) => [expose.path, expose.assets.js.sync] as const)),
    server: SERVER_BUNDLE,
    imports: sorted(Object.entries(imports)),
    files: sorted([...files].map(([file, content]) => [file, integrityOf(content)] as const)),
  });
  if (!label.success) throw new CliError(`The build of ${id} cannot be released: ${z.prettifyError(label.error)}`);
  refuseGaps(id, label.data);
  return label.data;
};

/** A label must not promise what the release does not hold. */
const refuseGaps = (id: RemoteId, { entry, exposes, files }: ReleaseMetadata): void => {
  const undone = Object.keys(remotes[id].exposes).filter((door) => !exposes[door]);
  if (undone.length > 0) throw new CliError(`The build of ${id} does not expose ${undone.join(', ')}.`);
  const missing = [entry, ...Object.values(exposes).flat()].filter((file) => !files[file]);
  if (missing.length > 0)
    throw new CliError(`The build of ${id} names files that it does not hold: ${missing.join(', ')}. Build it again.`);
};

const parseJson = <Value>(
  shape: z.ZodMiniType<Value>,
  content: Buffer | undefined,
  id: RemoteId,
  file: string,
): Value => {
  if (!content) throw notBuilt(id, file);
  try {
    return z.parse(shape, JSON.parse(content.toString()));
  } catch {
    throw new CliError(`${id}/${file} is not what a build writes; build ${id} again.`);
  }
};
