import type { FastifyReply } from 'fastify';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../db/tables.ts';
import type { RawQuery } from './list-query.ts';
import type { ListResource } from './list-resource.ts';
import type { Prepared, Writing } from './writing.ts';

/** What every row of the administration carries. */
export interface Stamped {
  id: number;
  created_at: string;
  updated_at: string;
}

/** What is written may say which version its writer saw. */
export interface Versioned {
  updated_at?: string | null | undefined;
}

/** A noun whose rows this one's belong to. */
export interface ParentLink<Item> {
  /** Name of the filter that finds rows by the number of their parent, such as `sector_id`. */
  filter: string;
  /** Numbers of the parents of a row. */
  of(item: Item): readonly number[];
  /** What a new row carries to belong to a parent, beside what its writer sent. */
  fields(parentId: number, sent: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * A noun that the administration reads and writes in the dialect, as its folder defines it. Reading is `rows` and `present`;
 * writing is `insert`, `update` and `remove`, which change the noun's own rows and all that follows from them. Versions, stamps
 * of the kept row and the audit log are not their business.
 */
export interface ResourceDefinition<
  Table extends keyof Tables,
  Row,
  Input extends Versioned,
  Item extends Stamped,
> extends ListResource {
  /** As addresses and the audit log have it: `sliders`. */
  name: string;
  /** One of them, as actions of the audit log begin: `slider`. */
  noun: string;
  /**
   * What may be written: what is missing takes its default, what is not named is ignored. Whatever it gives, and whatever
   * `present` gives, it takes again: that is how fields are merged.
   */
  input: z.ZodMiniType<Input>;
  /** What is read: all that `input` names but secrets, and what the server adds. */
  item: z.ZodMiniType<Item>;
  /** Largest body in bytes, where it is more than a form's. */
  bodyLimit?: number;
  /** Rows also say what the time or files make of them, so that two readings may differ without a write in between. */
  changesByItself?: boolean;
  /** By the noun of the parent, such as `sector`. */
  parents?: Readonly<Record<string, ParentLink<Item>>>;
  rows(db: Kysely<Tables>): SelectQueryBuilder<Tables, Table, Row>;
  present(db: Kysely<Tables>, rows: readonly Row[]): Promise<Item[]>;
  /** Does what takes long before the transaction begins; `insert` and `update` find it in what they write with. */
  prepare?(sent: unknown): Promise<Prepared>;
  /** @returns the number of the new row */
  insert(writing: Writing, input: Input): Promise<number>;
  /**
   * @param kept the row as it was
   * @param updated_at its new version
   */
  update(writing: Writing, input: Input, kept: Item, updated_at: string): Promise<void>;
  /** @throws {ApiError} 409 naming what depends on the row */
  remove(writing: Writing, kept: Item): Promise<void>;
  /** What the audit log keeps of a row that was removed: all of it, where nothing else is said. */
  remains?(kept: Item): Record<string, unknown>;
}

interface ListCall {
  query: RawQuery;
  /** Address of the list as callers know it, with its query. */
  address: URL;
  reply: FastifyReply;
}

/** A noun by what can be done with it, whatever its rows are made of. Inputs are parsed here, whoever brings them. */
export interface Resource {
  name: string;
  noun: string;
  input: z.ZodMiniType;
  item: z.ZodMiniType<Stamped>;
  bodyLimit: number | undefined;
  changesByItself: boolean;
  list(db: Kysely<Tables>, call: ListCall): Promise<Stamped[]>;
  /** Any rows that a query asks for. @throws {ApiError} 400 when there are more than one call gets */
  find(db: Kysely<Tables>, query: RawQuery): Promise<Stamped[]>;
  /** The numbers of all rows that a query asks for, in its order; pages do not count. */
  findIds(db: Kysely<Tables>, query: RawQuery): Promise<number[]>;
  /** By the noun of the parent, such as `sector`. */
  parents: Readonly<Record<string, ParentLink<Stamped>>>;
  /** @throws {ApiError} 404 */
  read(db: Kysely<Tables>, id: number): Promise<Stamped>;
  /** Rows in the order of their numbers; what is gone is left out. */
  readMany(db: Kysely<Tables>, ids: readonly number[]): Promise<Stamped[]>;
  /** What has to be made ready before the transaction, of what was sent; `create`, `replace` and `merge` want it in their `Writing`. */
  prepare(sent: unknown): Promise<Prepared>;
  /** @throws {ApiError} 422 */
  create(writing: Writing, input: unknown): Promise<Stamped>;
  /** What is missing takes its default. @throws {ApiError} 404, 422; 409 when it was changed since its writer saw it */
  replace(writing: Writing, id: number, input: unknown): Promise<Stamped>;
  /** What is missing stays as it is. @throws {ApiError} 404, 422; 409 when it was changed since its writer saw it */
  merge(writing: Writing, id: number, fields: Readonly<Record<string, unknown>>): Promise<Stamped>;
  /** @throws {ApiError} 404; 409 naming what depends on the row */
  delete(writing: Writing, id: number): Promise<void>;
}
