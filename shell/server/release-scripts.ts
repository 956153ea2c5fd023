import type { ReleaseMetadata, ReleasePage } from 'shared-lib/federation';

/** Table of the chunks that an entry loads, with their hashes. The bundler writes it. */
const CHUNK_TABLE = /\bsriHashes=\{([^{}]*)\}/;
const CHUNK = /"?([\w-]+)"?:"(sha384-[\w+/=]+)"/g;

/** Chunk that an entry loads → its hash. */
const chunksOf = (entry: string): [id: string, hash: string][] =>
  [...(CHUNK_TABLE.exec(entry)?.[1] ?? '').matchAll(CHUNK)].map(([, id = '', hash = '']) => [id, hash]);

interface ScriptSources {
  metadata: ReleaseMetadata;
  pages: readonly ReleasePage[];
  /** Script of the release → its text. */
  scripts: Readonly<Record<string, string>>;
}

/** Containers have the name of their remote, with a hash. */
const containerOf = (remote: string) => `${remote.replaceAll('-', '_')}_`;

/** Where browsers need a script, for the reason of a refusal. */
const placesOf = ({ metadata: { entry, exposes }, pages }: ScriptSources): [place: string, scripts: string[]][] => [
  ['the entry', [entry]],
  ...Object.entries(exposes),
  ...pages.map(({ path, scripts = {} }): [string, string[]] => [path, Object.values(scripts).flat()]),
];

/**
 * Checks the browser's scripts of a release: everything that its metadata, its pages and its entry name is there and has content.
 * @throws with the page or the module that misses a script
 */
export const assertScripts = (sources: ScriptSources): void => {
  const { metadata, scripts } = sources;
  if (!metadata.container.startsWith(containerOf(metadata.remote)))
    throw new Error(`its container ${metadata.container} is not one of ${metadata.remote}`);
  const reasonAgainst = (file: string): string | undefined => {
    const text = scripts[file];
    if (text === undefined) return `${file} is missing`;
    return text.trim() === '' ? `${file} is empty` : undefined;
  };
  for (const [place, files] of placesOf(sources))
    for (const file of files) {
      const reason = reasonAgainst(file);
      if (reason !== undefined) throw new Error(`${place}: ${reason}`);
    }
  for (const file of Object.keys(scripts)) {
    const reason = reasonAgainst(file);
    if (reason !== undefined) throw new Error(reason);
  }
  const hashes = new Set(Object.values(metadata.files));
  for (const [id, hash] of chunksOf(scripts[metadata.entry] ?? ''))
    if (!hashes.has(hash))
      throw new Error(
        `${placeOfChunk(sources, id)}: static/js/async/${id}.js is missing or does not match the hash in ${metadata.entry}`,
      );
};

const placeOfChunk = (sources: ScriptSources, id: string): string =>
  placesOf(sources).find(([, files]) => files.some((file) => file.endsWith(`/${id}.js`)))?.[0] ?? 'a lazy chunk';
