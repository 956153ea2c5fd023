import { isServerFailure } from './postgres/failure.ts';

/** SQLite's primary result codes for "not now, not here": busy, locked, read-only, I/O error, full, cannot open. */
const CODES = new Set([5, 6, 8, 10, 13, 14]);

/** Whether an error says that the disk or the database cannot take writes just now, and the request was not at fault. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? CODES.has(error.errcode & 0xff)
    : isServerFailure(error);
