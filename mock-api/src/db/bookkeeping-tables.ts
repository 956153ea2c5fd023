import type { Generated } from 'kysely';
import type { Json, Moment } from './column-types.ts';

/** Counters of unique numbers, such as the references of a kind and year. */
export interface CounterTable {
  name: string;
  value: number;
}

export interface RateLimitTable {
  /** SHA-256 of rule, account and IP address, so that the table has no personal data. */
  key: string;
  count: number;
  resets_at: Moment;
}

export interface IdempotencyKeyTable {
  key: string;
  fingerprint: string;
  status: number;
  body: Json;
  created_at: Moment;
}

/** An email that waits for the mail server. A sent one has no row. */
export interface QueuedEmailTable {
  id: Generated<number>;
  /** The part of its Message-ID before the «@». */
  message_id: string;
  kind: string;
  /** E-mail address of its reader; empty when it is given up, like `about` and `email`. */
  recipient: string;
  /** Reference of the request that it is about; empty without one. */
  about: string;
  /** Its content, see `stored-email.ts`. */
  email: string;
  /** When it is tried next. */
  due_at: Moment;
  /** Tries so far. */
  tries: Generated<number>;
  /** When it was given up. */
  failed_at: Moment | null;
  created_at: Moment;
}

/** Metadata of the database, such as its seed profile. */
export interface MetaTable {
  name: string;
  value: string;
}
