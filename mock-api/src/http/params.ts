import { freeCode } from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { notFound, unknownParameters } from './api-error.ts';
import type { Api } from './validation.ts';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes of people who are signed in. The public forms accept whatever a link has added to the address of a page. */
const PRIVATE = /^\/api\/(?:admin|account|consultant)\//;

const namesOf = (contract: unknown): readonly string[] =>
  contract instanceof z.ZodMiniObject ? Object.keys(contract.def.shape) : [];

/**
 * Refuses a write whose query has a parameter that the route does not read. `?DRY_RUN=1` would save everything otherwise, and
 * `?dry_run=1` too where nothing can be tried.
 */
export const refuseUnknownParameters = (app: Api): void => {
  app.addHook('preValidation', async ({ method, query, routeOptions }) => {
    if (READ_METHODS.has(method) || !PRIVATE.test(routeOptions.url ?? '')) return;
    if (typeof query !== 'object' || query === null) return;
    const known = new Set(namesOf(routeOptions.schema?.querystring));
    const unknown = Object.keys(query).filter((name) => !known.has(name));
    if (unknown.length > 0) throw unknownParameters(unknown);
  });
};

/** Pagination parameters of a list under `/api/public`. Pages count from 1. */
interface PageQuery {
  page: number;
  per_page: number;
}

export const offsetOf = ({ page, per_page }: PageQuery): number => (page - 1) * per_page;

/** The response body of a page. A page beyond the last is empty and not an error, because items may have been removed. */
export const pageOf = <Item>({ page, per_page }: PageQuery, total: number, data: Item[]) => ({
  data,
  meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
});

/** Slugs have at most 160 characters. */
const MAX_LENGTH = 160;
/** People paste URLs from messages, with invisible characters around ids and slugs. */
const identifier = freeCode(MAX_LENGTH).check(z.minLength(1));

export const idOrSlugParams = z.object({ idOrSlug: identifier });
export const idParams = z.object({ id: identifier });

/** Parses the id of a row. @returns `undefined` for a text that is no id */
export const parseRowId = (text: string): number | undefined =>
  /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

/** Returns the value. @throws {ApiError} 404 when it is `undefined` */
export const orNotFound = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw notFound();
  return value;
};
