import { isServerFailure } from './postgres/failure.ts';

/** SQLite's primary result codes for temporary and environment errors: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14]);

/** Errors of the file system that are not the fault of a request: full, over quota, read-only, I/O error, too many open files. */
const FILE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Whether the disk or the database is temporarily unavailable, so that the request is not at fault. */
export const isStorageFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return isServerFailure(error);
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES.has(error.errcode & 0xff);
  return ('code' in error && FILE_CODES.has(String(error.code))) || isServerFailure(error);
};
