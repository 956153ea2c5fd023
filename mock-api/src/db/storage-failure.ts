/**
 * PostgreSQL error classes and codes of temporary and environment errors: connection, resources (such as a full disk), shutdown,
 * I/O; then read-only, lock timeout, serialization failure, deadlock, cancelled statement, missing database.
 */
const UNAVAILABLE = /^(?:08|53|57P|58|28|25006|55P03|40001|40P01|57014|3D000)/;

/** Messages of the driver for a lost server. These errors have no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after)/;

/** System error codes of a broken connection. */
const NETWORK = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/;

/** The code of an error that the server has reported; `undefined` for other errors. */
export const serverCode = (error: unknown): string | undefined =>
  error instanceof Error && 'severity' in error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** The system error code of a failed or broken connection, such as ECONNREFUSED. */
export const networkCode = (error: unknown): string | undefined => {
  if (error instanceof AggregateError) return error.errors.map(networkCode).find(Boolean);
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return undefined;
  // For a Unix socket, a missing server is a missing file (ENOENT).
  const isSocket = 'syscall' in error && error.syscall === 'connect';
  return isSocket || NETWORK.test(error.code) ? error.code : undefined;
};

/** Whether PostgreSQL is temporarily unavailable. */
export const isServerFailure = (error: unknown): boolean => {
  const code = serverCode(error);
  if (code !== undefined) return UNAVAILABLE.test(code);
  return error instanceof Error && (LOST_CONNECTION.test(error.message) || networkCode(error) !== undefined);
};

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
