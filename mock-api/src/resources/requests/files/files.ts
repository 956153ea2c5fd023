import type { FileLink, TransitionActor } from 'shared-lib/contracts';
import { newToken, sha256 } from '../../../auth/tokens.ts';
import { isoAfter, MINUTE } from '../../../clock.ts';
import { copy } from '../../../copy/ar.ts';
import { notificationCopy } from '../../../copy/notifications.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import type { FileType } from '../../../files/file-type.ts';
import { conflict, notFound } from '../../../http/api-error.ts';
import { addEvent } from '../lifecycle/events.ts';
import { acceptsContributions } from '../messages/messages.ts';
import { updateRequest } from '../repository.ts';
import { notifyClient, notifyStaff } from '../emails/notify.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';

const MAX_FILES = 60;

export interface NewFile {
  /** File name from the upload. */
  name: string;
  size: number;
  mime: FileType;
  storedName: string;
}

/** Adds a file. Another file of the same side with the same name is its next version. */
export const addFile = async (
  context: RequestContext,
  row: RequestRow,
  role: TransitionActor,
  file: NewFile,
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
  await trx
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
      at: now,
    })
    .execute();
  await addEvent(context, row, { type: 'file', note: file.name });
  if (role === 'client')
    await notifyStaff(context, row, { kind: 'file', title: notificationCopy.toStaff.file, body: file.name });
  else await notifyClient(context, row, { kind: 'file', title: notificationCopy.toClient.file, body: file.name });
  return updateRequest(context, row, {});
};

const LINK_LIFETIME = MINUTE;

/** Creates a link that opens one file for a minute, so that a browser can download it without an `Authorization` header. */
export const createFileLink = async (
  { trx, clock, now, siteOrigin }: RequestContext,
  row: RequestRow,
  fileId: number,
): Promise<FileLink> => {
  const file = await trx
    .selectFrom('request_files')
    .select('id')
    .where('id', '=', fileId)
    .where('request_id', '=', row.id)
    .executeTakeFirst();
  if (!file) throw notFound();
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
