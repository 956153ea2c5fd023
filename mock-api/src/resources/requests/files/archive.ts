import { Readable } from 'node:stream';
import { ZipWriter } from '@zip.js/zip.js';
import type { FileLink } from 'shared-lib/contracts';
import { newToken, sha256 } from '../../../auth/tokens.ts';
import { isoAfter, MINUTE } from '../../../clock.ts';
import { copy } from '../../../copy/ar.ts';
import type { Database } from '../../../db/open-database.ts';
import type { Row } from '../../../db/tables.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { nameOfType } from '../../../files/file-type.ts';
import { conflict, notFound } from '../../../http/api-error.ts';
import type { RequestContext, RequestRow } from '../lifecycle/request-context.ts';

type Reader = Row<'archive_links'>['reader'];
type FileRow = Row<'request_files'>;

const LINK_LIFETIME = MINUTE;

const readFiles = (db: Database, requestId: number, reader: Reader): Promise<FileRow[]> =>
  db
    .selectFrom('request_files')
    .selectAll()
    .where('request_id', '=', requestId)
    .$if(reader === 'client', (query) => query.where('published_at', 'is not', null))
    .orderBy('id')
    .execute();

/**
 * Creates a link that downloads all files of a request as one archive for a minute.
 * @throws {ApiError} 409 when the reader sees no file
 */
export const createArchiveLink = async (
  { trx, clock, now, siteOrigin }: RequestContext,
  { id }: RequestRow,
  reader: Reader,
): Promise<FileLink> => {
  if ((await readFiles(trx, id, reader)).length === 0) throw conflict(copy.files.nothingToPack);
  const token = newToken();
  const expires_at = isoAfter(clock, LINK_LIFETIME);
  await trx.deleteFrom('archive_links').where('expires_at', '<=', now).execute();
  await trx
    .insertInto('archive_links')
    .values({ token_hash: sha256(token), request_id: id, reader, expires_at })
    .execute();
  return { url: `${siteOrigin}/api/archives/${token}`, expires_at };
};

/** The reference and the files of a link. @throws {ApiError} 404 when the link has expired */
export const findLinkedArchive = async (db: Database, token: string, now: string) => {
  const link = await db
    .selectFrom('archive_links')
    .innerJoin('requests', 'requests.id', 'archive_links.request_id')
    .select(['requests.id', 'requests.reference', 'archive_links.reader'])
    .where('archive_links.token_hash', '=', sha256(token))
    .where('archive_links.expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw notFound(copy.files.linkExpired);
  return { reference: link.reference, files: await readFiles(db, link.id, link.reader) };
};

/** Folder of the side, and the version where there are several: two files never have one name. */
const pathIn = (files: readonly FileRow[], { name, mime, version, direction }: FileRow): string => {
  const whole = nameOfType(name, mime).replaceAll(/[/\\]/g, '_');
  const isOne = files.filter((other) => other.name === name && other.direction === direction).length === 1;
  const dot = whole.lastIndexOf('.');
  const numbered = `${whole.slice(0, dot)} (${version})${whole.slice(dot)}`;
  return `${copy.files.folders[direction]}/${isOne ? whole : numbered}`;
};

/** The stream of the web platform that the writer reads. Cancelling it closes the file. */
const webStream = (source: Readable): ReadableStream<Uint8Array> => {
  const chunks: AsyncIterator<unknown> = source.iterator();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done) return controller.close();
      if (next.value instanceof Uint8Array) controller.enqueue(next.value);
    },
    cancel: () => void source.destroy(),
  });
};

/**
 * Packs files into one ZIP archive while it is read; one file is open at a time. They are stored as they are, because PDF, Office files and
 * pictures are compressed. A file that cannot be read destroys the stream, so that no half archive looks whole.
 */
export const packFiles = (store: FileStore, files: readonly FileRow[]): Readable => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const output = Readable.from(readable);
  const archive = new ZipWriter(writable, { level: 0, useWebWorkers: false });
  const add = async () => {
    for (const file of files)
      await archive.add(pathIn(files, file), webStream(store.read(file.stored_name)), {
        lastModDate: new Date(file.at),
      });
    await archive.close();
  };
  add().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return output;
};
