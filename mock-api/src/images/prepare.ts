import { UPLOAD_PIXELS, type UploadQuery } from 'shared-lib/contracts';
import sharp from 'sharp';
import { copy } from '../copy/ar.ts';
import { invalid } from '../http/api-error.ts';
import { writeAtBest } from './encode.ts';
import { hidesAnother } from './hidden-files.ts';
import { formatOf, type PictureFormat } from './picture.ts';

const MAX_SECONDS = 20;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const wrong = (sentence: string) => invalid({ file: [sentence] });

/** The part that was asked for. @throws {ApiError} 422 when it does not lie within the picture */
const cropped = (whole: Area, crop: UploadQuery['crop']): Area => {
  if (!crop) return whole;
  if (crop.left + crop.width > whole.width || crop.top + crop.height > whole.height)
    throw invalid({ crop: [copy.uploads.outside] });
  return crop;
};

/** The largest part of a ratio, around the middle. */
const inRatio = (area: Area, ratio: UploadQuery['ratio']): Area => {
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

/** Whatever is wrong inside a picture, its sender can only send another. */
const opened = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work();
  } catch {
    throw wrong(copy.uploads.broken);
  }
};

/** Size as it stands upright, told by its head alone. @throws {ApiError} 422 */
const sizeOf = async (sent: Buffer): Promise<Area> => {
  const { autoOrient, pages = 1 } = await opened(() => sharp(sent, { limitInputPixels: false }).metadata());
  if (autoOrient.width * autoOrient.height * pages > UPLOAD_PIXELS) throw wrong(copy.uploads.tooManyPixels);
  return { left: 0, top: 0, width: autoOrient.width, height: autoOrient.height };
};

export interface PreparedPicture {
  format: PictureFormat;
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Makes a picture of ours of bytes that somebody sent: drawn anew, upright, cut as asked, without metadata and without
 * anything that was hidden in the file.
 * @throws {ApiError} 422 for whatever is no whole picture of an accepted kind and size
 */
export const preparePicture = async (sent: Buffer, { crop, ratio }: UploadQuery): Promise<PreparedPicture> => {
  const format = formatOf(sent);
  if (!format || hidesAnother(sent)) throw wrong(copy.uploads.wrongType);
  const area = inRatio(cropped(await sizeOf(sent), crop), ratio);
  const picture = sharp(sent, { limitInputPixels: UPLOAD_PIXELS, failOn: 'warning' }).timeout({ seconds: MAX_SECONDS });
  const { data, info } = await opened(() =>
    writeAtBest(picture.autoOrient().extract(area), format).toBuffer({ resolveWithObject: true }),
  );
  return { format, bytes: data, width: info.width, height: info.height };
};
