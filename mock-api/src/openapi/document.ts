import { errorResponse } from 'shared-lib/contracts';
import type * as z from 'zod/mini';
import { listQuerystring } from '../dialect/list-response.ts';
import type { DescribedRoute } from './described-routes.ts';
import { type OpenApiDocument, type Operation, type Parameter, createSchemas, type JsonSchema } from './json-schema.ts';
import { dialectHeaders, dialectParameters, intro } from './prose.ts';

type Schemas = ReturnType<typeof createSchemas>;

const JSON_TYPE = 'application/json';
const json = (schema: JsonSchema) => ({ content: { [JSON_TYPE]: { schema } } });

const AREAS = ['public', 'auth', 'account', 'consultant', 'admin'];
/** Areas with a tag for each resource. The others have one tag. */
const DIVIDED_AREAS = ['public', 'admin'];

/** The tag of a route: `/api/public/articles/:idOrSlug` → `public articles`. */
const tagOf = ({ path }: DescribedRoute): string => {
  const [area = '', resource = ''] = path.replace(/^\/api\//, '').split('/');
  if (!AREAS.includes(area)) return 'server';
  return DIVIDED_AREAS.includes(area) ? `${area} ${resource}` : area;
};

const toOpenApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}');

const operationId = ({ method, path }: DescribedRoute): string =>
  method.toLowerCase() +
  toOpenApiPath(path)
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The parameters of a contract. Types come from its output, `required` from its input. */
const parametersOf = (
  { schemaOf }: Schemas,
  contract: z.ZodMiniType | undefined,
  location: 'path' | 'query',
): Parameter[] => {
  if (!contract) return [];
  const { properties = {} } = schemaOf(contract, 'output');
  const { required = [] } = schemaOf(contract, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name: name === '*' ? 'path' : name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema,
  }));
};

const pathParameters = (schemas: Schemas, route: DescribedRoute): Parameter[] => {
  const declared = parametersOf(schemas, route.params, 'path');
  if (declared.length > 0) return declared;
  return [...toOpenApiPath(route.path).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
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
    'Identifies one intended write (8 to 128 characters: a-z, A-Z, 0-9, _ and -). A repeated request within a day writes nothing and gets the first response.',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
};

/** Errors that do not follow from the declaration: conflicts, temporary errors, server errors. */
const DEFAULT_ERROR: [string, string] = [
  'default',
  'Any other error, in the same format; see the introduction for the status codes.',
];

/** Errors that follow from a route's declaration. */
const errorsOf = ({ access, limit, params, querystring, body, path }: DescribedRoute): [string, string][] => [
  ...(access === 'public' ? [] : [['401', 'No token, or an expired one.'] as [string, string]]),
  ...(access === 'public' || access === 'signed-in'
    ? []
    : [['403', 'The user has another role, or waits for approval.'] as [string, string]]),
  ...(params || path.includes(':') ? [['404', 'It does not exist, or not for this user.'] as [string, string]] : []),
  ...(body || (querystring && querystring !== listQuerystring)
    ? [['422', 'A field is invalid; see `errors`.'] as [string, string]]
    : []),
  ...(limit ? [['429', 'Too many requests; `Retry-After` has the wait in seconds.'] as [string, string]] : []),
];

const bodyOf = ({ schemaOf, fieldsOf }: Schemas, route: DescribedRoute): JsonSchema | undefined => {
  if (route.fieldsOf) return fieldsOf(route.fieldsOf);
  return route.body && schemaOf(route.body, 'input');
};

const operationOf = (schemas: Schemas, route: DescribedRoute, failureSchema: JsonSchema): Operation => {
  const { method, path, access, response, summary, acceptsIdempotencyKey } = route;
  const body = bodyOf(schemas, route);
  const success = [...response].map(
    ([status, contract]) =>
      [
        status,
        {
          description: 'Done.',
          ...(route.querystring === listQuerystring ? { headers: dialectHeaders } : {}),
          ...json(schemas.schemaOf(contract, 'output')),
        },
      ] as const,
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
      ...(acceptsIdempotencyKey ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
    responses: {
      ...(success.length > 0 ? Object.fromEntries(success) : { 200: { description: 'Done.' } }),
      ...Object.fromEntries(
        [...errorsOf(route), DEFAULT_ERROR].map(([status, description]) => [
          status,
          { description, ...json(failureSchema) },
        ]),
      ),
    },
  };
};

/** Generates the OpenAPI 3.1 document from the declarations and contracts of the routes. */
export const openApiDocument = (routes: readonly DescribedRoute[], origin: string): OpenApiDocument => {
  const schemas = createSchemas();
  const failureSchema = schemas.schemaOf(errorResponse, 'output');
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = (paths[toOpenApiPath(route.path)] ??= {});
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
          description: 'The token from the response of /api/auth/login and /api/auth/register.',
        },
      },
    },
  };
};
