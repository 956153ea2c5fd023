import {
  MAX_CHECKLIST,
  service,
  type ChecklistChangeInput,
  type ChecklistInput,
  type ChecklistItem,
  type ChecklistOffer,
} from 'shared-lib/contracts';
import { checklistStateLabels, fieldErrorMessage } from 'shared-lib/copy';
import { formatDay } from 'shared-lib/format';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import { readJson } from '../../../db/column-types.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import { conflict, invalid } from '../../../http/api-error.ts';
import { orNotFound } from '../../../http/params.ts';
import { notifyClient } from '../emails/notify.ts';
import { addFile, type NewFile } from '../files/files.ts';
import { addEvent } from '../lifecycle/events.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { acceptsContributions } from '../messages/messages.ts';
import { updateRequest } from '../repository.ts';
import { sourcePageOf } from '../source-page.ts';

type ItemRow = Row<'checklist_items'>;

const presentItem = ({
  request_id: _request,
  reminders: _reminders,
  removed_at: _removed,
  ...item
}: ItemRow): ChecklistItem => item;

const readRows = (db: Database, { id }: Pick<RequestRow, 'id'>): Promise<ItemRow[]> =>
  db
    .selectFrom('checklist_items')
    .selectAll()
    .where('request_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** The documents that a request needs from its client, without removed ones. */
export const readChecklist = async (db: Database, row: Pick<RequestRow, 'id'>): Promise<ChecklistItem[]> =>
  (await readRows(db, row)).map(presentItem);

/** The service of the page that led to the request; a feasibility study without one is the service of studies. */
const findService = async (db: Database, { kind, source_path }: RequestRow) => {
  const [, name] = /^\/services\/([^/]+)$/.exec(sourcePageOf(source_path)) ?? [];
  const slug = name ?? (kind === 'feasibility' ? 'feasibility' : undefined);
  if (slug === undefined) return undefined;
  return db.selectFrom('services').select(['name_ar', 'needs']).where('slug', '=', slug).executeTakeFirst();
};

/** What the service of a request needs and the request does not ask for. @returns null without a service, or when nothing is missing */
export const readChecklistOffer = async (
  db: Database,
  row: RequestRow,
  items: readonly Pick<ChecklistItem, 'title'>[],
): Promise<ChecklistOffer | null> => {
  const found = await findService(db, row);
  if (!found) return null;
  const titles = readJson(service.shape.needs, found.needs)
    .filter((need) => !items.some(({ title }) => title === need))
    .slice(0, MAX_CHECKLIST - items.length);
  return titles.length > 0 ? { service: found.name_ar, titles } : null;
};

const assertOpen = ({ now, actor }: RequestContext, row: RequestRow): void => {
  const role = actor.role === 'admin' || actor.role === 'consultant' ? actor.role : 'client';
  if (!acceptsContributions(row, role, now)) throw conflict(copy.checklist.closed);
};

const isPast = (due: string | null | undefined, now: string): boolean =>
  typeof due === 'string' && Date.parse(due) <= Date.parse(now);

/**
 * Asks the client for documents and notifies the client once.
 * @throws {ApiError} 409 for a closed request or beyond 40 documents, 422 for a date in the past
 */
export const addItems = async (
  context: RequestContext,
  row: RequestRow,
  { items }: ChecklistInput,
): Promise<RequestRow> => {
  assertOpen(context, row);
  const { trx, now } = context;
  const late = items.findIndex(({ due_at }) => isPast(due_at, now));
  if (late !== -1) throw invalid({ [`items.${late}.due_at`]: [fieldErrorMessage('date-past')] });
  if ((await readRows(trx, row)).length + items.length > MAX_CHECKLIST) throw conflict(copy.checklist.tooMany);
  await trx
    .insertInto('checklist_items')
    .values(
      items.map(({ due_at = null, ...item }) => ({
        ...item,
        due_at,
        request_id: row.id,
        state: 'required' as const,
        reason: '',
        removed_at: null,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  const titles = items.map(({ title }) => title).join('\n');
  await addEvent(context, row, { type: 'checklist', to: 'required', note: titles });
  await notifyClient(context, row, {
    kind: 'file',
    title: notificationCopy.toClient.checklist,
    body: titles,
    at: 'checklist',
  });
  return updateRequest(context, row, {});
};

const findItem = async ({ trx }: RequestContext, { id }: RequestRow, itemId: number | undefined): Promise<ItemRow> =>
  orNotFound(
    await trx
      .selectFrom('checklist_items')
      .selectAll()
      .where('id', '=', itemId ?? 0)
      .where('request_id', '=', id)
      .executeTakeFirst(),
  );

const update = async (
  { trx, now }: RequestContext,
  { id }: ItemRow,
  changes: Partial<Pick<ItemRow, 'title' | 'note' | 'due_at' | 'state' | 'reason' | 'reminders' | 'removed_at'>>,
): Promise<void> => {
  await trx
    .updateTable('checklist_items')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
};

/** Tells the client why a document was refused. An accepted one needs nothing from the client. */
const announce = async (context: RequestContext, row: RequestRow, { title, state, reason }: ItemRow): Promise<void> => {
  await addEvent(context, row, {
    type: 'checklist',
    to: state,
    note: [`${title}: ${checklistStateLabels[state]}`, reason].filter(Boolean).join('\n'),
  });
  if (state === 'refused')
    await notifyClient(context, row, {
      kind: 'file',
      title: notificationCopy.toClient.documentRefused(title),
      body: reason,
      at: 'checklist',
    });
};

/**
 * Changes a document by staff. Missing fields stay; a new date is reminded of anew.
 * @throws {ApiError} 404 for a document of another request, 409 for a closed request, 422 for a date in the past
 */
export const changeItem = async (
  context: RequestContext,
  row: RequestRow,
  itemId: number | undefined,
  { state, reason, due_at, ...texts }: ChecklistChangeInput,
): Promise<RequestRow> => {
  assertOpen(context, row);
  const item = await findItem(context, row, itemId);
  if (isPast(due_at, context.now) && due_at !== item.due_at)
    throw invalid({ due_at: [fieldErrorMessage('date-past')] });
  const changed: ItemRow = {
    ...item,
    title: texts.title ?? item.title,
    note: texts.note ?? item.note,
    ...(due_at === undefined || due_at === item.due_at ? {} : { due_at, reminders: 0 }),
    ...(state === undefined ? {} : { state, reason: state === 'refused' ? reason : '' }),
  };
  const { title, note, reminders, removed_at } = changed;
  await update(context, item, {
    title,
    note,
    reminders,
    removed_at,
    due_at: changed.due_at,
    state: changed.state,
    reason: changed.reason,
  });
  if (state !== undefined && (state !== item.state || reason !== item.reason)) await announce(context, row, changed);
  return updateRequest(context, row, {});
};

/** Removes a document from the list, or puts it back. Its files stay with the request. @throws {ApiError} 404, 409 */
export const setRemoved = async (
  context: RequestContext,
  row: RequestRow,
  itemId: number | undefined,
  isRemoved: boolean,
): Promise<RequestRow> => {
  assertOpen(context, row);
  const item = await findItem(context, row, itemId);
  if (!isRemoved && (await readRows(context.trx, row)).length >= MAX_CHECKLIST) throw conflict(copy.checklist.tooMany);
  await update(context, item, { removed_at: isRemoved ? context.now : null });
  await addEvent(context, row, {
    type: 'checklist',
    to: isRemoved ? 'removed' : 'required',
    note: item.title,
    visibility: 'internal',
  });
  return updateRequest(context, row, {});
};

/**
 * Adds a file of the client to a document, which is then received. An accepted document takes no further file.
 * @throws {ApiError} 404 for a document of another request, 409 for an accepted document or a closed request
 */
export const receiveDocument = async (
  context: RequestContext,
  row: RequestRow,
  itemId: number | undefined,
  file: NewFile,
): Promise<RequestRow> => {
  const item = await findItem(context, row, itemId);
  if (item.removed_at !== null) throw conflict(copy.checklist.removed);
  if (item.state === 'accepted') throw conflict(copy.checklist.accepted);
  const changed = await addFile(context, row, 'client', file, item);
  await update(context, item, { state: 'received', reason: '' });
  return changed;
};

/** A document with its date, for a reminder. */
export const itemLine = ({ title, due_at }: Pick<ItemRow, 'title' | 'due_at'>): string =>
  due_at === null ? title : notificationCopy.toClient.documentDue(title, formatDay(due_at));
