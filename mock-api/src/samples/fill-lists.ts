import { neutralValues } from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** Texts of the formats that contracts ask for. The first one that a contract accepts is used. */
const TEXTS = [
  'sample text',
  '2026-01-05T08:00:00.000Z',
  '2026-01-05',
  'sample@example.com',
  'https://example.com/',
  '/images/sample.webp',
  'sample',
  'FS-2026-000001',
  '+201000000001',
  '1',
  '00000000-0000-4000-8000-000000000000',
];
const NUMBERS = [1, 0, 100, 2026, 0.5];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's own union of all its schemas, which its methods do not return
const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

const firstValid = (schema: z.core.$ZodType, candidates: readonly unknown[]): unknown =>
  candidates.find((candidate) => z.safeParse(schema, candidate).success);

/** The schema that describes a value after the preparation that some contracts of responses begin with. */
const described = ({ in: input, out }: z.core.$ZodPipeDef): z.core.$ZodType =>
  definitionOf(input).type === 'transform' ? out : input;

/** Some contracts ask for several items. */
const LENGTHS = [1, 2, 3, 4, 6, 8, 12];
const listsOf = (item: unknown): unknown[] =>
  item === undefined ? [] : LENGTHS.map((length) => Array.from({ length }, () => item));

/** A value that a contract describes; undefined when none could be made. */
export const sampleOf = (schema: z.core.$ZodType): unknown => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(Object.entries(definition.shape).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return firstValid(schema, listsOf(sampleOf(definition.element))) ?? [];
    case 'tuple':
      return definition.items.map(sampleOf);
    case 'record':
      return {};
    case 'enum': {
      const neutral = neutralValues.get(schema)?.neutral;
      return Object.values(definition.entries).find((value) => value !== neutral);
    }
    case 'literal':
      return definition.values[0];
    case 'boolean':
      return true;
    case 'number':
      return firstValid(schema, NUMBERS);
    case 'string':
      return firstValid(schema, TEXTS);
    case 'null':
      return null;
    case 'nullable': {
      const sample = sampleOf(definition.innerType);
      return sample === undefined ? null : sample;
    }
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return sampleOf(definition.innerType);
    case 'pipe':
      return sampleOf(described(definition));
    case 'union':
      return firstValid(schema, definition.options.map(sampleOf));
    case 'intersection':
      return Object.assign({}, sampleOf(definition.left), sampleOf(definition.right));
    default:
      return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filledArray = (element: z.core.$ZodType, items: readonly unknown[]): unknown[] => {
  if (items.length > 0) return items.map((item) => fill(element, item));
  const sample = sampleOf(element);
  return z.safeParse(element, sample).success ? [sample] : [];
};

const fill = (schema: z.core.$ZodType, value: unknown): unknown => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      if (!isRecord(value)) return value;
      return {
        ...value,
        ...Object.fromEntries(
          Object.entries(definition.shape).flatMap(([name, field]) =>
            name in value ? [[name, fill(field, value[name])]] : [],
          ),
        ),
      };
    case 'array':
      return Array.isArray(value) ? filledArray(definition.element, value) : value;
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return value === null || value === undefined ? value : fill(definition.innerType, value);
    case 'pipe':
      return fill(described(definition), value);
    case 'intersection':
      return fill(definition.right, fill(definition.left, value));
    case 'union': {
      const option = definition.options.find((one) => z.safeParse(one, value).success);
      return option ? fill(option, value) : value;
    }
    default:
      return value;
  }
};

/**
 * Puts a row that the contract describes into each list of a response that has none, so that a trial shows a row of every list, also of
 * one that the demo content does not fill.
 * @returns the response itself where the contract does not accept the filled one
 */
export const fillLists = (contract: z.core.$ZodType, response: unknown): unknown => {
  const filled = fill(contract, response);
  return z.safeParse(contract, filled).success ? filled : response;
};
