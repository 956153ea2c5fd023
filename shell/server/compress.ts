import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a browser accepts. */
export const chooseEncoding = (accepts: string | undefined): Encoding => {
  const names = new Set((accepts ?? '').split(',').map((part) => part.split(';')[0]?.trim()));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
};

/** `quality` is brotli's: 5 for what is made per request (a tenth smaller than 4, for less than a millisecond), 11 for what is made once. */
export const encode = async (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return encoding === 'gzip' ? zip(body) : body;
};
