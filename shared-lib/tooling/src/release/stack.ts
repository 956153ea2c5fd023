import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { remoteIds, remotePath, type RemoteId } from 'shared-lib/federation';
import { BUNDLE_KEY_HEADER, readBundleKey } from '../build/bundle-key.ts';
import { CliError } from '../cli-error.ts';
import type { SiteConfig } from '../config.ts';
import { MAPS_PATH } from '../remote-host/releases.ts';
import { mapsFolder } from './source-maps.ts';

const TIMEOUT_MS = 10_000;
/** A script of a release, and a place in it, as browsers write it into a stack: line and column begin with 1. */
const PLACE =
  /(?<base>https?:\/\/[^\s/()@]+(?:\/r\/[a-z-]+)?)\/(?<version>[0-9a-f]{16})\/(?<script>[\w./-]+\.js)(?:\?[^\s:)]*)?:(?<line>\d+):(?<column>\d+)/g;

/** The remote whose releases browsers find at a URL: on its host, or under the origin of the site. */
const remoteAt = (base: string, { remoteOrigins, siteOrigin }: SiteConfig): RemoteId | undefined =>
  remoteIds.find((id) => remoteOrigins[id] === base || siteOrigin + remotePath(id) === base);

/** Reads a source map from the folder of this machine, else from the host of the remote, which wants the bundle key. */
const readMap = async (
  id: RemoteId,
  { version, script }: { version: string; script: string },
  config: SiteConfig,
): Promise<string | undefined> => {
  if (script.split('/').includes('..')) return undefined;
  const local = await readFile(join(mapsFolder(config, id), version, `${script}.map`), 'utf8').catch(() => undefined);
  if (local !== undefined) return local;
  // The key is sent to the hosts of the configuration only, whatever a stack says.
  const url = `${config.remoteOrigins[id]}${MAPS_PATH}/${version}/${script}.map`;
  const headers = { [BUNDLE_KEY_HEADER]: await readBundleKey(config) };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
};

/**
 * Names the source and the line of each place of a stack that is in a release. Other places, such as those in the shell, stay as they are.
 * @param text what a visitor's browser says about an error
 */
export const explainStack = async (text: string, config: SiteConfig): Promise<string> => {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = (id: RemoteId, version: string, script: string) => {
    const key = `${id} ${version} ${script}`;
    const map =
      maps.get(key) ??
      readMap(id, { version, script }, config).then((json) => (json === undefined ? undefined : new TraceMap(json)));
    maps.set(key, map);
    return map;
  };
  const explain = async ({ groups = {} }: RegExpExecArray): Promise<string | undefined> => {
    const { base = '', version = '', script = '', line, column } = groups;
    const id = remoteAt(base, config);
    const map = id && (await mapOf(id, version, script));
    if (!map) return undefined;
    const {
      source,
      line: sourceLine,
      column: sourceColumn,
    } = originalPositionFor(map, {
      line: Number(line),
      column: Number(column) - 1,
    });
    return source === null ? undefined : `${source}:${sourceLine}:${sourceColumn + 1}`;
  };
  const lines = await Promise.all(
    text.split('\n').map(async (line) => {
      const places = await Promise.all(
        [...line.matchAll(PLACE)].map(async (match) => [match[0], await explain(match)] as const),
      );
      return places.reduce(
        (now, [place, found]) => (found === undefined ? now : now.replace(place, () => found)),
        line,
      );
    }),
  );
  return lines.join('\n');
};

/** @throws {CliError} when the file cannot be read, or no place of it is in a release whose source maps there are */
export const readStack = async (file: string, config: SiteConfig): Promise<string> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CliError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const explained = await explainStack(text, config);
  if (explained === text)
    throw new CliError(
      `${file} names no place in a release whose source maps are in ${config.dataDir} or on the hosts of this site (${Object.values(config.remoteOrigins).join(', ')}).`,
    );
  return explained;
};
