import { ApiError, badRequest } from './api-error.ts';

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/**
 * Converts an error of the multipart parser to an `ApiError`. The parser has English messages and no status for a truncated
 * form. Other errors are returned unchanged.
 * @param tooManyMessage message for a form with too many files or fields (413)
 */
export const multipartError = (error: unknown, tooManyMessage: string): unknown => {
  if (!(error instanceof Error) || error instanceof ApiError) return error;
  if (/^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/.test(codeOf(error))) return new ApiError(413, tooManyMessage);
  return /multipart|boundary|part header/i.test(error.message) ? badRequest() : error;
};
