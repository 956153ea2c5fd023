import type { FastifyReply } from 'fastify';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { Tables } from '../db/tables.ts';
import type { RawQuery } from './list-query.ts';
import type { ListResource } from './list-resource.ts';
import type { PreparedWrite, WriteContext } from './write-context.ts';

/** The fields that every row has. */
export interface Stamped {
  id: number;
  created_at: string;
  updated_at: string;
}

/** An input may contain the version that the client has read. */
export interface Versioned {
  updated_at?: string | null | undefined;
}

/** A relation to a parent resource. */
export interface ParentLink<Item> {
  /** Query parameter that filters rows by the id of their parent, such as `sector_id`. */
  filter: string;
  /** Ids of the parents of a row. */
  parentIds(item: Item): readonly number[];
  /** The fields that assign a new row to a parent, in addition to the request body. */
  fields(parentId: number, body: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/**
 * The definition of a resource that administrators read and write in the dialect. `rows` and `present` read; `insert`, `update`
 * and `remove` write the resource's rows and their side effects. `defineResource` adds version checks and runs the hooks.
 */
export interface ResourceDefinition<
  Table extends keyof Tables,
  Row,
  Input extends Versioned,
  Item extends Stamped,
> extends ListResource {
  /** Name in URLs: `sliders`. */
  name: string;
  /** Name of one row in summaries, relations and audit actions: `slider`. */
  singular: string;
  /**
   * Contract of the input. Missing fields get their defaults; unknown fields are removed. It must accept its own output and the
   * output of `present`, because `merge` parses a stored row together with the changed fields.
   */
  input: z.ZodMiniType<Input>;
  /** Contract of the response: the fields of `input` without secrets, and the server's fields. */
  item: z.ZodMiniType<Item>;
  /** Contract of a row in a list, when it may lack fields of `item`. */
  listItem?: z.ZodMiniType<Stamped>;
  /** Long fields that a list leaves out, unless it is of chosen ids. */
  unlisted?: readonly string[];
  /** Rows of such a list, when they need fewer columns; `rows` when missing. */
  listRows?(db: Kysely<Tables>): SelectQueryBuilder<Tables, Table, Row>;
  /** Maximum body size in bytes, when larger than that of a form. */
  bodyLimit?: number;
  /** Rows also depend on the time or on files, so that their responses cannot be cached. */
  isTimeDependent?: boolean;
  /** Parent's `singular`, such as `sector` → relation. */
  parents?: Readonly<Record<string, ParentLink<Item>>>;
  rows(db: Kysely<Tables>): SelectQueryBuilder<Tables, Table, Row>;
  present(db: Kysely<Tables>, rows: readonly Row[]): Promise<Item[]>;
  /** Does slow work before the transaction. `insert` and `update` get the result in their context. */
  prepare?(body: unknown): Promise<PreparedWrite>;
  /** @returns the id of the new row */
  insert(context: WriteContext, input: Input): Promise<number>;
  /**
   * @param stored the row before the change
   * @param updated_at the new version
   */
  update(context: WriteContext, input: Input, stored: Item, updated_at: string): Promise<void>;
  /** @throws {ApiError} 409 that names the dependants of the row */
  remove(context: WriteContext, stored: Item): Promise<void>;
}

/** One change of a row. A new row has no state before, a deleted one none after. */
type RowChange<Item = Stamped> =
  | { event: 'created'; after: Item }
  | { event: 'updated'; before: Item; after: Item }
  | { event: 'deleted'; before: Item };

/**
 * What happens beside the writes of a resource, in their transaction. The resources pass it in, so that the dialect knows neither the
 * audit log nor versions.
 */
export interface WriteHooks<Item> {
  /** Runs before a row is deleted, while other rows still refer to it. */
  beforeDelete?(context: WriteContext, stored: Item): Promise<void>;
  onWritten(context: WriteContext, change: RowChange<Item>): Promise<void>;
  /** Runs when rows got another order. @param order ids before and after */
  onReordered(context: WriteContext, order: { before: readonly number[]; after: readonly number[] }): Promise<void>;
}

export interface ListRequest {
  query: RawQuery;
  /** Public URL of the list, with its query. */
  url: URL;
  reply: FastifyReply;
}

/** A resource of the dialect, independent of its row type. Its methods parse their inputs. */
export interface Resource {
  name: string;
  singular: string;
  input: z.ZodMiniType;
  item: z.ZodMiniType<Stamped>;
  /** Contract of a row in a list. */
  listItem: z.ZodMiniType<Stamped>;
  bodyLimit: number | undefined;
  isTimeDependent: boolean;
  list(db: Kysely<Tables>, request: ListRequest): Promise<Stamped[]>;
  /** Leaves out the long fields of the rows of a list, unless it is of chosen ids. */
  shorten(items: readonly Stamped[], query: RawQuery): Stamped[];
  /** All rows that match a query. @throws {ApiError} 400 when there are more than one response may contain */
  find(db: Kysely<Tables>, query: RawQuery): Promise<Stamped[]>;
  /** The number of rows that match a query, on all pages. */
  count(db: Kysely<Tables>, query: RawQuery): Promise<number>;
  /** The ids of all rows that match a query, in its order, without pagination. */
  findIds(db: Kysely<Tables>, query: RawQuery): Promise<number[]>;
  /** Parent's `singular`, such as `sector` → relation. */
  parents: Readonly<Record<string, ParentLink<Stamped>>>;
  /** @throws {ApiError} 404 */
  read(db: Kysely<Tables>, id: number): Promise<Stamped>;
  /** The rows of these ids, in their order. Missing rows are left out. */
  readMany(db: Kysely<Tables>, ids: readonly number[]): Promise<Stamped[]>;
  /** The rows of these ids, in their order, perhaps without the long fields that a list leaves out. Missing rows are left out. */
  summaries(db: Kysely<Tables>, ids: readonly number[]): Promise<Stamped[]>;
  /** The title or name of a row; empty when there is none. */
  nameOf(item: Stamped | undefined): string;
  /** Does slow work before the transaction. Pass the result to `create`, `replace` and `merge` in their context. */
  prepare(body: unknown): Promise<PreparedWrite>;
  /** @throws {ApiError} 422 */
  create(context: WriteContext, input: unknown): Promise<Stamped>;
  /** @throws {ApiError} 404; 422, also for missing fields; 409 when the row changed since the client read it */
  replace(context: WriteContext, id: number, input: unknown): Promise<Stamped>;
  /** Missing fields keep their values. @throws {ApiError} 404, 422; 409 when the row changed since the client read it */
  merge(context: WriteContext, id: number, fields: Readonly<Record<string, unknown>>): Promise<Stamped>;
  /** @throws {ApiError} 404; 409 that names the dependants of the row */
  delete(context: WriteContext, id: number): Promise<void>;
  /** Inserts a deleted row again, with its id; missing when deletion is final. @throws {ApiError} 404, 422 */
  restoreDeleted?: (context: WriteContext, id: number) => Promise<void>;
  onReordered: WriteHooks<Stamped>['onReordered'];
}
