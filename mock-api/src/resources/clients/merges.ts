import type { ClientMerge } from 'shared-lib/contracts';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { clientCopy } from '../../copy/clients.ts';
import { readJson } from '../../db/column-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row, Tables } from '../../db/tables.ts';
import { conflict } from '../../http/api-error.ts';
import { orNotFound, parseRowId } from '../../http/params.ts';
import type { RequestContext } from '../requests/lifecycle/request-context.ts';
import { revokeAccess } from '../users/repository.ts';
import type { ClientRow } from './client-list.ts';

/** Tables whose rows belong to an account. */
const ofAccounts = ['study_downloads', 'notifications'] as const;

const ids = z.array(z.int());

/** The rows that a merge moved. */
const movedRows = z.object({
  requests: ids,
  notes: ids,
  /** Clients that had been merged into the one that moved. */
  merged: ids,
  study_downloads: ids,
  notifications: ids,
  calculations: ids,
  saved: z.array(z.object({ kind: z.enum(['study', 'article']), item_id: z.int() })),
  /** Of the account that the merge suspended; null when there is none. */
  status: z.nullable(z.enum(['active', 'pending', 'suspended'])),
});
type Moved = z.infer<typeof movedRows>;

type Side = Pick<ClientRow, 'id' | 'user_id'>;

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Gives rows of one client to another: all of them, or those that a merge has moved and that are still there.
 * @returns ids of the requests
 */
const moveRequests = async (trx: Transaction<Tables>, from: Side, to: Side, only?: readonly number[]) => {
  const rows = await trx
    .selectFrom('requests')
    .select('id')
    .where('client_id', '=', from.id)
    .$if(only !== undefined, (query) => query.where('id', 'in', [0, ...(only ?? [])]))
    .execute();
  const chosen = [0, ...idsOf(rows)];
  await trx.updateTable('requests').set({ user_id: to.user_id, client_id: to.id }).where('id', 'in', chosen).execute();
  return idsOf(rows);
};

const moveNotes = async (trx: Transaction<Tables>, from: Side, to: Side, only?: readonly number[]) =>
  idsOf(
    await trx
      .updateTable('client_notes')
      .set({ client_id: to.id })
      .where('client_id', '=', from.id)
      .$if(only !== undefined, (query) => query.where('id', 'in', [0, ...(only ?? [])]))
      .returning('id')
      .execute(),
  );

/** The clients of earlier merges follow, so that what they send arrives at the right one. */
const moveMerged = async (trx: Transaction<Tables>, from: Side, to: Side, only?: readonly number[]) =>
  idsOf(
    await trx
      .updateTable('clients')
      .set({ merged_into: to.id })
      .where('merged_into', '=', from.id)
      .$if(only !== undefined, (query) => query.where('id', 'in', [0, ...(only ?? [])]))
      .returning('id')
      .execute(),
  );

type Owned = Pick<Moved, (typeof ofAccounts)[number] | 'calculations' | 'saved'>;
const nothing: Owned = { study_downloads: [], notifications: [], calculations: [], saved: [] };

/** What both accounts saved stays with each. */
const moveSaved = async (trx: Transaction<Tables>, from: number, to: number, only?: Moved['saved']) => {
  const rows = await trx.selectFrom('saved_items').selectAll().where('user_id', 'in', [from, to]).execute();
  const keyOf = ({ kind, item_id }: Moved['saved'][number]) => `${kind} ${item_id}`;
  const taken = new Set(rows.filter(({ user_id }) => user_id === to).map(keyOf));
  const wanted = only && new Set(only.map(keyOf));
  const chosen = rows.filter(
    (row) => row.user_id === from && !taken.has(keyOf(row)) && (wanted?.has(keyOf(row)) ?? true),
  );
  for (const { kind, item_id } of chosen)
    await trx
      .updateTable('saved_items')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .execute();
  return chosen.map(({ kind, item_id }) => ({ kind, item_id }));
};

/** A calculation that both accounts have from one device stays with each. */
const moveCalculations = async (trx: Transaction<Tables>, from: number, to: number, only?: readonly number[]) =>
  idsOf(
    await trx
      .updateTable('saved_calculations')
      .set({ user_id: to })
      .where('user_id', '=', from)
      .where('key', 'not in', (eb) =>
        eb.selectFrom('saved_calculations as own').select('own.key').where('own.user_id', '=', to),
      )
      .$if(only !== undefined, (query) => query.where('id', 'in', [0, ...(only ?? [])]))
      .returning('id')
      .execute(),
  );

