import { ApiError, badRequest } from './api-error.ts';
import type { Api } from './validation.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decoded = (bytes: Buffer): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Parses JSON bodies. Invalid UTF-8 is rejected, because its characters would be lost. DELETE requests may have a JSON content type
 * but no body: some clients send them, and json-server accepts them.
 */
export const parseJsonBodies = (app: Api): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decoded(Buffer.from(body));
    if (text === undefined) done(badRequest());
    else if (request.method === 'DELETE' && text === '') done(null);
    else void parse(request, text, done);
  });
};

const ENCODED_BYTES = /(?:%[0-9a-f]{2})+/gi;

/** Whether the percent-encoded bytes of a URL are UTF-8. */
export const isUtf8 = (url: string): boolean =>
  (url.match(ENCODED_BYTES) ?? []).every(
    (bytes) => decoded(Buffer.from(bytes.replaceAll('%', ''), 'hex')) !== undefined,
  );

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
