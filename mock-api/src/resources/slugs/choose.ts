import type { FieldErrorCode, SearchKind } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { cutText, slugify } from 'shared-lib/format';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/api-error.ts';
import { parseRowId } from '../../http/params.ts';

/** Path segments with another meaning at the position of a slug. */
const RESERVED = new Set([
  'categories',
  'tags',
  'facets',
  'sector',
  'statistics',
  'download',
  'new',
  'edit',
  'create',
  'preview',
  'search',
  'page',
  'rss',
  'feed',
  'sitemap',
]);

/** Maximum length of a slug, equal to the `slug` contract. */
const MAX_LENGTH = 160;

const tables = {
  service: 'services',
  sector: 'sectors',
  article: 'articles',
  study: 'studies',
} as const satisfies Record<SearchKind, keyof Tables>;

const slugError = (code: FieldErrorCode) => invalid({ slug: [fieldErrorMessage(code)] });

/** Cuts at a hyphen where possible, so that the last word stays whole. */
const shorten = (slug: string, maxLength: number): string => {
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cutText(cut, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : maxLength);
};

/** Slugs of other rows that start with the given one. */
const findSimilarSlugs = async (
  db: Database,
  kind: SearchKind,
  base: string,
  id: number | undefined,
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom(tables[kind])
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .where('id', '!=', id ?? 0)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
};

/** Whether a slug is neither an id nor a reserved path segment. */
const isAllowed = (slug: string): boolean => parseRowId(slug) === undefined && !RESERVED.has(slug);

const makeUnique = (title: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? title : `${title}-${number}`;
    if (isAllowed(slug) && !taken.has(slug)) return slug;
  }
};

interface SlugRequest {
  kind: SearchKind;
  /** As typed; empty to make one from the title. */
  slug: string;
  title: string;
  /** Id of the row, when it already exists. */
  id?: number;
}

/** Space for a numeric suffix when the slug is taken. */
const SUFFIX_LENGTH = 6;

/**
 * The slug of a row: the normalised typed one, or one made from the title, with a numeric suffix if it is taken.
 * @throws {ApiError} 422 when a typed slug is taken, reserved or a number, or nothing is left of the slug or the title after normalising
 */
export const chooseSlug = async (db: Database, { kind, slug: typed, title, id }: SlugRequest): Promise<string> => {
  const slug = typed ? shorten(slugify(typed), MAX_LENGTH) : shorten(slugify(title), MAX_LENGTH - SUFFIX_LENGTH);
  if (slug === '') throw slugError('slug-invalid');
  const taken = await findSimilarSlugs(db, kind, slug, id);
  if (!typed) return makeUnique(slug, taken);
  if (/^\d+$/.test(slug)) throw slugError('slug-invalid');
  if (!isAllowed(slug)) throw slugError('slug-reserved');
  if (taken.has(slug)) throw slugError('slug-taken');
  return slug;
};
