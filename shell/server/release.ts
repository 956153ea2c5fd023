import { createHash } from 'node:crypto';
import vm from 'node:vm';
import {
  isRemoteModule,
  releaseBase,
  releaseMetadata,
  type BrowserRelease,
  type RemoteModule,
  type ReleaseMetadata,
} from 'shared-lib/federation';
import * as z from 'zod/mini';

const FETCH_TIMEOUT_MS = 3000;

/** A release that the server has fetched, verified and evaluated. */
export interface LoadedRelease {
  remote: string;
  version: string;
  base: string;
  label: ReleaseMetadata;
  manifest: Record<string, unknown>;
  /** The doors as the server can draw them; undefined when they cannot be evaluated (`check` says why). */
  door: RemoteModule | undefined;
  /** `passed`, or why this release cannot be trusted. */
  check: string;
}

export interface ReleaseAddress {
  remote: string;
  version: string;
  origin: string;
  /** Hash of the release's label, from the registry. */
  integrity: string;
}

interface LoadOptions {
  /** The shell's singletons, by module name. */
  provided: Readonly<Record<string, object>>;
  /** Tries the evaluated door; rejects when it cannot be used. */
  tryDoor(door: RemoteModule): Promise<void>;
}

const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

const fetchVerified = async (address: string, integrity: string | undefined): Promise<Buffer> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  if (sha384(body) !== integrity) throw new Error(`${address} is not what the registry vouches for`);
  return body;
};

const parseJson = (body: Buffer): unknown => JSON.parse(body.toString('utf8'));

interface Evaluation {
  code: string;
  filename: string;
  base: string;
  provided: Readonly<Record<string, object>>;
}

/** Runs a remote's CommonJS bundle with a `require` that knows the shell's singletons and nothing else. */
const evaluate = ({ code, filename, base, provided }: Evaluation): unknown => {
  const require = (name: string): object => {
    const module = provided[name];
    if (!module) throw new Error(`${filename} requires "${name}", which the shell does not provide`);
    return module;
  };
  const module: { exports: unknown } = { exports: {} };
  const run = vm.compileFunction(code, ['module', 'exports', 'require', '__RELEASE_BASE__'], { filename });
  Reflect.apply(run, undefined, [module, module.exports, require, base]);
  return module.exports;
};

/**
 * Fetches a release from its host and verifies it from the registry's hash down to the server bundle.
 * @throws when a file is missing, slow or not what the registry vouches for
 */
export const loadRelease = async (
  { remote, version, origin, integrity }: ReleaseAddress,
  { provided, tryDoor }: LoadOptions,
): Promise<LoadedRelease> => {
  const base = releaseBase(origin, version);
  const label = releaseMetadata.parse(parseJson(await fetchVerified(`${base}integrity.json`, integrity)));
  const [manifest, code] = await Promise.all([
    fetchVerified(base + label.manifest, label.files[label.manifest]),
    fetchVerified(base + label.server, label.files[label.server]),
  ]);
  const loaded = { remote, version, base, label, manifest: slimManifest(parseJson(manifest)) };
  try {
    const door = evaluate({
      code: code.toString('utf8'),
      filename: `${remote}/${version}/${label.server}`,
      base,
      provided,
    });
    if (!isRemoteModule(door)) throw new Error('it does not keep the agreement with the shell');
    await tryDoor(door);
    return { ...loaded, door, check: 'passed' };
  } catch (error) {
    return { ...loaded, door: undefined, check: error instanceof Error ? error.message : String(error) };
  }
};

const asset = z.object({ js: z.object({ sync: z.array(z.string()) }) });
const federationManifest = z.object({
  id: z.string(),
  name: z.string(),
  metaData: z.looseObject({}),
  exposes: z.array(z.object({ id: z.string(), name: z.string(), path: z.string(), assets: asset })),
});

/** The manifest with what the browser's runtime reads, and without what it would only carry. */
const slimManifest = (manifest: unknown): Record<string, unknown> => {
  const { id, name, metaData, exposes } = federationManifest.parse(manifest);
  const none = { sync: [], async: [] };
  return {
    id,
    name,
    metaData,
    shared: [],
    remotes: [],
    exposes: exposes.map((expose) => ({
      ...expose,
      assets: { js: { sync: expose.assets.js.sync, async: [] }, css: none },
    })),
  };
};

/** What a browser is told of a release: its browser files only. */
export const forBrowser = ({ remote, version, base, label, manifest }: LoadedRelease): BrowserRelease => ({
  remote,
  version,
  container: label.container,
  base,
  entry: label.entry,
  exposes: label.exposes,
  manifest,
  files: Object.fromEntries(
    Object.entries(label.files).filter(([file]) => file.endsWith('.js') || file.endsWith('.css')),
  ),
});
