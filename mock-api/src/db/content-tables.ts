import type { PublicationStatus, SearchKind, StudyKind } from 'shared-lib/contracts';
import type { Generated } from 'kysely';
import type { Json, Moment, Searchable, Stamped } from './column-types.ts';

export interface ArticleTable extends Stamped, Searchable {
  id: Generated<number>;
  slug: string;
  title_ar: string;
  excerpt_ar: string;
  cover: string | null;
  cover_alt: string;
  category: string;
  tags: Json;
  author_name: string;
  author_role: string;
  reading_minutes: number;
  status: PublicationStatus;
  published_at: Moment | null;
  seo_title: string;
  seo_description: string;
  /** The folded title, for ranking and sorting. */
  title_search: string;
  body_html: string;
}

/** One row for each tag of `articles.tags`, for counting and filtering. */
export interface ArticleTagTable {
  article_id: number;
  tag: string;
}

export interface StudyTable extends Stamped, Searchable {
  id: Generated<number>;
  slug: string;
  title_ar: string;
  summary_ar: string;
  sector_id: number;
  country: string;
  city: string;
  year: number;
  pages: number;
  kind: StudyKind;
  capital_total: number;
  fixed_capital: number;
  working_capital: number;
  discount_rate: number;
  cash_flows: Json;
  /** These three are computed from `cash_flows` on every write. */
  npv: number;
  irr: number | null;
  payback_years: number | null;
  break_even_units: number;
  jobs: number;
  market_size: string;
  phases: Json;
  toc: Json;
  assumptions: Json;
  assumptions_date: string;
  cover: string | null;
  cover_alt: Generated<string>;
  sample_images: Json;
  sample_image_alts: Generated<Json>;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  downloads: number;
  status: PublicationStatus;
  published_at: Moment | null;
  title_search: string;
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
export interface ContentVersionTable {
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
