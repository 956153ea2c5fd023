import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteId } from 'shared-lib/federation';
import { ROOT } from 'tooling/config';
import { hashFiles } from 'tooling/build/input-hash';
import { integrityOf } from 'tooling/release/collect';
import { copyPrepared, TEST_DATA } from './prepared-folder.ts';
import { buildVariant, VARIANTS } from './variant.ts';

/** A place in the sources of a remote where a variant runs its own code. */
interface Place {
  file: string;
  /** Puts a statement into the source. */
  insert: (source: string, statement: string) => string;
}

const whenLoaded: Place = {
  file: 'src/routes.tsx',
  insert: (source, statement) => `${statement}\n${source}`,
};

/** @param name component without props */
const whenRendered = (file: string, name: string): Place => ({
  file,
  insert: (source, statement) =>
    source
      .replace(new RegExp(`export const ${name} = \\(\\) => (?=[{(<])`), 'const Original = () => ')
      .concat(`\nexport const ${name} = () => {\n  ${statement}\n  return <Original />;\n};\n`),
});

const places = {
  'remote-public': {
    module: whenLoaded,
    about: whenRendered('src/pages/about-page.tsx', 'AboutPage'),
    /** The content of a study's page, which is rendered when it has data. */
    studyContent: {
      file: 'src/features/studies/study-view.tsx',
      insert: (source: string, statement: string) =>
        source.replace(/export const StudyView = [^\n]*=> \{\n/, (line) => `${line}  ${statement}\n`),
    },
  },
  'remote-account': {
    module: whenLoaded,
  },
  'remote-admin': {
    module: whenLoaded,
    profile: whenRendered('src/pages/profile-page.tsx', 'ProfilePage'),
    users: whenRendered('src/pages/users-page.tsx', 'UsersPage'),
  },
} satisfies Record<RemoteId, Record<string, Place>>;

type Places = typeof places;

const placesOf = (remote: RemoteId): [name: string, place: Place][] => Object.entries(places[remote]);

/** Text that stands for the code of a place in the build; each variant replaces it with its quotation marks, of any kind. */
const markOf = (place: string) => `mark of ${place}`;

/** The build of a remote with a mark at each place, made once for a state of the sources. */
const markedBuild = (remote: RemoteId) => ({
  folder: join(TEST_DATA, `marked-${remote}`),
  key: hashFiles(ROOT, [`${remote}/dist/built-from`, 'shared-lib/testing/src/marked-build.ts']),
  async prepare(folder: string) {
    const edits = placesOf(remote).map(
      ([place, { file, insert }]) =>
        [file, (source: string) => insert(source, `globalThis.mark = '${markOf(place)}';`)] as const,
    );
    const dist = await buildVariant({ remote, name: 'marked', edits: Object.fromEntries(edits) });
    cpSync(dist, folder, { recursive: true });
  },
});

/** Replaces a text in the files of a folder. @returns the hashes that were replaced, old → new */
export const replaceInFiles = (folder: string, pattern: string | RegExp, replacement: string): Map<string, string> => {
  const hashes = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file, 'utf8');
    const replaced = content.replaceAll(pattern, () => replacement);
    if (replaced === content) continue;
    writeFileSync(file, replaced);
    hashes.set(integrityOf(content), integrityOf(replaced));
  }
  return hashes;
};

/** Scripts contain the hashes of the scripts that they load, so that a changed script also changes those. */
export const replaceHashes = (folder: string, hashes: ReadonlyMap<string, string>): void => {
  for (const [old, current] of hashes) replaceHashes(folder, replaceInFiles(folder, old, current));
};

/** A remote and one of its places. */
type Position = { [Remote in RemoteId]: { remote: Remote; place: keyof Places[Remote] } }[RemoteId];

type CodeVariant = Position & {
  /** Unique among the variants of the remote; alphanumeric. Part of the build, so that variants with the same code differ. */
  name: string;
  /** Statements that run at the place, on the server and in the browser. */
  code: string;
};

/**
 * Makes a version of a remote that runs code at a place. One build serves all variants of a remote.
 * @returns the `dist` folder to publish
 * @throws with the output of the build, or when the build has lost the place
 */
export const variantWith = async ({ remote, place, name, code }: CodeVariant): Promise<string> => {
  const dist = join(VARIANTS, `${remote}-${name}`, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await copyPrepared(markedBuild(remote), dist);
  const mark = new RegExp(`["'\`]${markOf(place)}["'\`]`, 'g');
  const hashes = replaceInFiles(dist, mark, `(() => { /* ${name} */ ${code} })()`);
  // The bundle of the server, and a script of the browser.
  if (hashes.size < 2) throw new Error(`${hashes.size} files of ${dist} contain the mark of ${place}.`);
  replaceHashes(dist, hashes);
  return dist;
};
