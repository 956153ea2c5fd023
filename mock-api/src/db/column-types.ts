/** Types that SQLite and PostgreSQL hold alike: flags are 0 or 1, moments ISO texts, lists JSON texts. */
export type Flag = 0 | 1;
export type Moment = string;
export type Json = string;

export interface Stamped {
  created_at: Moment;
  updated_at: Moment;
}

/** Text folded by `foldArabic`, which full-text search compares with. */
export interface Searchable {
  search: string;
}

export interface Ordered {
  is_active: Flag;
  sort_order: number;
}
