import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as contracts from './index.ts';

const UNKNOWN = 'value-of-a-newer-release';
const TEXTS = ['text', '2026-01-05T08:00:00.000Z', '2026-01-05', 'FS-2026-000001'];
const NUMBERS = [1, 0, 100];

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;
const firstValid = (schema: z.core.$ZodType, candidates: readonly unknown[]): unknown =>
  candidates.find((candidate) => z.safeParse(schema, candidate).success);

/** A response that the contract describes, with an unknown value in place of each choice. */
const sampleOf = (schema: z.core.$ZodType): unknown => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(Object.entries(definition.shape).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return [sampleOf(definition.element)];
    case 'record':
      return { [UNKNOWN]: sampleOf(definition.valueType) };
    case 'enum':
      return UNKNOWN;
    case 'literal':
      return definition.values[0];
    case 'boolean':
      return true;
    case 'number':
      return firstValid(schema, NUMBERS);
    case 'string':
      return firstValid(schema, TEXTS);
    case 'nullable':
    case 'optional':
    case 'default':
      return sampleOf(definition.innerType);
    case 'pipe':
      return sampleOf(definitionOf(definition.in).type === 'transform' ? definition.out : definition.in);
    case 'union':
      return sampleOf(definition.options[0] as z.core.$ZodType);
    default:
      return {};
  }
};

/** A message between two windows of one site. The API does not send it. */
const WINDOW_MESSAGE = 'previewMessage';

const isResponse = ([name, value]: [string, unknown]): boolean =>
  value instanceof z.ZodMiniType &&
  definitionOf(value).type === 'object' &&
  name !== WINDOW_MESSAGE &&
  !/(?:Input|Query)$/.test(name);
const responses = Object.entries(contracts).filter(isResponse) as [string, z.ZodMiniObject][];

/** Keys of English texts, and items that their list leaves out when their kind is unknown. */
const exceptions = ['adminSearchResult', 'adminSettings', 'searchResult', 'sitemapEntry'];
const tested = responses.filter(([name]) => !exceptions.includes(name));

test.each(tested)('%s accepts values of a newer release', (_name, contract) => {
  expect(contract.safeParse(sampleOf(contract)).error).toBeUndefined();
});

const exported = new Set<unknown>(responses.map(([, contract]) => contract));

/** Paths of the fields without which a contract refuses a response. */
const requiredFields = (schema: z.core.$ZodType, path: string): string[] => {
  const definition = definitionOf(schema);
  if (definition.type === 'array') return requiredFields(definition.element, `${path}[]`);
  if (definition.type === 'nullable') return requiredFields(definition.innerType, path);
  if (definition.type === 'pipe') return requiredFields(definition.out, path);
  if (definition.type !== 'object' || (path.includes('.') && exported.has(schema))) return [];
  return Object.entries(definition.shape).flatMap(([name, field]) =>
    field._zod.optin !== undefined ? [] : [`${path}.${name}`, ...requiredFields(field, `${path}.${name}`)],
  );
};

test('requires only the fields that the last release sends', () => {
  const paths = responses.flatMap(([name, contract]) => requiredFields(contract, name));
  const sent = readFileSync(new URL('required-fields.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(paths.filter((path) => !sent.includes(path))).toEqual([]);
});

test('replaces unknown texts only, so that a missing or broken value stays an error', () => {
  const status = contracts.knownOr(['draft', 'sent']);
  expect(z.parse(status, 'sent')).toBe('sent');
  expect(z.parse(status, UNKNOWN)).toBe('other');
  for (const broken of [undefined, null, 7]) expect(z.safeParse(status, broken).success).toBe(false);
});

test('keeps the other requests of a list when one has an unknown kind, status and event', () => {
  const event = { ...(sampleOf(contracts.requestEvent) as object), type: UNKNOWN, visibility: UNKNOWN };
  expect(z.parse(contracts.requestEvent, event as never)).toMatchObject({ type: 'other', visibility: 'internal' });
  const row = sampleOf(contracts.staffRequest) as contracts.StaffRequest;
  const list = z.parse(contracts.paged(contracts.staffRequest), {
    data: [row, { ...row, kind: 'contact', status: 'new', priority: 'urgent' }],
    meta: { page: 1, per_page: 20, total: 2, last_page: 1 },
  });
  expect(list.data).toMatchObject([
    { kind: 'other', status: 'other', priority: 'normal', phases: { financial: 'not_started' } },
    { kind: 'contact', status: 'new', priority: 'urgent' },
  ]);
});

test('leaves out search results and sitemap entries that nothing can show', () => {
  const [known, unknown] = ['article', 'podcast'].map((kind) => ({ kind, id: 1, slug: 'a', title: 'b', text: '' }));
  const response = { data: [known, unknown], meta: { totals: { article: 1, podcast: 1 } } };
  expect(z.parse(contracts.searchResponse, response as never)).toEqual({
    data: [known],
    meta: { totals: { service: 0, sector: 0, article: 1, study: 0 } },
  });
  const entries = ['study', 'podcast'].map((kind) => ({ kind, slug: 'a', changed_at: TEXTS[1] }));
  expect(z.parse(contracts.sitemap, entries as never)).toEqual([entries[0]]);
});
