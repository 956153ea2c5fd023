import type { FileLink, Mover } from 'shared-lib/contracts';
import { newToken, sha256 } from '../../auth/tokens.ts';
import { isoAfter, MINUTE } from '../../clock.ts';
import { copy } from '../../copy/ar.ts';
import { news } from '../../copy/news.ts';
import type { Database } from '../../db/open-database.ts';
import type { Row } from '../../db/tables.ts';
import type { FileType } from '../../files/file-type.ts';
import { conflict, notFound } from '../../http/api-error.ts';
import { addEvent } from './events.ts';
import { isOpenFor } from './messages.ts';
import { updateRequest } from './repository.ts';
import { tellClient, tellStaff } from './tell.ts';
import type { RequestRow, Work } from './work.ts';

const MOST_FILES = 60;

export interface NewFile {
  /** As its sender calls it. */
  name: string;
  size: number;
  mime: FileType;
  storedName: string;
}

/** Adds a file; one that comes again under the same name is its next version. */
export const addFile = async (work: Work, row: RequestRow, mover: Mover, file: NewFile): Promise<RequestRow> => {
  const { trx, now, actor } = work;
  if (!isOpenFor(row, mover, now)) throw conflict(copy.moves.noFiles);
  const direction = mover === 'client' ? 'from_client' : 'from_us';
  const known = await trx
    .selectFrom('request_files')
    .select(['name', 'version', 'direction'])
    .where('request_id', '=', row.id)
    .execute();
  if (known.length >= MOST_FILES) throw conflict(copy.files.tooMany);
  const versions = known
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
  await addEvent(work, row, { type: 'file', note: file.name });
  if (mover === 'client') await tellStaff(work, row, { kind: 'file', title: news.toStaff.file, body: file.name });
  else await tellClient(work, row, { kind: 'file', title: news.toClient.file, body: file.name });
  return updateRequest(work, row, {});
};

const LINK_LIFE = MINUTE;

/** Makes a link that opens one file for a minute: a browser fetches it without a token of its own. */
export const addFileLink = async (
  { trx, clock, now, siteOrigin }: Work,
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
  const expires_at = isoAfter(clock, LINK_LIFE);
  await trx.deleteFrom('file_links').where('expires_at', '<=', now).execute();
  await trx
    .insertInto('file_links')
    .values({ token_hash: sha256(token), file_id: file.id, expires_at })
    .execute();
  return { url: `${siteOrigin}/api/files/${token}`, expires_at };
};

/** @throws {ApiError} 404 when the minute is over */
export const fileOfLink = async (db: Database, token: string, now: string): Promise<Row<'request_files'>> => {
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
