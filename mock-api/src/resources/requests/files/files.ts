import { buffer } from 'node:stream/consumers';
import type { FileLink, TransitionActor } from 'shared-lib/contracts';
import sharp from 'sharp';
import { newToken, sha256 } from '../../../auth/tokens.ts';
import { isoAfter, MINUTE } from '../../../clock.ts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/emails.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import type { FileType } from '../../../files/file-type.ts';
import { conflict, notFound, ApiError } from '../../../http/api-error.ts';
import { orNotFound } from '../../../http/params.ts';
import { addEvent } from '../lifecycle/events.ts';
import { acceptsContributions } from '../messages/messages.ts';
import { updateRequest } from '../repository.ts';
import { notifyClient, notifyStaff } from '../emails/notify.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';
import { cutPage } from '../../../documents/page-pictures.ts';
import type { FileStore } from '../../../files/file-store.ts';

const WIDTH = 900;
const MAX_PIXELS = 50_000_000;

const shrink = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();

/**
 * A picture (WebP) of a file: the picture itself, or a page of a PDF, counted from 1.
 * @param left aborted when the client no longer waits for the picture
 * @throws {ApiError} 404 for other types and beyond the last page, 422 for a file that cannot be read, 503 when too many are waiting
 */
export const createFilePreview = async (
  files: FileStore,
  { mime, stored_name }: Pick<Row<'request_files'>, 'mime' | 'stored_name'>,
  page: number,
  left: AbortSignal,
): Promise<Buffer> => {
  const isPdf = mime === 'application/pdf';
  if (!isPdf && (page > 1 || !mime.startsWith('image/'))) throw notFound();
  const bytes = await buffer(files.read(stored_name));
  try {
    return await (isPdf ? cutPage(bytes, page, left) : shrink(bytes));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (page > 1) throw notFound();
    throw new ApiError(422, copy.preview.unreadable);
  }
};

/** In an Arabic sentence of a notification or an email, the ending of an Arabic name would otherwise stand before it. */
const ltr = (name: string): string => `\u2066${name}\u2069`;

const MAX_FILES = 60;

export interface NewFile {
  /** File name from the upload. */
  name: string;
  size: number;
  mime: FileType;
  storedName: string;
}

/**
 * Adds a file. Another file of the same side with the same name is its next version. A file of staff is internal until it is
 * published or attached to a message.
 * @param item the document of the checklist that the file is
 */
export const addFile = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  file: NewFile,
  item?: Pick<Row<'checklist_items'>, 'id' | 'title'>,
): Promise<RequestRow> => {
  const { trx, now, actor } = context;
  if (!acceptsContributions(row, role, now)) throw conflict(copy.moves.noFiles);
  const direction = role === 'client' ? 'from_client' : 'from_us';
  const existing = await trx
    .selectFrom('request_files')
    .select(['name', 'version', 'direction'])
    .where('request_id', '=', row.id)
    .execute();
  if (existing.length >= MAX_FILES) throw conflict(copy.files.tooMany);
  const versions = existing
    .filter((one) => one.name === file.name && one.direction === direction)
    .map(({ version }) => version);
  const { id } = await trx
    .insertInto('request_files')
    .values({
      request_id: row.id,
      name: file.name,
      size: file.size,
      mime: file.mime,
      version: Math.max(0, ...versions) + 1,
      direction,
      uploaded_by: actor.id,
      stored_name: file.storedName,
      published_at: role === 'client' ? now : null,
      checklist_item_id: item?.id ?? null,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isInternal = role !== 'client';
  await addEvent(context, row, {
    type: 'file',
    note: file.name,
    ...(isInternal ? { to: 'draft', visibility: 'internal' } : {}),
  });
  if (!isInternal)
    await notifyStaff(context, row, {
      kind: 'file',
      title: notificationCopy.toStaff.file,
      body: item ? `${item.title}: ${ltr(file.name)}` : ltr(file.name),
      at: `file-${id}`,
    });
  return updateRequest(context, row, {});
};

const findFile = async (
  { trx }: RequestContext,
  { id }: RequestRow,
  fileId: number | undefined,
): Promise<Row<'request_files'>> =>
  orNotFound(
    await trx
      .selectFrom('request_files')
      .selectAll()
      .where('id', '=', fileId ?? 0)
      .where('request_id', '=', id)
      .executeTakeFirst(),
  );

/** Shows an internal file to the client and notifies the client. Does nothing for a published file. @throws {ApiError} 404 */
export const publishFile = async (
  context: RequestContext,
  row: RequestRow,
  fileId: number | undefined,
): Promise<RequestRow> => {
  const file = await findFile(context, row, fileId);
  if (file.published_at !== null) return row;
  await context.trx.updateTable('request_files').set({ published_at: context.now }).where('id', '=', file.id).execute();
  await addEvent(context, row, { type: 'file', from: 'draft', to: 'published', note: file.name });
  await notifyClient(context, row, {
    kind: 'file',
    title: notificationCopy.toClient.file,
    body: ltr(file.name),
    at: `file-${file.id}`,
  });
  return updateRequest(context, row, {});
};

/** Removes an internal file. @returns the name of the stored file @throws {ApiError} 404, 409 for a published file */
export const removeDraft = async (
  context: RequestContext,
  row: RequestRow,
  fileId: number | undefined,
): Promise<string> => {
  const file = await findFile(context, row, fileId);
  if (file.published_at !== null) throw conflict(copy.files.alreadyPublished);
  await context.trx.deleteFrom('request_files').where('id', '=', file.id).execute();
  await addEvent(context, row, { type: 'file', from: 'draft', note: file.name, visibility: 'internal' });
  return file.stored_name;
};

const LINK_LIFETIME = MINUTE;

/** Creates a link that opens one file for a minute, so that a browser can download it without an `Authorization` header. */
export const createFileLink = async (
  context: RequestContext,
  row: RequestRow,
  fileId: number | undefined,
  reader: 'client' | 'staff',
): Promise<FileLink> => {
  const { trx, clock, now, siteOrigin } = context;
  const file = await findFile(context, row, fileId);
  if (reader === 'client') {
    if (file.published_at === null) throw notFound();
    if (file.direction === 'from_us' && file.opened_at === null)
      await trx.updateTable('request_files').set({ opened_at: now }).where('id', '=', file.id).execute();
  }
  const token = newToken();
  const expires_at = isoAfter(clock, LINK_LIFETIME);
  await trx.deleteFrom('file_links').where('expires_at', '<=', now).execute();
  await trx
    .insertInto('file_links')
    .values({ token_hash: sha256(token), file_id: file.id, expires_at })
    .execute();
  return { url: `${siteOrigin}/api/files/${token}`, expires_at };
};

/** @throws {ApiError} 404 when the link has expired */
export const findLinkedFile = async (db: Database, token: string, now: string): Promise<Row<'request_files'>> => {
  const file = await db
    .selectFrom('file_links')
    .innerJoin('request_files', 'request_files.id', 'file_links.file_id')
    .selectAll('request_files')
    .where('file_links.token_hash', '=', sha256(token))
    .where('file_links.expires_at', '>', now)
    .executeTakeFirst();
  if (!file) throw notFound(copy.files.linkExpired);
  return file;
};
