import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { searchKinds, type SearchKind } from 'shared-lib/contracts';
import MiniSearch from 'minisearch';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { readContentState } from '../resources/content-state/routes.ts';
import { documentSources, STATES_AT_ONCE, type SearchedDocument } from './documents.ts';
import { readSynonyms, type Synonyms } from './search-words.ts';
import { analyse, wordsIn } from './terms.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

/** What identifies a page in the index. */
export interface PageKey {
  kind: SearchKind;
  id: number;
}

export interface IndexedPage extends PageKey {
  order: string;
  hash: string;
  /** Its different folded words. */
  words: readonly string[];
}

/** The index of one state of the content. Read it before the next `await`, which may let another request refresh it. */
export interface ContentIndex {
  terms: MiniSearch<SearchedDocument & { key: string }>;
  pages: ReadonlyMap<string, IndexedPage>;
  /** Folded words with the number of pages that contain them. */
  vocabulary: ReadonlyMap<string, number>;
  synonyms: Synonyms;
}

/** Rows that are read at once. Other requests get a turn after each of them has been indexed. */
const AT_ONCE = 10;

const keyOf = ({ kind, id }: PageKey): string => `${kind}/${id}`;

const createTerms = () =>
  new MiniSearch<SearchedDocument & { key: string }>({
    idField: 'key',
    fields: ['title', 'summary', 'body'],
    tokenize: (text) => wordsIn(text).flatMap((word) => analyse(word).terms),
    processTerm: (term) => term,
  });

const tableOfSynonyms = async (db: Database): Promise<string> => {
  const row = await db
    .selectFrom('settings')
    .select('value_ar')
    .where('key', '=', 'search_synonyms')
    .executeTakeFirst();
  return row?.value_ar ?? '';
};

/** What tells whether a row has changed, by its id. Read in parts, between which other requests get a turn. */
const readHashes = async (deps: Deps, kind: SearchKind): Promise<Map<number, string>> => {
  const hashes = new Map<number, string>();
  let after = 0;
  for (let count = STATES_AT_ONCE; count === STATES_AT_ONCE;) {
    const states = await documentSources[kind].states(deps, after);
    for (const { id, state } of states) hashes.set(id, createHash('sha1').update(state).digest('base64'));
    count = states.length;
    after = states.at(-1)?.id ?? after;
    await setImmediate();
  }
  return hashes;
};

/** An index in memory that follows the rows. */
class FollowingIndex implements ContentIndex {
  readonly terms = createTerms();
  readonly pages = new Map<string, IndexedPage>();
  readonly vocabulary = new Map<string, number>();
  synonyms: Synonyms = new Map();

  #count(words: readonly string[], change: 1 | -1) {
    for (const word of words) {
      const count = (this.vocabulary.get(word) ?? 0) + change;
      if (count > 0) this.vocabulary.set(word, count);
      else this.vocabulary.delete(word);
    }
  }

  #remove(key: string, { words }: IndexedPage) {
    this.terms.discard(key);
    this.pages.delete(key);
    this.#count(words, -1);
  }

  #add(page: PageKey, hash: string, { title, summary, body, order }: SearchedDocument) {
    const key = keyOf(page);
    const former = this.pages.get(key);
    if (former) this.#remove(key, former);
    const words = [...new Set(wordsIn(body).map((word) => analyse(word).folded))];
    this.terms.add({ key, title, summary, body, order });
    this.pages.set(key, { ...page, order, hash, words });
    this.#count(words, 1);
  }

  async #followKind(deps: Deps, kind: SearchKind) {
    const source = documentSources[kind];
    const hashes = await readHashes(deps, kind);
    for (const [key, page] of this.pages) if (page.kind === kind && !hashes.has(page.id)) this.#remove(key, page);
    const changed = [...hashes].filter(([id, hash]) => this.pages.get(keyOf({ kind, id }))?.hash !== hash);
    for (let start = 0; start < changed.length; start += AT_ONCE) {
      const part = new Map(changed.slice(start, start + AT_ONCE));
      for (const { id, ...document } of await source.read(deps.db, [...part.keys()])) {
        this.#add({ kind, id }, part.get(id) ?? '', document);
        await setImmediate();
      }
    }
  }

  async follow(deps: Deps) {
    this.synonyms = readSynonyms(await tableOfSynonyms(deps.db));
    for (const kind of searchKinds) await this.#followKind(deps, kind);
  }
}

/** Reads the index of all content that visitors may see. It is up to date with the last write of any process. */
export type ReadContentIndex = () => Promise<ContentIndex>;

/**
 * Creates the index of the public content of a database, which the first search fills. Each search asks the database for the
 * version of the content, and reads only rows that differ from the indexed ones.
 */
export const createContentIndex = (deps: Deps): ReadContentIndex => {
  const index = new FollowingIndex();
  let indexed: string | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const follow = async (): Promise<ContentIndex> => {
    const { version } = await readContentState(deps.db, deps.clock);
    if (version === indexed) return index;
    // A failure in the middle is repaired by the next search.
    indexed = undefined;
    await index.follow(deps);
    indexed = version;
    return index;
  };

  // One after another, so that no search sees half an update.
  return () => {
    const next = last.then(follow);
    last = next.catch(() => undefined);
    return next;
  };
};
