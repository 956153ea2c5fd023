import type { FastifySchema } from 'fastify';
import type * as z from 'zod/mini';
import type { Access } from '../http/access.ts';
import { takesKey } from '../http/idempotency.ts';
import type { LimitName } from '../http/rate-limit.ts';
import type { Api } from '../http/validation.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** What the route is for: one English sentence for the documentation. */
    summary?: string;
    /** The contract of which a body may hold some fields, where it is checked together with what it changes. */
    fieldsOf?: unknown;
  }
  interface FastifyInstance {
    describedRoutes: DescribedRoute[];
  }
}

type Contract = z.ZodMiniType;

/** A route as its declaration describes it. */
export interface DescribedRoute {
  method: string;
  path: string;
  access: Access;
  limit: LimitName | undefined;
  /** Whether it takes an `Idempotency-Key`. */
  takesKey: boolean;
  summary: string | undefined;
  params: Contract | undefined;
  querystring: Contract | undefined;
  body: Contract | undefined;
  /** What the body holds some fields of. */
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

/** Remembers how each route is declared; called before the first of them. */
export const describeRoutes = (app: Api): void => {
  app.decorate('describedRoutes', []);
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    const access = config?.access;
    for (const one of [method].flat()) {
      // HEAD is GET without a body, and not worth a line of its own.
      if (!access || one === 'HEAD') continue;
      app.describedRoutes.push({
        method: one,
        path: url,
        access,
        limit: config.limit,
        takesKey: takesKey(one, config),
        summary: schema.summary,
        params: contractOf(schema.params),
        querystring: contractOf(schema.querystring),
        body: contractOf(schema.body),
        fieldsOf: contractOf(schema.fieldsOf),
        response: responsesOf(schema),
      });
    }
  });
};
