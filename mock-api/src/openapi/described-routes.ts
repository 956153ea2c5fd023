import type { FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import type { Access } from '../http/access.ts';
import { acceptsIdempotencyKey } from '../http/idempotency.ts';
import type { LimitName } from '../http/rate-limit.ts';
import type { Api } from '../http/validation.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Purpose of the route: one English sentence for the documentation. */
    summary?: string;
    /** The contract that the merged row must meet, for a body that contains any subset of its fields. */
    fieldsOf?: unknown;
    /** The contract of a body that the handler parses, because it checks something else first. */
    wholeOf?: unknown;
  }
  interface FastifyInstance {
    describedRoutes: DescribedRoute[];
  }
}

type Contract = z.ZodMiniType;

/** The documented parts of a route's declaration. */
export interface DescribedRoute {
  method: string;
  path: string;
  access: Access;
  limit: LimitName | undefined;
  /** Whether it accepts an `Idempotency-Key`. */
  acceptsIdempotencyKey: boolean;
  summary: string | undefined;
  params: Contract | undefined;
  querystring: Contract | undefined;
  body: Contract | undefined;
  /** The contract whose fields the body may contain. */
  fieldsOf: Contract | undefined;
  /** By status. */
  response: Map<string, Contract>;
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && '_zod' in value;
const contractOf = (value: unknown): Contract | undefined => (isContract(value) ? value : undefined);

const responsesOf = ({ response }: FastifySchema): Map<string, Contract> => {
  const entries: [string, unknown][] =
    typeof response === 'object' && response !== null ? Object.entries(response) : [];
  return new Map(entries.flatMap(([status, value]) => (isContract(value) ? [[status, value] as const] : [])));
};

/** Records the declaration of each route. Call it before the first route is registered. */
export const describeRoutes = (app: Api): void => {
  app.decorate('describedRoutes', []);
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    const access = config?.access;
    for (const one of [method].flat()) {
      // HEAD is GET without a body and is not documented separately.
      if (!access || one === 'HEAD') continue;
      app.describedRoutes.push({
        method: one,
        path: url,
        access,
        limit: config.limit,
        acceptsIdempotencyKey: acceptsIdempotencyKey(one, config),
        summary: schema.summary,
        params: contractOf(schema.params),
        querystring: contractOf(schema.querystring),
        body: contractOf(schema.wholeOf) ?? contractOf(schema.body),
        fieldsOf: contractOf(schema.fieldsOf),
        response: responsesOf(schema),
      });
    }
  });
};
