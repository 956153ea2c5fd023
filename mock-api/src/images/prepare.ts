import { UPLOAD_MAX_PIXELS, type UploadQuery } from 'shared-lib/contracts';
import sharp from 'sharp';
import { copy } from '../copy/ar.ts';
import { invalid } from '../http/api-error.ts';
import { encodeSource } from './encode.ts';
import { formatOf, type PictureFormat } from './picture.ts';

/** Start of HTML, SVG and PHP code. Image data does not contain these bytes by chance. */
const MARKUP = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)/i;

const ZIP_ENTRY = 'PK\u0003\u0004';
const ZIP_END = 'PK\u0005\u0006';
/** Longest end record of a ZIP archive, including its comment. */
const ZIP_TAIL = 66_000;
/** A PDF header may appear anywhere in the first 1024 bytes. */
const PDF_HEAD = 1024;

/** Whether an image file also contains a web page, a ZIP archive or a PDF, which some programs would open. */
const hasEmbeddedContent = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1');
  const isArchive = text.includes(ZIP_ENTRY) && text.includes(ZIP_END, Math.max(0, text.length - ZIP_TAIL));
  return isArchive || MARKUP.test(text) || text.slice(0, PDF_HEAD).includes('%PDF-');
};

const MAX_SECONDS = 20;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const invalidFile = (message: string) => invalid({ file: [message] });

/** The requested crop area. @throws {ApiError} 422 when it exceeds the image */
const cropArea = (whole: Area, crop: UploadQuery['crop']): Area => {
  if (!crop) return whole;
  if (crop.left + crop.width > whole.width || crop.top + crop.height > whole.height)
    throw invalid({ crop: [copy.uploads.outside] });
  return crop;
};

/** The largest centred area with an aspect ratio. */
const largestAreaOfRatio = (area: Area, ratio: UploadQuery['ratio']): Area => {
  if (!ratio) return area;
  const width = Math.max(1, Math.min(area.width, Math.round(area.height * ratio)));
  const height = Math.max(1, Math.min(area.height, Math.round(area.width / ratio)));
  return {
    left: area.left + Math.floor((area.width - width) / 2),
    top: area.top + Math.floor((area.height - height) / 2),
    width,
    height,
  };
};

/** Runs a decoding step. @throws {ApiError} 422 for any decoding error, because the user can only upload another file */
const orInvalidFile = async <Value>(decode: () => Promise<Value>): Promise<Value> => {
  try {
    return await decode();
  } catch {
    throw invalidFile(copy.uploads.broken);
  }
};

/** Size of the upright image, read from the file header only. @throws {ApiError} 422 for too many pixels */
const readSize = async (upload: Buffer): Promise<Area> => {
  const { autoOrient, pages = 1 } = await orInvalidFile(() => sharp(upload, { limitInputPixels: false }).metadata());
  if (autoOrient.width * autoOrient.height * pages > UPLOAD_MAX_PIXELS) throw invalidFile(copy.uploads.tooManyPixels);
  return { left: 0, top: 0, width: autoOrient.width, height: autoOrient.height };
};

export interface PreparedPicture {
  format: PictureFormat;
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an uploaded image and encodes it again: upright, cropped, and without metadata or embedded content.
 * @throws {ApiError} 422 for a file that is not a complete image of an accepted type and size
 */
export const preparePicture = async (upload: Buffer, { crop, ratio }: UploadQuery): Promise<PreparedPicture> => {
  const format = formatOf(upload);
  if (!format || hasEmbeddedContent(upload)) throw invalidFile(copy.uploads.wrongType);
  const area = largestAreaOfRatio(cropArea(await readSize(upload), crop), ratio);
  const picture = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'warning' }).timeout({
    seconds: MAX_SECONDS,
  });
  const { data, info } = await orInvalidFile(() =>
    encodeSource(picture.autoOrient().extract(area), format).toBuffer({ resolveWithObject: true }),
  );
  return { format, bytes: data, width: info.width, height: info.height };
};
