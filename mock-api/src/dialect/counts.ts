import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { listCounts } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Api } from '../http/validation.ts';
import type { RawQuery } from './list-query.ts';

const MAX_LISTS = 50;
const MAX_LENGTH = 4000;

const listText = z.string('text-invalid').check(z.maxLength(MAX_LENGTH, 'text-long'));

/** `of` is the query string of a list, once for each list. */
const countsQuerystring = z.object({
  of: z._default(z.union([listText, z.array(listText).check(z.maxLength(MAX_LISTS, 'list-long'))]), []),
});

const rawQueryOf = (text: string): RawQuery => {
  const params = new URLSearchParams(text);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
};

interface CountsRoute {
  /** Path of the list. */
  path: string;
  config: FastifyContextConfig;
  /** Counts the rows that match a query of the list. */
  count: (query: RawQuery, request: FastifyRequest) => Promise<number>;
}

/** Adds `GET …/counts`: the numbers of rows that match several queries of a list, such as those of its tabs. */
export const addCountsRoute = (app: Api, { path, config, count }: CountsRoute): void => {
  app.get(
    `${path}/counts`,
    {
      config,
      schema: {
        summary: 'Numbers of the rows that match each query of the list in `of`, in that order.',
        querystring: countsQuerystring,
        response: { 200: listCounts },
      },
    },
    async (request) => {
      const counts: number[] = [];
      for (const text of [request.query.of].flat()) counts.push(await count(rawQueryOf(text), request));
      return counts;
    },
  );
};
