import { fieldErrorMessage } from 'shared-lib/copy';
import type {
  FastifyInstance,
  FastifyBaseLogger,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type * as z from 'zod/mini';
import { copy } from '../copy/ar.ts';
import { invalid, MAX_NAME_LENGTH, notFound, ApiError, badRequest } from './api-error.ts';

/** Derives the types of a handler's input and response from the zod contracts in the route's `schema`. */
export interface ContractProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  /** What a reader gets: also the neutral values of the contracts, which the API itself never sends. */
  serializer: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

/** A Fastify instance whose routes use zod contracts. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ContractProvider
>;

/** Converts validation issues to field name → Arabic messages. */
const toFieldErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, string[]> => {
  // A map, because field names come from the client and may be `__proto__`.
  const errors = new Map<string, string[]>();
  const add = (path: readonly PropertyKey[], message: string) => {
    const field = path.map(String).join('.');
    errors.set(field, [...new Set([...(errors.get(field) ?? []), message])]);
  };
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        add([...issue.path, key], copy.http.unknownParameter(key.slice(0, MAX_NAME_LENGTH)));
    else add(issue.path, fieldErrorMessage(issue.message));
  errors.delete('');
  return Object.fromEntries(errors);
};

/** Parses an input that no route schema has parsed. @throws {ApiError} 422 with Arabic messages for the fields */
export const parseInput = <Output>(contract: z.ZodMiniType<Output>, data: unknown): Output => {
  const parsed = contract.safeParse(data);
  if (!parsed.success) throw invalid(toFieldErrors(parsed.error.issues));
  return parsed.data;
};

/**
 * Parses body, query and path parameters with their contracts; handlers get the parsed values. Invalid path parameters are a
 * 404, because they cannot identify anything. Everything else is a 422 that names the fields.
 */
export const compileValidator: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: httpPart === 'params' ? notFound() : invalid(toFieldErrors(parsed.error.issues)) };
  };

/** Changes a response before its contract is checked. */
export type PrepareResponse = (contract: z.ZodMiniType, response: unknown) => unknown;

/** Parses responses with their contracts: fields that a contract does not name are removed, and a violation is a 500. */
export const compileSerializer =
  (prepare: PrepareResponse = (_contract, response) => response): FastifySerializerCompiler<z.ZodMiniType> =>
  ({ schema }) =>
  (data: unknown) =>
    JSON.stringify(schema.parse(prepare(schema, data)));

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
