import { sql } from 'kysely';
import type { SearchKind } from 'shared-lib/contracts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { isPublished } from '../db/conditions.ts';
import { writtenArticleFields, writtenServiceFields, writtenSectorFields } from '../fields/content.ts';
import { presentRow, searchedText } from '../fields/rows.ts';
import { writtenStudyFields } from '../fields/studies.ts';
import { textOf } from '../resources/articles/body.ts';

interface Deps {
  db: Database;
  clock: Clock;
}

/** The texts of a page that visitors can find. */
export interface SearchedDocument {
  title: string;
  summary: string;
  /** All searched texts, those two included. */
  body: string;
  /** Rank of equally good hits: the first of these comes first. */
  order: string;
}

/** What tells whether the texts of a row have changed. */
export interface DocumentState {
  id: number;
  state: string;
}

/** How rows of a kind are read for the index. */
export interface DocumentSource {
  /** The states of the rows that visitors may see, in the order of their ids. @param after the id of the last row that was read */
  states(deps: Deps, after: number): Promise<DocumentState[]>;
  read(db: Database, ids: readonly number[]): Promise<(SearchedDocument & { id: number })[]>;
}

/** Rows whose states are read at once: a state has the whole searched text. */
export const STATES_AT_ONCE = 100;

const stateOf = (title: string, order: string) =>
  sql<string>`${sql.ref(title)} || ' ' || ${sql.ref(order)} || ' ' || ${sql.ref('updated_at')} || ' ' || search`.as(
    'state',
  );

/** Services and sectors come in the order of their lists. */
const placeOf = (sortOrder: number): string => String(1_000_000 + sortOrder);

/** Newest first: digits of the date that grow into the past. */
const ageOf = (publishedAt: string | null): string => String(9e15 - Date.parse(publishedAt ?? '1970-01-01'));

const services: DocumentSource = {
  states: ({ db }, after) =>
    db
      .selectFrom('services')
      .where('is_active', '=', 1)
      .where('id', '>', after)
      .select(['id', stateOf('name_ar', 'sort_order')])
      .orderBy('id')
      .limit(STATES_AT_ONCE)
      .execute(),
  async read(db, ids) {
    const rows = await db.selectFrom('services').selectAll().where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.name_ar,
      summary: row.short_description_ar,
      body: searchedText(writtenServiceFields, presentRow(writtenServiceFields, row)),
      order: placeOf(row.sort_order),
    }));
  },
};

const sectors: DocumentSource = {
  states: ({ db }, after) =>
    db
      .selectFrom('sectors')
      .where('is_active', '=', 1)
      .where('id', '>', after)
      .select(['id', stateOf('name_ar', 'sort_order')])
      .orderBy('id')
      .limit(STATES_AT_ONCE)
      .execute(),
  async read(db, ids) {
    const rows = await db.selectFrom('sectors').selectAll().where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.name_ar,
      summary: row.description_ar,
      body: searchedText(writtenSectorFields, presentRow(writtenSectorFields, row)),
      order: placeOf(row.sort_order),
    }));
  },
};

const articles: DocumentSource = {
  states: ({ db, clock }, after) =>
    db
      .selectFrom('articles')
      .where(isPublished('articles', clock))
      .where('id', '>', after)
      .select(['id', stateOf('title_ar', 'published_at')])
      .orderBy('id')
      .limit(STATES_AT_ONCE)
      .execute(),
  async read(db, ids) {
    const rows = await db.selectFrom('articles').selectAll().where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title_ar,
      summary: row.excerpt_ar,
      body: searchedText(writtenArticleFields, presentRow(writtenArticleFields, row), [textOf(row.body_html)]),
      order: ageOf(row.published_at),
    }));
  },
};

const studies: DocumentSource = {
  states: ({ db, clock }, after) =>
    db
      .selectFrom('studies')
      .where(isPublished('studies', clock))
      .where('id', '>', after)
      .select(['id', stateOf('title_ar', 'published_at')])
      .orderBy('id')
      .limit(STATES_AT_ONCE)
      .execute(),
  async read(db, ids) {
    const rows = await db
      .selectFrom('studies')
      .innerJoin('sectors', 'sectors.id', 'studies.sector_id')
      .selectAll('studies')
      .select('sectors.name_ar as sector_name')
      .where('studies.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title_ar,
      summary: row.summary_ar,
      body: searchedText(writtenStudyFields, presentRow(writtenStudyFields, row), [row.sector_name]),
      order: ageOf(row.published_at),
    }));
  },
};

export const documentSources: Readonly<Record<SearchKind, DocumentSource>> = {
  service: services,
  sector: sectors,
  article: articles,
  study: studies,
};
