import * as z from 'zod/mini';
import { found, idParams, rowNumber } from '../http/params.ts';
import type { Api } from '../http/validation.ts';
import { listQuerystring } from './answer-list.ts';
import type { Resource } from './resource.ts';
import { writeAs, type WritingParts } from './writing.ts';

export interface DialectParts extends WritingParts {
  siteOrigin: string;
}

const config = { access: 'admin' } as const;
const empty = z.object({});

/** Some fields of a row, whatever they are: what comes out is checked as a whole. */
const someFields = z.record(z.string(), z.unknown());

/** The number that an address gives; whatever else it holds names no row. @throws {ApiError} 404 */
const numberOf = ({ id }: { id: string }): number => found(rowNumber(id));

const addReading = (app: Api, { db, siteOrigin }: DialectParts, resource: Resource) => {
  const { name, noun, item } = resource;
  const path = `/api/admin/${name}`;

  app.get(path, { config, schema: { summary: `All ${name}, in the dialect.`, querystring: listQuerystring, response: { 200: z.array(item) } } }, ({ query, url }, reply) =>
    resource.list(db, { query, address: new URL(url, siteOrigin), reply }),
  );

  app.get(`${path}/:id`, { config, schema: { summary: `One ${noun}.`, params: idParams, response: { 200: item } } }, ({ params }) => resource.read(db, numberOf(params)));
};

/** A noun's calls in the dialect of json-server 0.17: bare bodies, 201 with `Location`, replacing, merging, deleting. */
export const addDialect = (app: Api, parts: DialectParts, resource: Resource): void => {
  const { name, noun, item, input, bodyLimit } = resource;
  const path = `/api/admin/${name}`;
  const body = { config, ...(bodyLimit === undefined ? {} : { bodyLimit }) };
  addReading(app, parts, resource);

  app.post(path, { ...body, schema: { summary: `Adds a ${noun}.`, body: input, response: { 201: item } } }, async (request, reply) => {
    const created = await writeAs(parts, request, { status: 201, parse: item.parse, write: (writing) => resource.create(writing, request.body) });
    void reply.code(201).header('location', new URL(`${path}/${created.id}`, parts.siteOrigin).href);
    return created;
  });

  app.put(`${path}/:id`, { ...body, schema: { summary: `Replaces a ${noun}: fields that are missing take their defaults.`, params: idParams, body: input, response: { 200: item } } }, (request) =>
    writeAs(parts, request, { status: 200, parse: item.parse, write: (writing) => resource.replace(writing, numberOf(request.params), request.body) }),
  );

  app.patch(`${path}/:id`, { ...body, schema: { summary: `Changes some fields of a ${noun}.`, params: idParams, body: someFields, response: { 200: item } } }, (request) =>
    writeAs(parts, request, { status: 200, parse: item.parse, write: (writing) => resource.merge(writing, numberOf(request.params), request.body) }),
  );

  app.delete(`${path}/:id`, { config, schema: { summary: `Removes a ${noun}; 409 names what depends on it.`, params: idParams, response: { 200: empty } } }, (request) =>
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
