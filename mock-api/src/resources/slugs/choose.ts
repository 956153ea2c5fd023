import type { FieldErrorCode, SearchKind } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { slugify } from 'shared-lib/format';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/api-error.ts';
import { rowNumber } from '../../http/params.ts';

/** Parts of addresses that mean something else where a slug stands. */
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

/** Letters of a slug, as `slug` of the contracts has it. */
const LONGEST = 160;

const tables = {
  service: 'services',
  sector: 'sectors',
  article: 'articles',
  study: 'studies',
} as const satisfies Record<SearchKind, keyof Tables>;

const refused = (code: FieldErrorCode) => invalid({ slug: [sayFieldError(code)] });

/** Cut at a hyphen where there is one, so that the last word is whole. */
const shortened = (slug: string, longest: number): string => {
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : longest);
};

/** Slugs of other rows that begin alike. */
const takenLike = async (
  trx: Transaction<Tables>,
  kind: SearchKind,
  base: string,
  id: number | undefined,
): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom(tables[kind])
    .select('slug')
    .where('slug', 'like', `${base}%`)
    .where('id', '!=', id ?? 0)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
};

/** Neither a number, which is another name of a row, nor a word of the site's own addresses. */
const isFree = (slug: string): boolean => rowNumber(slug) === undefined && !RESERVED.has(slug);

const made = (title: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? title : `${title}-${number}`;
    if (isFree(slug) && !taken.has(slug)) return slug;
  }
};

interface Wanted {
  kind: SearchKind;
  /** As somebody typed it; empty when it is to be made of the title. */
  slug: string;
  title: string;
  /** Of the row that will have it, when there is one already. */
  id?: number;
}

/** Room for a number behind a slug that others have. */
const ROOM = 6;

/**
 * The address of a row: what was typed, with even spelling, or made of the title and of a number where others have the same.
 * @throws {ApiError} 422 for what was typed, when it is taken, reserved, or has no letters
 */
export const chooseSlug = async (
  trx: Transaction<Tables>,
  { kind, slug: typed, title, id }: Wanted,
): Promise<string> => {
  const slug = typed ? shortened(slugify(typed), LONGEST) : shortened(slugify(title), LONGEST - ROOM);
  if (slug === '') throw refused('slug-invalid');
  const taken = await takenLike(trx, kind, slug, id);
  if (!typed) return made(slug, taken);
  if (/^\d+$/.test(slug)) throw refused('slug-invalid');
  if (!isFree(slug)) throw refused('slug-reserved');
  if (taken.has(slug)) throw refused('slug-taken');
  return slug;
};
