import { fieldErrorMessage } from 'shared-lib/copy';
import type * as z from 'zod/mini';
import { dialectCopy } from '../copy/dialect.ts';
import { invalid } from '../http/api-error.ts';

/** Input fields that keep their stored value when they are missing, or that only guard the write. */
const OPTIONAL = new Set(['sort_order', 'updated_at']);

/** The fields of an object contract; none for other contracts. */
const namesOf = (contract: z.ZodMiniType): string[] =>
  'shape' in contract && typeof contract.shape === 'object' && contract.shape !== null
    ? Object.keys(contract.shape)
    : [];

/** The fields that a replacement must contain: those that a client reads and may write. Without one, it would be emptied. */
export const replacedFields = (input: z.ZodMiniType, item: z.ZodMiniType): string[] => {
  const readable = new Set(namesOf(item));
  return namesOf(input).filter((name) => readable.has(name) && !OPTIONAL.has(name));
};

/** @throws {ApiError} 422 that names the missing fields and PATCH */
export const assertComplete = (fields: readonly string[], body: unknown): void => {
  const sent = typeof body === 'object' && body !== null ? body : {};
  const missing = fields.filter((name) => Reflect.get(sent, name) === undefined);
  if (missing.length === 0) return;
  throw invalid(
    Object.fromEntries(missing.map((name) => [name, [fieldErrorMessage('value-required')]])),
    dialectCopy.incomplete(missing),
  );
};
