import { isServerFailure } from './postgres/failure.ts';

/** SQLite's primary result codes for temporary and environment errors: busy, locked, read-only, I/O error, full, cannot open. */
const CODES = new Set([5, 6, 8, 10, 13, 14]);

/** Whether the disk or the database is temporarily unavailable, so that the request is not at fault. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? CODES.has(error.errcode & 0xff)
    : isServerFailure(error);
