import type { RemoteId } from 'shared-lib/federation';
import * as z from 'zod/mini';

/** A module that the shell shares with remotes. */
export interface SharedModule {
  name: string;
  version: string;
  /** Who provides it. */
  from: string;
  isLoaded: boolean;
}

/** What the federation runtime holds of itself in the window, for tools. */
const runtime = z.object({
  __INSTANCES__: z.array(
    z.object({
      options: z.object({ remotes: z.array(z.object({ name: z.string(), entry: z.optional(z.string()) })) }),
      shareScopeMap: z.record(
        z.string(),
        z.record(
          z.string(),
          z.record(
            z.string(),
            z.object({ from: z.string(), loaded: z.optional(z.boolean()), lib: z.optional(z.unknown()) }),
          ),
        ),
      ),
    }),
  ),
});

const instances = () => runtime.safeParse(Reflect.get(globalThis, '__FEDERATION__')).data?.__INSTANCES__ ?? [];

/** The releases of a remote that this tab has started to load, in order. The name of a container begins with that of its remote. */
export const startedReleases = (remote: RemoteId): string[] =>
  instances()
    .flatMap(({ options }) => options.remotes)
    .flatMap(({ name, entry = '' }) =>
      name.startsWith(remote.replace('-', '_')) ? (/\/([0-9a-f]{16})\//.exec(entry)?.[1] ?? []) : [],
    );

/** The shared modules of the tab, each with every version that somebody provides: more than one is a fault. */
export const sharedModules = (): SharedModule[] => {
  const all = instances().flatMap(({ shareScopeMap }) =>
    Object.values(shareScopeMap).flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, { from, loaded, lib }]) => ({
          name,
          version,
          from,
          isLoaded: loaded === true || lib !== undefined,
        })),
      ),
    ),
  );
  const unique = new Map(all.map((shared) => [`${shared.name} ${shared.version}`, shared]));
  return [...unique.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

/** A script of a remote that this tab has loaded. */
export interface LoadedScript {
  /** Path below the folder of its release. */
  file: string;
  version: string;
  /** Compressed bytes that came over the network: 0 from the browser's cache, undefined when the host does not say. */
  bytes: number | undefined;
  milliseconds: number;
}

const RELEASE_FILE = /\/([0-9a-f]{16})\/(.+\.js)$/;

/** The scripts of remotes that this tab has loaded, in order. One that was preloaded has two entries, of which the first was the request. */
export const loadedScripts = (): LoadedScript[] => {
  const all = performance.getEntriesByType('resource').flatMap((entry) => {
    const { pathname } = new URL(entry.name, location.href);
    const [, version, file] = RELEASE_FILE.exec(pathname) ?? [];
    if (version === undefined || file === undefined || !(entry instanceof PerformanceResourceTiming)) return [];
    const isReported = entry.decodedBodySize > 0;
    return [{ file, version, bytes: isReported ? entry.transferSize : undefined, milliseconds: entry.duration }];
  });
  const firstOf = new Map(all.toReversed().map((script) => [`${script.version} ${script.file}`, script]));
  return all.filter((script) => firstOf.get(`${script.version} ${script.file}`) === script);
};

const nameOf = (remote: RemoteId): string => remote.replace('remote-', '');

/** The release that a cookie pins this browser to after a crash; undefined without one. */
export const pinOf = (remote: RemoteId): string | undefined =>
  new RegExp(`(?:^|; )miqyas_pin_${nameOf(remote)}=([0-9a-f]{16})`).exec(document.cookie)?.[1];

/** Releases that crashed in this tab, which it does not load again. */
export const crashedReleases = (remote: RemoteId): string[] => {
  const prefix = `miqyas:crashed:${remote}:`;
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  } catch {
    return []; // without storage nothing was remembered
  }
};
