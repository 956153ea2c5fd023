import * as contracts from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** The part of JSON Schema 2020-12, which OpenAPI 3.1 speaks, that contracts become. */
const jsonSchema = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  default: z.optional(z.unknown()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  required: z.optional(z.array(z.string())),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  get items() {
    return z.optional(jsonSchema);
  },
  get properties() {
    return z.optional(z.record(z.string(), jsonSchema));
  },
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), jsonSchema]));
  },
  get anyOf() {
    return z.optional(z.array(jsonSchema));
  },
  get oneOf() {
    return z.optional(z.array(jsonSchema));
  },
  get allOf() {
    return z.optional(z.array(jsonSchema));
  },
});
export type JsonSchema = z.infer<typeof jsonSchema>;

/** What zod writes: a schema with the shapes that it points at. */
const written = z.extend(jsonSchema, { $defs: z.optional(z.record(z.string(), jsonSchema)) });

const named = z.registry<{ id: string }>();

const componentName = (exported: string) => exported.charAt(0).toUpperCase() + exported.slice(1);

for (const [name, value] of Object.entries(contracts)) {
  // Texts and numbers say themselves what they are; shapes have a name, but for queries, which are taken apart.
  const isShape =
    value instanceof z.ZodMiniType && (value._zod.def.type === 'object' || value._zod.def.type === 'intersection');
  if (isShape && !name.endsWith('Query')) named.add(value, { id: componentName(name) });
}

/** Bounds of what JavaScript counts exactly, and patterns that a format says already, tell a reader nothing. */
const tidy = ({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  const told = schema;
  if (told.minimum === Number.MIN_SAFE_INTEGER) delete told.minimum;
  if (told.maximum === Number.MAX_SAFE_INTEGER) delete told.maximum;
  if (told.format !== undefined) delete told.pattern;
  if (told.additionalProperties === false) delete told.additionalProperties;
};

const COMPONENTS = '#/components/schemas/';

/**
 * Contracts as JSON Schema; shapes with a name go to the components and are pointed at. What is sent to the API (`input`) and
 * what it answers (`output`) differ where a contract fills in or rewrites.
 */
export const createSchemas = () => {
  const components = new Map<string, JsonSchema>();

  const schemaOf = (contract: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
    const text = JSON.stringify(
      z.toJSONSchema(contract, { metadata: named, io, unrepresentable: 'any', override: tidy }),
    );
    const { $defs, ...schema } = written.parse(JSON.parse(text.replaceAll('"#/$defs/', `"${COMPONENTS}`)));
    for (const [name, definition] of Object.entries($defs ?? {})) components.set(name, definition);
    const own = named.get(contract)?.id;
    if (!own) return schema;
    // A shape that is reached again from its own inside stands among the definitions already.
    if (schema.$ref === undefined) components.set(own, schema);
    return { $ref: COMPONENTS + own };
  };

  /** Some fields of a shape: none is required, and what is missing stays as it is instead of taking a default. */
  const fieldsOf = (contract: z.ZodMiniType): JsonSchema => {
    const whole = schemaOf(contract, 'input');
    const own = named.get(contract)?.id;
    const {
      required: _required,
      properties = {},
      ...rest
    } = (own === undefined ? undefined : components.get(own)) ?? whole;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, { default: _default, ...schema }]) => [name, schema]),
    );
    const part = { ...rest, properties: fields };
    if (own === undefined) return part;
    components.set(`${own}Fields`, part);
    return { $ref: `${COMPONENTS}${own}Fields` };
  };

  return { schemaOf, fieldsOf, components };
};
