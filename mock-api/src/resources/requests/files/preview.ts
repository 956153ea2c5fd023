import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { copy } from '../../../copy/ar.ts';
import type { Row } from '../../../db/tables.ts';
import { firstPageOf } from '../../../documents/page-pictures.ts';
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
 * A picture (WebP) of a file: the picture itself, or the first page of a PDF.
 * @throws {ApiError} 404 for other types, 422 for a file that cannot be read
 */
export const previewOf = async (
  files: FileStore,
  { mime, stored_name }: Pick<Row<'request_files'>, 'mime' | 'stored_name'>,
): Promise<Buffer> => {
  const isPdf = mime === 'application/pdf';
  if (!isPdf && !mime.startsWith('image/')) throw notFound();
  const bytes = await buffer(files.read(stored_name));
  try {
    return await (isPdf ? firstPageOf(bytes) : shrink(bytes));
  } catch {
    throw new ApiError(422, copy.preview.unreadable);
  }
};
