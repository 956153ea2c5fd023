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
import { BUNDLE_KEY_HEADER } from 'tooling/bundle-key';
import * as z from 'zod/mini';

const FETCH_TIMEOUT_MS = 3000;

/** A release that the server has fetched, verified and evaluated. */
export interface LoadedRelease {
  remote: string;
  version: string;
  base: string;
  metadata: ReleaseMetadata;
  manifest: Record<string, unknown>;
  /** The exposed module for rendering on the server; undefined when it failed (`check` holds the reason). */
  module: RemoteModule | undefined;
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

interface LoadOptions {
  /** Secret with which the hosts give out server bundles. */
  bundleKey: string;
  /** Module name → singleton of the shell. */
  providedModules: Readonly<Record<string, object>>;
  /** Tries the evaluated module. Rejects when it cannot be used. */
  tryModule(module: RemoteModule): Promise<void>;
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

const parseJson = (body: Buffer): unknown => JSON.parse(body.toString('utf8'));

interface Evaluation {
  code: string;
  filename: string;
  base: string;
  providedModules: Readonly<Record<string, object>>;
}

/** Evaluates a remote's CommonJS bundle. Its `require` resolves the shell's singletons and nothing else. */
const evaluate = ({ code, filename, base, providedModules }: Evaluation): unknown => {
  const require = (name: string): object => {
    const module = providedModules[name];
    if (!module) throw new Error(`${filename} requires "${name}", which the shell does not provide`);
    return module;
  };
  const module: { exports: unknown } = { exports: {} };
  const run = vm.compileFunction(code, ['module', 'exports', 'require', '__RELEASE_BASE__'], { filename });
  Reflect.apply(run, undefined, [module, module.exports, require, base]);
  return module.exports;
};

/**
 * Fetches a release from its host and verifies each file, starting with the hash in the registry.
 * @throws when a file is missing, takes longer than 3 seconds or does not match its hash
 */
export const loadRelease = async (
  { remote, version, origin, integrity }: ReleaseLocation,
  { bundleKey, providedModules, tryModule }: LoadOptions,
): Promise<LoadedRelease> => {
  const base = releaseBase(origin, version);
  const metadata = releaseMetadata.parse(parseJson(await fetchVerified(`${base}integrity.json`, integrity)));
  const [manifest, code] = await Promise.all([
    fetchVerified(base + metadata.manifest, metadata.files[metadata.manifest]),
    fetchVerified(base + metadata.server, metadata.files[metadata.server], { [BUNDLE_KEY_HEADER]: bundleKey }),
  ]);
  const loaded = { remote, version, base, metadata, manifest: browserManifest(parseJson(manifest)) };
  try {
    const module = evaluate({
      code: code.toString('utf8'),
      filename: `${remote}/${version}/${metadata.server}`,
      base,
      providedModules,
    });
    if (!isRemoteModule(module)) throw new Error('its exports do not match the contract with the shell');
    await tryModule(module);
    return { ...loaded, module, check: 'passed' };
  } catch (error) {
    return { ...loaded, module: undefined, check: error instanceof Error ? error.message : String(error) };
  }
};

const asset = z.object({ js: z.object({ sync: z.array(z.string()) }) });
const federationManifest = z.object({
  id: z.string(),
  name: z.string(),
  metaData: z.looseObject({}),
  exposes: z.array(z.object({ id: z.string(), name: z.string(), path: z.string(), assets: asset })),
});

/** Reduces a manifest to the fields that the browser's runtime reads. */
const browserManifest = (manifest: unknown): Record<string, unknown> => {
  const { id, name, metaData, exposes } = federationManifest.parse(manifest);
  const noFiles = { sync: [], async: [] };
  return {
    id,
    name,
    metaData,
    shared: [],
    remotes: [],
    exposes: exposes.map((expose) => ({
      ...expose,
      assets: { js: { sync: expose.assets.js.sync, async: [] }, css: noFiles },
    })),
  };
};

/** Describes a release for a browser, without server files. */
export const toBrowserRelease = ({ remote, version, base, metadata, manifest }: LoadedRelease): BrowserRelease => ({
  remote,
  version,
  container: metadata.container,
  base,
  entry: metadata.entry,
  exposes: metadata.exposes,
  manifest,
  files: Object.fromEntries(
    Object.entries(metadata.files).filter(([file]) => file.endsWith('.js') || file.endsWith('.css')),
  ),
});
