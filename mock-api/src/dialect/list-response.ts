import type { FastifyReply } from 'fastify';
import type { SelectQueryBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { readListQuery, type ListQuery, type RawQuery } from './list-query.ts';
import type { ListResource } from './list-resource.ts';
import { selectList } from './select.ts';

/** Any parameters, once or repeated. The resource decides which ones it supports. */
export const listQuerystring = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The `Link` header of a numbered page (RFC 8288): first, prev, next, last. */
const pageLinks = (listUrl: URL, { page = 1, limit }: Pick<ListQuery, 'page' | 'limit'>, total: number): string => {
  const last = Math.max(1, Math.ceil(total / limit));
  const link = (rel: string, target: number) => {
    const url = new URL(listUrl);
    url.searchParams.set('_page', String(target));
    url.searchParams.set('_limit', String(limit));
    return `<${url.href}>; rel="${rel}"`;
  };
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ].join(', ');
};

interface ListRequest<Table extends keyof Tables, Row, Item> {
  query: RawQuery;
  /** Public URL of the list, with its query. */
  url: URL;
  reply: FastifyReply;
  db: Database;
  base: SelectQueryBuilder<Tables, Table, Row>;
  resource: ListResource;
  present: (row: Row) => Item;
}

/** Responds to a list request of the dialect: a bare array, `X-Total-Count`, and `Link` for numbered pages. */
export const listResponse = async <Table extends keyof Tables, Row, Item>(
  request: ListRequest<Table, Row, Item>,
): Promise<Item[]> => {
  const { query, url, reply, db, base, resource, present } = request;
  const listQuery = readListQuery(resource, query);
  const { rows, total } = await selectList(db, base, resource, listQuery);
  void reply.header('x-total-count', String(total));
  if (listQuery.page !== undefined) void reply.header('link', pageLinks(url, listQuery, total));
  return rows.map(present);
};
