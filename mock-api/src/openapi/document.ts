import { failure } from 'shared-lib/contracts';
import type * as z from 'zod/mini';
import { listQuerystring } from '../dialect/answer-list.ts';
import type { DescribedRoute } from './described-routes.ts';
import type { OpenApiDocument, Operation, Parameter } from './document-types.ts';
import { createSchemas, type JsonSchema } from './json-schema.ts';
import { dialectParameters, intro } from './prose.ts';

type Schemas = ReturnType<typeof createSchemas>;

const JSON_TYPE = 'application/json';
const json = (schema: JsonSchema) => ({ content: { [JSON_TYPE]: { schema } } });

const AREAS = ['public', 'auth', 'account', 'consultant', 'admin'];
/** Areas of many nouns; the others are one heading each. */
const DIVIDED = ['public', 'admin'];

/** `/api/public/articles/:idOrSlug` → `public articles`: what a reader looks for first. */
const tagOf = ({ path }: DescribedRoute): string => {
  const [area = '', noun = ''] = path.replace(/^\/api\//, '').split('/');
  if (!AREAS.includes(area)) return 'server';
  return DIVIDED.includes(area) ? `${area} ${noun}` : area;
};

const openPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}');

const operationId = ({ method, path }: DescribedRoute): string =>
  method.toLowerCase() +
  openPath(path)
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** What a parameter is comes from what the API makes of it; whether it is needed, from what may be sent. */
const parametersOf = (
  { schemaOf }: Schemas,
  contract: z.ZodMiniType | undefined,
  place: 'path' | 'query',
): Parameter[] => {
  if (!contract) return [];
  const { properties = {} } = schemaOf(contract, 'output');
  const { required = [] } = schemaOf(contract, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name: name === '*' ? 'path' : name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
};

const pathParameters = (schemas: Schemas, route: DescribedRoute): Parameter[] => {
  const declared = parametersOf(schemas, route.params, 'path');
  if (declared.length > 0) return declared;
  return [...openPath(route.path).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
};

const queryParameters = (schemas: Schemas, { querystring }: DescribedRoute): Parameter[] =>
  querystring === listQuerystring ? dialectParameters : parametersOf(schemas, querystring, 'query');

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names one intended write (8 to 128 letters, digits, hyphens): sent again within a day, it gets the first answer and writes nothing.',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
};

/** Whatever else happens: against the state of things, at a bad moment, or through our fault. */
const ANY_OTHER: [string, string] = [
  'default',
  'Any other failure, in the same shape; its status says which (see above).',
];

/** Refusals that follow from how a route is declared. */
const refusals = ({ access, limit, params, querystring, body, path }: DescribedRoute): [string, string][] => [
  ...(access === 'public' ? [] : [['401', 'No token, or one that ended.'] as [string, string]]),
  ...(access === 'public' || access === 'signed-in'
    ? []
    : [['403', 'The caller has another role, or waits for approval.'] as [string, string]]),
  ...(params || path.includes(':')
    ? [['404', 'There is no such thing, or not for this caller.'] as [string, string]]
    : []),
  ...(body || (querystring && querystring !== listQuerystring)
    ? [['422', 'A field is wrong; `errors` says which and how.'] as [string, string]]
    : []),
  ...(limit ? [['429', 'Too many calls; `Retry-After` says when to come back, in seconds.'] as [string, string]] : []),
];

const bodyOf = ({ schemaOf, fieldsOf }: Schemas, route: DescribedRoute): JsonSchema | undefined => {
  if (route.fieldsOf) return fieldsOf(route.fieldsOf);
  return route.body && schemaOf(route.body, 'input');
};

const operationOf = (schemas: Schemas, route: DescribedRoute, failureSchema: JsonSchema): Operation => {
  const { method, path, access, response, summary, takesKey } = route;
  const body = bodyOf(schemas, route);
  const success = [...response].map(
    ([status, contract]) => [status, { description: 'Done.', ...json(schemas.schemaOf(contract, 'output')) }] as const,
  );
  return {
    operationId: operationId(route),
    summary: summary ?? `${method} ${path}`,
    tags: [tagOf(route)],
    security: access === 'public' ? [] : [{ token: [] }],
    'x-access': access,
    parameters: [
      ...pathParameters(schemas, route),
      ...queryParameters(schemas, route),
      ...(takesKey ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
    responses: {
      ...(success.length > 0 ? Object.fromEntries(success) : { 200: { description: 'Done.' } }),
      ...Object.fromEntries(
        [...refusals(route), ANY_OTHER].map(([status, description]) => [
          status,
          { description, ...json(failureSchema) },
        ]),
      ),
    },
  };
};

/** The OpenAPI 3.1 document of all routes, made of their declarations and contracts. */
export const openApiDocument = (routes: readonly DescribedRoute[], origin: string): OpenApiDocument => {
  const schemas = createSchemas();
  const failureSchema = schemas.schemaOf(failure, 'output');
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = (paths[openPath(route.path)] ??= {});
    path[route.method.toLowerCase()] = operationOf(schemas, route, failureSchema);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Miqyas API', version: '1.0.0', description: intro },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: Object.fromEntries([...schemas.components].toSorted(([a], [b]) => a.localeCompare(b))),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that /api/auth/login and /api/auth/register answer.',
        },
      },
    },
  };
};
