import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import type { OpenApiDocument } from './json-schema.ts';

const documentOf = async (): Promise<{ document: OpenApiDocument; routes: string[] }> => {
  const { app, get } = await createTestApp();
  const routes = app.routeTable
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`);
  return { document: (await get('/api/openapi.json')).json(), routes };
};

const operations = ({ paths }: OpenApiDocument) => Object.values(paths).flatMap((methods) => Object.values(methods));

test('describes every route with its access rule', async () => {
  const { document, routes } = await documentOf();
  expect(document.openapi).toBe('3.1.0');
  expect(operations(document)).toHaveLength(routes.length);
  expect(document.paths['/api/public/studies/{idOrSlug}/download']?.get?.['x-access']).toBe('public');
  expect(document.paths['/api/auth/me']?.get).toMatchObject({ 'x-access': 'signed-in', security: [{ token: [] }] });
  expect(document.paths['/images/{path}']?.get?.parameters.find(({ in: location }) => location === 'path')?.name).toBe(
    'path',
  );
});

test('has unique operation ids and no broken references', async () => {
  const { document } = await documentOf();
  const ids = operations(document).map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  expect(references.length).toBeGreaterThan(10);
  for (const reference of references)
    expect(Object.keys(document.components.schemas), reference).toContain(
      reference.replace('#/components/schemas/', ''),
    );
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('describes fields, limits, required fields and responses from the contracts', async () => {
  const { document } = await documentOf();
  const contact = document.components.schemas.ContactInput;
  expect(contact?.required).toEqual(['name', 'email', 'subject', 'message']);
  expect(contact?.properties?.name).toMatchObject({ type: 'string', maxLength: 255 });
  expect(document.components.schemas.Study?.properties?.irr).toEqual({ type: ['number', 'null'] });
  const list = document.paths['/api/public/articles']?.get;
  expect(list?.parameters.find(({ name }) => name === 'page')).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, default: 1 },
  });
  expect(Object.keys(document.paths['/api/admin/contacts']?.get?.responses['200']?.headers ?? {})).toEqual([
    'X-Total-Count',
    'Link',
    'X-Ignored-Parameters',
  ]);
  expect(list?.parameters.find(({ name }) => name === 'sort')?.schema.enum).toEqual(['newest', 'oldest', 'title']);
  expect(list?.responses['200']?.content?.['application/json']?.schema.properties?.data?.items).toEqual({
    $ref: '#/components/schemas/ArticleSummary',
  });
  expect(Object.keys(list?.responses ?? {})).toEqual(['200', '422', 'default']);
});

test('describes the error format of every operation', async () => {
  const { document } = await documentOf();
  for (const { operationId, responses } of operations(document))
    expect(responses.default?.content?.['application/json']?.schema, operationId).toEqual({
      $ref: '#/components/schemas/ErrorResponse',
    });
});

test('describes the dialect parameters of admin lists', async () => {
  const { document } = await documentOf();
  const names = document.paths['/api/admin/users']?.get?.parameters.map(({ name }) => name);
  expect(names).toEqual(['_page', '_limit', '_start', '_end', '_sort', '_order', '_embed', '_expand', 'q', '{column}']);
});

test('describes partial updates with optional fields and without defaults', async () => {
  const { document } = await documentOf();
  const { schemas } = document.components;
  const inputs = {
    services: 'ServiceInput',
    sectors: 'SectorInput',
    sliders: 'SliderInput',
    articles: 'ArticleInput',
    studies: 'StudyInput',
    users: 'UserInput',
  };
  for (const [resource, input] of Object.entries(inputs)) {
    const { put, patch } = document.paths[`/api/admin/${resource}/{id}`] ?? {};
    expect(put?.requestBody?.content?.['application/json']?.schema).toEqual({ $ref: `#/components/schemas/${input}` });
    expect(patch?.requestBody?.content?.['application/json']?.schema).toEqual({
      $ref: `#/components/schemas/${input}Fields`,
    });
    const part = schemas[`${input}Fields`];
    expect(Object.keys(part?.properties ?? {})).toEqual(Object.keys(schemas[input]?.properties ?? {}));
    expect(part?.required).toBeUndefined();
    expect(Object.values(part?.properties ?? {}).filter((field) => field.default !== undefined)).toEqual([]);
  }
  expect(schemas.UserInputFields?.properties?.name).toMatchObject({ type: 'string', maxLength: 120 });
});

test('describes rate limit and idempotency key of public forms', async () => {
  const { document } = await documentOf();
  const form = document.paths['/api/public/contact']?.post;
  expect(form?.requestBody?.content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/ContactInput',
  });
  expect(form?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
  expect(Object.keys(form?.responses ?? {})).toEqual(expect.arrayContaining(['422', '429']));
});

test('lists every operation and schema on the web page, without external resources', async () => {
  const { get } = await createTestApp();
  const document: OpenApiDocument = (await get('/api/openapi.json')).json();
  const page = await get('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  for (const { operationId } of operations(document)) expect(page.body).toContain(`id="${operationId}"`);
  for (const name of Object.keys(document.components.schemas)) expect(page.body).toContain(`id="schema-${name}"`);
  for (const [, target = ''] of page.body.matchAll(/href="#([^"]+)"/g))
    expect(page.body, target).toContain(`id="${target}"`);
  expect(page.body).not.toMatch(/<script|style="|https?:\/\/(?!www\.miqyas\.example)|\[object Object\]|undefined/);
});

test('serves no documentation on a live site', async () => {
  const { get } = await createTestApp({ siteMode: 'live' });
  expect((await get('/api/openapi.json')).statusCode).toBe(404);
  expect((await get('/api/docs')).statusCode).toBe(404);
});
