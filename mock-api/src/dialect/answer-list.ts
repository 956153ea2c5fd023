import type { FastifyReply } from 'fastify';
import type { SelectQueryBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { readListQuery, type ListQuery, type RawQuery } from './list-query.ts';
import type { ListResource } from './list-resource.ts';
import { selectList } from './select.ts';

/** Any names, once or several times; the resource decides what they mean. */
export const listQuerystring = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** `Link` of a numbered page (RFC 8288): first, prev, next, last. */
const pageLinks = (address: URL, { page = 1, limit }: Pick<ListQuery, 'page' | 'limit'>, total: number): string => {
  const last = Math.max(1, Math.ceil(total / limit));
  const link = (rel: string, to: number) => {
    const url = new URL(address);
    url.searchParams.set('_page', String(to));
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

interface ListCall<Table extends keyof Tables, Row, Item> {
  query: RawQuery;
  /** Address of the list as callers know it, with its query. */
  address: URL;
  reply: FastifyReply;
  db: Database;
  base: SelectQueryBuilder<Tables, Table, Row>;
  resource: ListResource;
  present: (row: Row) => Item;
}

/** Answers a list call of the dialect: a bare array, `X-Total-Count`, and `Link` when pages are numbered. */
export const answerList = async <Table extends keyof Tables, Row, Item>(
  call: ListCall<Table, Row, Item>,
): Promise<Item[]> => {
  const { query, address, reply, db, base, resource, present } = call;
  const wanted = readListQuery(resource, query);
  const { rows, total } = await selectList(db, base, resource, wanted);
  void reply.header('x-total-count', String(total));
  if (wanted.page !== undefined) void reply.header('link', pageLinks(address, wanted, total));
  return rows.map(present);
};
