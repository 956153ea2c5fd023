import * as z from 'zod/mini';
import { unknownParameters } from './api-error.ts';
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
