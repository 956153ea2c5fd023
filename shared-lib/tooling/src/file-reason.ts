const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'it may not be read or written',
  EPERM: 'it may not be read or written',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder does not exist',
  EISDIR: 'it is a folder',
  EIO: 'the disk reports an error',
  EFBIG: 'the disk takes no file of that size',
};

/** What an error of the file system means to the operator; undefined for other errors. */
export const fileReason = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_')
    ? (reasons[error.code] ?? error.message)
    : undefined;
