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

/** Names parameters that a list ignored; see the README. */
const IGNORED_PARAMETERS = 'x-ignored-parameters';

/** Characters of a header. Proxies refuse responses with larger ones. */
const MAX_HEADER = 4000;

/** As many values as fit into a header. */
const fitting = (values: readonly string[]): string[] => {
  const fits: string[] = [];
  let length = 0;
  for (const value of values) {
    length += value.length + ', '.length;
    if (length > MAX_HEADER) break;
    fits.push(value);
  }
  return fits;
};

/** @param names from a URL, so that they may have any characters */
const ignoredHeader = (names: readonly string[]): string =>
  fitting(
    names.map((name) => encodeURIComponent(name.toWellFormed()).replace('%3D', '=')).map((name) => name.slice(0, 200)),
  ).join(', ');

type Relation = 'first' | 'prev' | 'next' | 'last';
/** Which links to keep when the query is long: without these two, clients cannot page. */
const BY_IMPORTANCE: readonly Relation[] = ['next', 'prev', 'last', 'first'];

/**
 * The `Link` header of a numbered page (RFC 8288): first, prev, next, last. It leaves out ignored parameters, and the links that do
 * not fit into a header of limited length.
 */
const pageLinks = (listUrl: URL, { page = 1, limit, ignored }: ListQuery, total: number): string => {
  const last = Math.max(1, Math.ceil(total / limit));
  const base = new URL(listUrl);
  for (const name of ignored) base.searchParams.delete(name);
  const targets: Record<Relation, number | undefined> = {
    first: 1,
    prev: page > 1 ? Math.min(page - 1, last) : undefined,
    next: page < last ? page + 1 : undefined,
    last,
  };
  const linkTo = (rel: Relation, target: number): string => {
    const url = new URL(base);
    url.searchParams.set('_page', String(target));
    url.searchParams.set('_limit', String(limit));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = new Map(
    BY_IMPORTANCE.flatMap((rel) => {
      const target = targets[rel];
      return target === undefined ? [] : [[rel, linkTo(rel, target)] as const];
    }),
  );
  const chosen = new Set(fitting([...links.values()]));
  return (['first', 'prev', 'next', 'last'] as const)
    .flatMap((rel) => links.get(rel) ?? [])
    .filter((link) => chosen.has(link))
    .join(', ');
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

/** Responds to a list request of the dialect: a bare array, `X-Total-Count`, `Link` for numbered pages, and `X-Ignored-Parameters`. */
export const listResponse = async <Table extends keyof Tables, Row, Item>(
  request: ListRequest<Table, Row, Item>,
): Promise<Item[]> => {
  const { query, url, reply, db, base, resource, present } = request;
  const listQuery = readListQuery(resource, query);
  const { rows, total } = await selectList(db, base, resource, listQuery);
  void reply.header('x-total-count', String(total));
  if (listQuery.ignored.length > 0) void reply.header(IGNORED_PARAMETERS, ignoredHeader(listQuery.ignored));
  const links = listQuery.page === undefined ? '' : pageLinks(url, listQuery, total);
  if (links) void reply.header('link', links);
  return rows.map(present);
};