const moveOwned = async (
  trx: Transaction<Tables>,
  from: number | null,
  to: number | null,
  only?: Owned,
): Promise<Owned> => {
  if (from === null || to === null) return nothing;
  const moved = { ...nothing };
  for (const table of ofAccounts)
    moved[table] = idsOf(
      await trx
        .updateTable(table)
        .set({ user_id: to })
        .where('user_id', '=', from)
        .$if(only !== undefined, (query) => query.where('id', 'in', [0, ...(only?.[table] ?? [])]))
        .returning('id')
        .execute(),
    );
  moved.calculations = await moveCalculations(trx, from, to, only?.calculations);
  moved.saved = await moveSaved(trx, from, to, only?.saved);
  return moved;
};

/**
 * Nobody signs in to an account that was merged into another.
 * @returns its status before; null without an account
 * @throws {ApiError} 409 for the account of staff
 */
const suspend = async (trx: Transaction<Tables>, { user_id }: Side): Promise<Moved['status']> => {
  if (user_id === null) return null;
  const { role, status } = await trx
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (role !== 'client') throw conflict(clientCopy.mergesStaff);
  await trx.updateTable('users').set({ status: 'suspended' }).where('id', '=', user_id).execute();
  await revokeAccess(trx, user_id);
  return status;
};

/** A client knows the time of its latest request. */
const refreshLatest = async (trx: Transaction<Tables>, side: Side): Promise<void> => {
  await trx
    .updateTable('clients')
    .set(({ selectFrom }) => ({
      last_request_at: selectFrom('requests')
        .select(({ fn }) => fn.max('created_at').as('at'))
        .where('client_id', '=', side.id),
    }))
    .where('id', '=', side.id)
    .execute();
};

/**
 * Moves everything of another client to this one. The record says which rows moved.
 * @throws {ApiError} 409 for the same client, for an account into a guest, or for an account of staff
 */
export const mergeClients = async (context: RequestContext, target: ClientRow, other: ClientRow): Promise<void> => {
  const { trx, actor, now } = context;
  if (target.id === other.id) throw conflict(clientCopy.mergesItself);
  if (target.user_id === null && other.user_id !== null) throw conflict(clientCopy.keepsAccount);
  const status = await suspend(trx, other);
  await trx.updateTable('clients').set({ merged_into: target.id }).where('id', '=', other.id).execute();
  const merged = (await moveMerged(trx, other, target)).filter((id) => id !== other.id);
  const moved: Moved = {
    requests: await moveRequests(trx, other, target),
    notes: await moveNotes(trx, other, target),
    merged,
    ...(await moveOwned(trx, other.user_id, target.user_id)),
    status,
  };
  await trx
    .insertInto('client_merges')
    .values({
      client_id: target.id,
      merged_id: other.id,
      moved: JSON.stringify(moved),
      actor_id: actor.id,
      actor_name: actor.name,
      at: now,
    })
    .execute();
  await refreshLatest(trx, target);
};

const findMerge = async (trx: Transaction<Tables>, { id }: Side, merge: string): Promise<Row<'client_merges'>> =>
  orNotFound(
    await trx
      .selectFrom('client_merges')
      .selectAll()
      .where('id', '=', parseRowId(merge) ?? 0)
      .where('client_id', '=', id)
      .where('undone_at', 'is', null)
      .executeTakeFirst(),
  );

/**
 * Gives back what a merge has moved, except rows that are elsewhere by now.
 * @returns the client that is itself again
 * @throws {ApiError} 404 for a merge that is not there or was undone
 */
export const undoMerge = async (context: RequestContext, target: ClientRow, merge: string): Promise<Row<'clients'>> => {
  const { trx, now } = context;
  const { id, merged_id, moved: json } = await findMerge(trx, target, merge);
  const moved = readJson(movedRows, json);
  const other = await trx
    .updateTable('clients')
    .set({ merged_into: null })
    .where('id', '=', merged_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveMerged(trx, target, other, moved.merged);
  await moveRequests(trx, target, other, moved.requests);
  await moveNotes(trx, target, other, moved.notes);
  await moveOwned(trx, target.user_id, other.user_id, moved);
  if (other.user_id !== null && moved.status !== null)
    await trx
      .updateTable('users')
      .set({ status: moved.status })
      .where('id', '=', other.user_id)
      .where('status', '=', 'suspended')
      .execute();
  for (const side of [target, other]) await refreshLatest(trx, side);
  await trx.updateTable('client_merges').set({ undone_at: now }).where('id', '=', id).execute();
  return other;
};

/** The merges into a client that can be undone, newest first. */
export const readMerges = async (db: Database, clientId: number): Promise<ClientMerge[]> => {
  const rows = await db
    .selectFrom('client_merges')
    .innerJoin('clients', 'clients.id', 'client_merges.merged_id')
    .select(['client_merges.id', 'moved', 'actor_name', 'at', 'clients.name', 'clients.email'])
    .where('client_id', '=', clientId)
    .where('undone_at', 'is', null)
    .orderBy('client_merges.id', 'desc')
    .execute();
  return rows.map(({ moved, ...merge }) => ({ ...merge, requests: readJson(movedRows, moved).requests.length }));
};
