import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { copy } from '../../../copy/ar.ts';
import type { Row } from '../../../db/tables.ts';
import { pageOf } from '../../../documents/page-pictures.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';

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
export const previewOf = async (
  files: FileStore,
  { mime, stored_name }: Pick<Row<'request_files'>, 'mime' | 'stored_name'>,
  page: number,
  left: AbortSignal,
): Promise<Buffer> => {
  const isPdf = mime === 'application/pdf';
  if (!isPdf && (page > 1 || !mime.startsWith('image/'))) throw notFound();
  const bytes = await buffer(files.read(stored_name));
  try {
    return await (isPdf ? pageOf(bytes, page, left) : shrink(bytes));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (page > 1) throw notFound();
    throw new ApiError(422, copy.preview.unreadable);
  }
};
