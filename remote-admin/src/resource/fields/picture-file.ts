import { UPLOAD_MAX_BYTES } from 'shared-lib/contracts';
import { formatDecimal } from 'shared-lib/format';
import { imageHref } from 'shared-lib/paths';
import { pictures } from '../../copy/pictures.ts';

/** Types that the API accepts; it checks the content again. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const MEGABYTE = 1024 * 1024;

/** Why a file cannot be uploaded, as an Arabic sentence; undefined if it can. */
export const problemOf = ({ type, size }: File): string | undefined => {
  if (!PICTURE_TYPES.includes(type)) return pictures.wrongType;
  return size > UPLOAD_MAX_BYTES ? pictures.tooLarge(formatDecimal(size / MEGABYTE)) : undefined;
};

/** The first file of a drop or a paste. */
export const firstFile = (data: DataTransfer | null): File | undefined => data?.files[0];

/** Content of a file as a `data:` URL, because the security policy refuses `blob:` pictures. */
export const readAsDataUrl = (file: File): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () =>
    typeof reader.result === 'string' ? resolve(reader.result) : reject(new TypeError('not a text')),
  );
  reader.addEventListener('error', () => reject(reader.error ?? new TypeError('not readable')));
  reader.readAsDataURL(file);
  return promise;
};

/** The file of a stored picture, to crop it again. @throws {TypeError} when it cannot be loaded */
export const fetchStored = async (stored: string): Promise<File> => {
  const response = await fetch(imageHref(stored));
  if (!response.ok) throw new TypeError(`The picture ${stored} has the status ${response.status}`);
  const blob = await response.blob();
  return new File([blob], stored.split('/').at(-1) ?? stored, { type: blob.type });
};
