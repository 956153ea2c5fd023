import { sayFieldError } from 'shared-lib/copy';
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
import { invalid, notFound } from './api-error.ts';

/** Lets a route name zod contracts as its `schema` and reads from them what the handler is given and has to answer. */
export interface ContractProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodMiniType ? z.input<this['schema']> : unknown;
}

/** The application as routes see it: Fastify with contracts. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ContractProvider
>;

/** Issues of a contract as field → Arabic sentences, one for each thing that is wrong. */
const sayIssues = (issues: readonly z.core.$ZodIssue[]): Record<string, string[]> => {
  // Field names come from the caller: a plain object would let `__proto__` be one of them.
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = path.map(String).join('.');
    errors.set(field, [...new Set([...(errors.get(field) ?? []), sayFieldError(message)])]);
  }
  errors.delete('');
  return Object.fromEntries(errors);
};

/** What a contract makes of an input that no route has looked at. @throws {ApiError} 422 with Arabic sentences for fields */
export const parseInput = <Output>(contract: z.ZodMiniType<Output>, data: unknown): Output => {
  const parsed = contract.safeParse(data);
  if (!parsed.success) throw invalid(sayIssues(parsed.error.issues));
  return parsed.data;
};

/**
 * Body, query and parameters are parsed, not just checked: handlers get what the contract made of them. A path that cannot
 * name anything names nothing (404); elsewhere the caller learns which field is wrong (422).
 */
export const compileContract: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: httpPart === 'params' ? notFound() : invalid(sayIssues(parsed.error.issues)) };
  };

/** Answers are parsed too: what a contract does not name never leaves, and an answer that breaks it is a failure of ours. */
export const compileAnswer: FastifySerializerCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data: unknown) =>
    JSON.stringify(schema.parse(data));
