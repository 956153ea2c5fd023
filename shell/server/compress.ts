import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the browser accepts. @param acceptEncoding the request header */
export const chooseEncoding = (acceptEncoding: string | undefined): Encoding => {
  const names = new Set((acceptEncoding ?? '').split(',').map((part) => part.split(';')[0]?.trim()));
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
};

/**
 * Compresses a body.
 * @param quality of brotli: 5 for a response made per request (a tenth smaller than 4, for less than a millisecond), 11 for a file
 */
export const encode = async (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> => {
  if (encoding === 'br') return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return encoding === 'gzip' ? gzipAsync(body) : body;
};
