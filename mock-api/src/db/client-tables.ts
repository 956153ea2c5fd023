import type { Role } from 'shared-lib/contracts';
import type { Generated } from 'kysely';
import type { Json, Moment, Searchable, Stamped } from './column-types.ts';

/** A person of the administration's list of clients. Triggers write the columns of the person (migration `0084-clients`). */
export interface ClientTable extends Searchable {
  id: Generated<number>;
  /** What makes it one person: the account, the e-mail address, or the phone number. */
  identity: string;
  /** Null for a guest. */
  user_id: number | null;
  name: string;
  email: string;
  phone: string;
  phone_e164: string;
  company: string;
  last_request_at: Moment | null;
  /** The client that this one was merged into: it gets what this one sends. */
  merged_into: number | null;
  created_at: Moment;
}

/** Visible to administrators only. The author's name at that time remains without the account. */
export interface ClientNoteTable {
  id: Generated<number>;
  client_id: number;
  author_id: number | null;
  author_name: string;
  author_role: Role | 'visitor' | 'system';
  body: string;
  at: Moment;
}

/** A merge of two clients, with the rows that moved, so that undoing it gives them back. */
export interface ClientMergeTable {
  id: Generated<number>;
  /** Who got everything. */
  client_id: number;
  merged_id: number;
  moved: Json;
  actor_id: number | null;
  actor_name: string;
  at: Moment;
  undone_at: Moment | null;
}

/** Inputs and figures of a calculation that a person saved. */
export interface SavedCalculationTable extends Stamped {
  id: Generated<number>;
  user_id: number;
  /** Made on the device. The same key of the same person is stored once. */
  key: string;
  name: string;
  currency: string;
  inputs: Json;
  figures: Json;
}
