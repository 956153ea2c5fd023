import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** The alternatives of a schema: of a nullable text, the text. */
const variantsOf = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []).flatMap(variantsOf)];

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (schema: Schema, key: string): Schema | undefined =>
  variantsOf(schema)
    .map(({ properties, items, additionalProperties }) => properties?.[key] ?? items ?? additionalProperties)
    .find(isSchema);

/** Characters of a text, or of all lines of a list with the breaks between them. */
const boundOf = (schema: Schema): number | undefined => {
  for (const { maxLength, maxItems, items } of variantsOf(schema)) {
    if (maxLength !== undefined) return maxLength;
    const line = isSchema(items) ? boundOf(items) : undefined;
    if (line !== undefined && maxItems !== undefined) return maxItems * (line + 1);
  }
  return undefined;
};

/** The JSON schema of what a form sends. */
export const inputSchemaOf = (contract: z.core.$ZodType): Schema =>
  z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' });

/**
 * The most characters that a contract takes for a field.
 * @param schema of the input, by `inputSchemaOf`
 * @param name the field with its path: `faq.0.a`
 * @returns undefined for a field that is no text
 */
export const textBoundOf = (schema: Schema, name: string): number | undefined => {
  let part: Schema | undefined = schema;
  for (const key of name.split('.')) part = part && partOf(part, key);
  return part && boundOf(part);
};
