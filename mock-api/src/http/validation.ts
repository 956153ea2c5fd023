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
import { invalid, MAX_NAME_LENGTH, notFound } from './api-error.ts';

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
