import { ApiError, badRequest } from './api-error.ts';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/**
 * What a form that could not be read is answered: its parser speaks of boundaries and parts, and has no status for a form that
 * ends in the middle.
 * @param tooMany said of a form with more files or fields than it may have
 */
export const formFailure = (error: unknown, tooMany: string): unknown => {
  if (!(error instanceof Error) || error instanceof ApiError) return error;
  if (/^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/.test(codeOf(error))) return new ApiError(413, tooMany);
  return /multipart|boundary|part header/i.test(error.message) ? badRequest() : error;
};
