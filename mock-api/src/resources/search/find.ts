import {
  MAX_SEARCH_RESULTS_PER_KIND,
  study as studyContract,
  type SearchKind,
  type SearchResult,
  type StudyVerdict,
} from 'shared-lib/contracts';
import { orderByIds } from '../../db/conditions.ts';
import { readJson } from '../../db/column-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { PageHit, PageHits } from '../../search/find-pages.ts';
import { wordsIn } from '../../search/terms.ts';
import { textOf } from '../articles/body.ts';

const MAX_LENGTH = 200;
/** Number of words before and after the first match. */
const BEFORE = 8;
const AFTER = 20;
const ELLIPSIS = '…';

type IsFound = (word: string) => boolean;

const containsAny = (text: string, isFound: IsFound): boolean => wordsIn(text).some(isFound);

const excerptAround = (text: string, isFound: IsFound): string => {
  const all = text.split(/\s+/);
  const at = Math.max(
    0,
    all.findIndex((one) => containsAny(one, isFound)),
  );
  const from = Math.max(0, at - BEFORE);
  const shown = all.slice(from, at + AFTER + 1);
  return `${from > 0 ? `${ELLIPSIS} ` : ''}${shown.join(' ')}${from + shown.length < all.length ? ` ${ELLIPSIS}` : ''}`;
};

/**
 * The excerpt of a search result: its first text that contains a found word, shortened around that word.
 * @param texts the most relevant text first, which is also the fallback when none contains a word
 */
export const excerptOf = (texts: readonly string[], isFound: IsFound): string => {
  const text = texts.find((one) => containsAny(one, isFound)) ?? texts[0] ?? '';
  return text.length <= MAX_LENGTH ? text : excerptAround(text, isFound);
};

/** What a result shows of its row. The first texts are the most relevant. */
interface Shown extends Pick<SearchResult, 'id' | 'slug' | 'title'> {
  verdict?: StudyVerdict;
  texts: string[];
  picture: string | null;
}

/** Reads what results of a kind show. */
type Reader = (db: Database, ids: readonly number[]) => Promise<Shown[]>;

const services: Reader = async (db, ids) => {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'slug', 'name_ar as title', 'short_description_ar', 'description_ar', 'image as picture'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ short_description_ar, description_ar, ...row }) => ({
    ...row,
    texts: [short_description_ar, description_ar],
  }));
};

const sectors: Reader = async (db, ids) => {
  const rows = await db
    .selectFrom('sectors')
    .select(['id', 'slug', 'name_ar as title', 'description_ar', 'image as picture'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ description_ar, ...row }) => ({ ...row, texts: [description_ar] }));
};

const articles: Reader = async (db, ids) => {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'slug', 'title_ar as title', 'excerpt_ar', 'body_html', 'cover as picture'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ excerpt_ar, body_html, ...row }) => ({ ...row, texts: [excerpt_ar, textOf(body_html)] }));
};

const studies: Reader = async (db, ids) => {
  const rows = await db
    .selectFrom('studies')
    .select([
      'id',
      'slug',
      'title_ar as title',
      'summary_ar',
      'market_size',
      'phases',
      'assumptions',
      'verdict',
      'cover as picture',
    ])
    .where('id', 'in', ids)
    .execute();
  const contracts = studyContract.shape;
  return rows.map(({ summary_ar, market_size, phases, assumptions, verdict, ...row }) => ({
    ...row,
    ...(verdict && { verdict }),
    texts: [
      summary_ar,
      market_size,
      ...Object.values(readJson(contracts.phases, phases)),
      ...readJson(contracts.assumptions, assumptions),
    ],
  }));
};

const readers: Record<SearchKind, Reader> = { service: services, sector: sectors, article: articles, study: studies };

/** The results of a kind, best first, and the number of all its hits, also of those beyond the limit. */
export const findResults = async (
  db: Database,
  kind: SearchKind,
  { hits, isFound }: PageHits,
): Promise<{ results: SearchResult[]; total: number }> => {
  const own = hits.filter((hit) => hit.kind === kind);
  if (own.length === 0) return { results: [], total: 0 };
  const listed = new Map<number, PageHit>(own.slice(0, MAX_SEARCH_RESULTS_PER_KIND).map((hit) => [hit.id, hit]));
  const ids = [...listed.keys()];
  const results = orderByIds(ids, await readers[kind](db, ids)).map(({ texts, ...shown }) => {
    const missing = listed.get(shown.id)?.missing ?? [];
    return { kind, ...shown, text: excerptOf(texts, isFound), ...(missing.length > 0 && { missing }) };
  });
  return { results, total: own.length };
};
