import type { SearchKind } from 'shared-lib/contracts';
import type { Generated } from 'kysely';
import type { articleFields } from '../fields/content.ts';
import type { ColumnsOf } from '../fields/field.ts';
import type { studyFields } from '../fields/studies.ts';
import type { Json, Moment, Searchable } from './column-types.ts';

export interface ArticleTable extends Searchable, Omit<ColumnsOf<typeof articleFields>, 'id'> {
  id: Generated<number>;
  /** The folded title, for sorting. */
  title_search: string;
  /** The title as searches compare it. */
  title_terms: string;
}

/** One row for each tag of `articles.tags`, for counting and filtering. */
export interface ArticleTagTable {
  article_id: number;
  tag: string;
}

export interface StudyTable extends Searchable, Omit<ColumnsOf<typeof studyFields>, 'id'> {
  id: Generated<number>;
  title_search: string;
  title_terms: string;
}

/** Downloads of a study's file, by a user or by a visitor who has left an e-mail address. */
export interface StudyDownloadTable {
  id: Generated<number>;
  study_id: number;
  user_id: number | null;
  email: string;
  /** SHA-256 of the link's token; `null` when a signed-in client fetched the file directly. */
  token_hash: string | null;
  expires_at: Moment | null;
  downloaded_at: Moment | null;
  created_at: Moment;
}

/** A state of a row of content, as the API returned it. */
export interface ContentVersionTable extends Searchable {
  id: Generated<number>;
  resource: string;
  record_id: number;
  event: 'created' | 'updated' | 'restored' | 'deleted';
  title: string;
  /** Names of the fields that differ from the version before. */
  changed: Json;
  data: Json;
  actor_id: number | null;
  /** Empty when unknown. */
  actor_name: string;
  at: Moment;
}

/** Former slugs, so that old links redirect. */
export interface SlugHistoryTable {
  kind: SearchKind;
  slug: string;
  target_id: number;
  created_at: Moment;
}
