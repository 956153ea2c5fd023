import * as z from 'zod/mini';
import { found, idParams, rowNumber } from '../http/params.ts';
import type { Api } from '../http/validation.ts';
import { listQuerystring } from './answer-list.ts';
import { relatedItem, withRelations, type Relations } from './relations.ts';
import type { Resource, Stamped } from './resource.ts';
import { someFields } from './some-fields.ts';
import { writeAs, type WritingParts } from './writing.ts';

export interface DialectParts extends WritingParts {
  siteOrigin: string;
}

const config = { access: 'admin' } as const;

/** Who may read, and whether the same is read until something is written. */
const readingOf = ({ changesByItself }: Resource) => ({ access: 'admin', isOfDataOnly: !changesByItself }) as const;

const empty = z.object({});

const names = z.optional(z.union([z.string(), z.array(z.string())]));
const relatedQuerystring = z.object({ _embed: names, _expand: names });

/** Who may write, and how much. */
const bodyOf = ({ bodyLimit }: Resource) => ({ config, ...(bodyLimit === undefined ? {} : { bodyLimit }) });

const locationOf = ({ siteOrigin }: DialectParts, { name }: Resource, { id }: Stamped): string =>
  new URL(`/api/admin/${name}/${id}`, siteOrigin).href;

/** The number that an address gives; whatever else it holds names no row. @throws {ApiError} 404 */
const numberOf = ({ id }: { id: string }): number => found(rowNumber(id));

const addReading = (app: Api, { db, siteOrigin }: DialectParts, resource: Resource, relations: Relations) => {
  const { name, noun } = resource;
  const path = `/api/admin/${name}`;
  const item = relatedItem(resource.item, relations);

  app.get(
    path,
    {
      config: readingOf(resource),
      schema: {
        summary: `All ${name}, in the dialect.`,
        querystring: listQuerystring,
        response: { 200: z.array(item) },
      },
    },
    async ({ query, url }, reply) =>
      withRelations(db, await resource.list(db, { query, address: new URL(url, siteOrigin), reply }), query, relations),
  );

  app.get(
    `${path}/:id`,
    {
      config: readingOf(resource),
      schema: { summary: `One ${noun}.`, params: idParams, querystring: relatedQuerystring, response: { 200: item } },
    },
    async ({ params, query }) => {
      const [row] = await withRelations(db, [await resource.read(db, numberOf(params))], query, relations);
      return row;
    },
  );
};

/** `/sectors/1/studies`: what belongs to a row, and adding to it. */
const addNested = (app: Api, parts: DialectParts, resource: Resource, { children }: Relations) => {
  const { db, siteOrigin } = parts;
  for (const { resource: child, link } of children) {
    const path = `/api/admin/${resource.name}/:id/${child.name}`;

    app.get(
      path,
      {
        config: readingOf(child),
        schema: {
          summary: `The ${child.name} of a ${resource.noun}.`,
          params: idParams,
          querystring: listQuerystring,
          response: { 200: z.array(child.item) },
        },
      },
      async ({ params, query, url }, reply) => {
        const { id } = await resource.read(db, numberOf(params));
        return child.list(db, {
          query: { ...query, [link.filter]: String(id) },
          address: new URL(url, siteOrigin),
          reply,
        });
      },
    );

    app.post(
      path,
      {
        ...bodyOf(child),
        schema: {
          summary: `Adds a ${child.noun} to a ${resource.noun}.`,
          params: idParams,
          body: someFields,
          fieldsOf: child.input,
          response: { 201: child.item },
        },
      },
      async (request, reply) => {
        const created = await writeAs(parts, request, {
          status: 201,
          parse: child.item.parse,
          write: async (writing) => {
            const { id } = await resource.read(writing.trx, numberOf(request.params));
            return child.create(writing, { ...request.body, ...link.fields(id, request.body) });
          },
        });
        return reply
          .code(201)
          .header('location', locationOf(parts, child, created))
          .send(created);
      },
    );
  }
};

/** A noun's calls in the dialect of json-server 0.17: bare bodies, 201 with `Location`, replacing, merging, deleting. */
export const addDialect = (app: Api, parts: DialectParts, resource: Resource, relations: Relations): void => {
  const { name, noun, item, input } = resource;
  const path = `/api/admin/${name}`;
  const body = bodyOf(resource);
  addReading(app, parts, resource, relations);
  addNested(app, parts, resource, relations);

  app.post(
    path,
    { ...body, schema: { summary: `Adds a ${noun}.`, body: input, response: { 201: item } } },
    async (request, reply) => {
      const prepared = await resource.prepare(request.body);
      const created = await writeAs(parts, request, {
        status: 201,
        parse: item.parse,
        write: (writing) => resource.create({ ...writing, ...prepared }, request.body),
      });
      return reply
        .code(201)
        .header('location', locationOf(parts, resource, created))
        .send(created);
    },
  );

  app.put(
    `${path}/:id`,
    {
      ...body,
      schema: {
        summary: `Replaces a ${noun}: fields that are missing take their defaults.`,
        params: idParams,
        body: input,
        response: { 200: item },
      },
    },
    async (request) => {
      const prepared = await resource.prepare(request.body);
      return writeAs(parts, request, {
        status: 200,
        parse: item.parse,
        write: (writing) => resource.replace({ ...writing, ...prepared }, numberOf(request.params), request.body),
      });
    },
  );

  app.patch(
    `${path}/:id`,
    {
      ...body,
      schema: {
        summary: `Changes some fields of a ${noun}.`,
        params: idParams,
        body: someFields,
        fieldsOf: input,
        response: { 200: item },
      },
    },
    async (request) => {
      const prepared = await resource.prepare(request.body);
      return writeAs(parts, request, {
        status: 200,
        parse: item.parse,
        write: (writing) => resource.merge({ ...writing, ...prepared }, numberOf(request.params), request.body),
      });
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: `Removes a ${noun}; 409 names what depends on it.`,
        params: idParams,
        response: { 200: empty },
      },
    },
    (request) =>
      writeAs(parts, request, {
        status: 200,
        parse: empty.parse,
        write: async (writing) => {
          await resource.delete(writing, numberOf(request.params));
          return {};
        },
      }),
  );
};
