import { siteUrl } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { orNotFound, idParams, parseRowId } from '../http/params.ts';
import type { Api } from '../http/validation.ts';
import { addCountsRoute } from './counts.ts';
import { listQuerystring } from './list-response.ts';
import { relatedItem, withRelations, type Relations } from './relations.ts';
import type { Resource, Stamped } from './resource.ts';
import { runWrite, type WriteDeps } from './write-context.ts';

/** Deeper than any row. */
const MAX_DEPTH = 12;

/** Walks level by level, because recursion into a very deep value overflows the stack. */
const isShallow = (fields: unknown): boolean => {
  let level = [fields];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
};

/** Any subset of a row's fields. The resource's contract parses the merged row. */
const partialFields = z.record(z.string(), z.unknown()).check(z.refine(isShallow, 'value-invalid'));

export interface DialectDeps extends WriteDeps {
  siteOrigin: string;
}

const config = { access: 'admin' } as const;

const readConfigOf = ({ isTimeDependent }: Resource) => ({ access: 'admin', isCacheable: !isTimeDependent }) as const;

const empty = z.object({});

const relationNames = z.optional(z.union([z.string(), z.array(z.string())]));
const relatedQuerystring = z.object({ _embed: relationNames, _expand: relationNames });

const writeConfigOf = ({ bodyLimit }: Resource) => ({ config, ...(bodyLimit === undefined ? {} : { bodyLimit }) });

const locationOf = ({ siteOrigin }: DialectDeps, { name }: Resource, { id }: Stamped): string =>
  `${siteOrigin}/api/admin/${name}/${id}`;

/** The id in a path. @throws {ApiError} 404 for a text that is no id */
const rowIdOf = ({ id }: { id: string }): number => orNotFound(parseRowId(id));

const addReadRoutes = (app: Api, { db, siteOrigin }: DialectDeps, resource: Resource, relations: Relations) => {
  const { name, singular } = resource;
  const path = `/api/admin/${name}`;
  const item = relatedItem(resource.item, relations);

  app.get(
    path,
    {
      config: readConfigOf(resource),
      schema: {
        summary: `All ${name}, in the json-server dialect.`,
        querystring: listQuerystring,
        response: { 200: z.array(relatedItem(resource.listItem, relations)) },
      },
    },
    async ({ query, url }, reply) => {
      const rows = await resource.list(db, { query, url: siteUrl(siteOrigin, url), reply });
      return resource.shorten(await withRelations(db, rows, query, relations), query);
    },
  );

  addCountsRoute(app, { path, config: readConfigOf(resource), count: (query) => resource.count(db, query) });

  app.get(
    `${path}/:id`,
    {
      config: readConfigOf(resource),
      schema: {
        summary: `One ${singular}.`,
        params: idParams,
        querystring: relatedQuerystring,
        response: { 200: item },
      },
    },
    async ({ params, query }) => {
      const [row] = await withRelations(db, [await resource.read(db, rowIdOf(params))], query, relations);
      return row;
    },
  );
};

/** Adds `GET` and `POST /sectors/:id/studies`: the children of a row. */
const addNestedRoutes = (app: Api, deps: DialectDeps, resource: Resource, { children }: Relations) => {
  const { db, siteOrigin } = deps;
  for (const { resource: child, link } of children) {
    const path = `/api/admin/${resource.name}/:id/${child.name}`;

    app.get(
      path,
      {
        config: readConfigOf(child),
        schema: {
          summary: `The ${child.name} of a ${resource.singular}.`,
          params: idParams,
          querystring: listQuerystring,
          response: { 200: z.array(child.listItem) },
        },
      },
      async ({ params, query, url }, reply) => {
        const { id } = await resource.read(db, rowIdOf(params));
        const rows = await child.list(db, {
          query: { ...query, [link.filter]: String(id) },
          url: siteUrl(siteOrigin, url),
          reply,
        });
        return child.shorten(rows, query);
      },
    );

    app.post(
      path,
      {
        ...writeConfigOf(child),
        schema: {
          summary: `Adds a ${child.singular} to a ${resource.singular}.`,
          params: idParams,
          body: partialFields,
          fieldsOf: child.input,
          response: { 201: child.item },
        },
      },
      async (request, reply) => {
        const created = await runWrite(deps, request, {
          status: 201,
          parse: child.item.parse,
          write: async (context) => {
            const { id } = await resource.read(context.trx, rowIdOf(request.params));
            return child.create(context, { ...request.body, ...link.fields(id, request.body) });
          },
        });
        return reply
          .code(201)
          .header('location', locationOf(deps, child, created))
          .send(created);
      },
    );
  }
};

const addCreateRoute = (app: Api, deps: DialectDeps, resource: Resource) => {
  const { name, singular, item, input } = resource;
  app.post(
    `/api/admin/${name}`,
    {
      ...writeConfigOf(resource),
      schema: { summary: `Adds a ${singular}.`, body: input, response: { 201: item } },
    },
    async (request, reply) => {
      const prepared = await resource.prepare(request.body);
      const created = await runWrite(deps, request, {
        status: 201,
        parse: item.parse,
        write: (context) => resource.create({ ...context, ...prepared }, request.body),
      });
      return reply
        .code(201)
        .header('location', locationOf(deps, resource, created))
        .send(created);
    },
  );
};

const addUpdateRoutes = (app: Api, deps: DialectDeps, resource: Resource) => {
  const { name, singular, item, input } = resource;
  const path = `/api/admin/${name}/:id`;

  app.put(
    path,
    {
      ...writeConfigOf(resource),
      schema: {
        summary: `Replaces a ${singular}: all fields are required. PATCH changes some of them.`,
        params: idParams,
        body: partialFields,
        wholeOf: input,
        response: { 200: item },
      },
    },
    async (request) => {
      const prepared = await resource.prepare(request.body);
      return runWrite(deps, request, {
        status: 200,
        parse: item.parse,
        write: (context) => resource.replace({ ...context, ...prepared }, rowIdOf(request.params), request.body),
      });
    },
  );

  app.patch(
    path,
    {
      ...writeConfigOf(resource),
      schema: {
        summary: `Changes some fields of a ${singular}.`,
        params: idParams,
        body: partialFields,
        fieldsOf: input,
        response: { 200: item },
      },
    },
    async (request) => {
      const prepared = await resource.prepare(request.body);
      return runWrite(deps, request, {
        status: 200,
        parse: item.parse,
        write: (context) => resource.merge({ ...context, ...prepared }, rowIdOf(request.params), request.body),
      });
    },
  );
};

const addDeleteRoute = (app: Api, deps: DialectDeps, resource: Resource) => {
  app.delete(
    `/api/admin/${resource.name}/:id`,
    {
      config,
      schema: {
        summary: `Deletes a ${resource.singular}; 409 names its dependants.`,
        params: idParams,
        response: { 200: empty },
      },
    },
    (request) =>
      runWrite(deps, request, {
        status: 200,
        parse: empty.parse,
        write: async (context) => {
          await resource.delete(context, rowIdOf(request.params));
          return {};
        },
      }),
  );
};

/** Adds the endpoints of a resource in the dialect of json-server 0.17: bare bodies, 201 with `Location`, PUT, PATCH, DELETE. */
export const addDialectRoutes = (app: Api, deps: DialectDeps, resource: Resource, relations: Relations): void => {
  addReadRoutes(app, deps, resource, relations);
  addNestedRoutes(app, deps, resource, relations);
  addCreateRoute(app, deps, resource);
  addUpdateRoutes(app, deps, resource);
  addDeleteRoute(app, deps, resource);
};
