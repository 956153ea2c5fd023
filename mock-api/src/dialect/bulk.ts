import type { BulkAnswer } from 'shared-lib/contracts';
import { bulkAnswer } from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { attempt } from '../db/attempt.ts';
import { ApiError } from '../http/api-error.ts';
import type { Api } from '../http/validation.ts';
import type { DialectParts } from './routes.ts';
import type { Resource } from './resource.ts';
import { writeAs, type Writing } from './writing.ts';

/** Why a row stayed as it was, in one sentence. */
const reasonOf = ({ message, errors }: ApiError): string => Object.values(errors ?? {})[0]?.[0] ?? message;

type Outcome = BulkAnswer['results'][number];

/**
 * Does the same with each row by itself and tells what became of it.
 * @param one does it with one row, or says by an `ApiError` why not
 */
export const withEach = async (ids: readonly number[], one: (id: number) => Promise<unknown>): Promise<BulkAnswer> => {
  const results: Outcome[] = [];
  for (const id of ids) {
    try {
      await one(id);
      results.push({ id, ok: true, message: '' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id, ok: false, message: reasonOf(error) });
    }
  }
  const done = results.filter(({ ok }) => ok).length;
  return { done, failed: results.length - done, results };
};

/** What an action means for a row: fields that it takes, or its end. */
type Meaning = Readonly<Record<string, unknown>> | 'delete';

interface Actions<Action extends string> {
  input: z.ZodMiniType<{ ids: number[]; action: Action }>;
  meaning: Readonly<Record<Action, Meaning>>;
}

/** Adds `POST …/bulk`: a noun's actions on many rows, each row as if it were alone. */
export const addBulk = <Action extends string>(
  app: Api,
  parts: DialectParts,
  resource: Resource,
  { input, meaning }: Actions<Action>,
): void => {
  const summary = `Does the same with many ${resource.name}; each succeeds or fails by itself.`;
  const act = (writing: Writing, id: number, action: Action) => {
    const fields: Meaning = meaning[action];
    return fields === 'delete' ? resource.delete(writing, id) : resource.merge(writing, id, fields);
  };
  app.post(
    `/api/admin/${resource.name}/bulk`,
    { config: { access: 'admin' }, schema: { summary, body: input, response: { 200: bulkAnswer } } },
    (request: FastifyRequest<{ Body: { ids: number[]; action: Action } }>) => {
      const { ids, action } = request.body;
      return writeAs(parts, request, {
        status: 200,
        parse: bulkAnswer.parse,
        write: (writing) =>
          withEach(ids, (id) => attempt(writing, async (alone) => void (await act(alone, id, action)))),
      });
    },
  );
};
