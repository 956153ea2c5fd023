import * as contracts from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** The part of OpenAPI 3.1 that the document uses. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

/** A header of a response. */
export interface ResponseHeader {
  description: string;
  schema: JsonSchema;
}

interface Content {
  content?: Record<string, { schema: JsonSchema }>;
  headers?: Record<string, ResponseHeader>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  /** Access rule. An extension, because OpenAPI has security schemes but no roles. */
  'x-access': string;
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

/** The part of JSON Schema 2020-12 (the dialect of OpenAPI 3.1) that the contracts use. */
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

/** The output of zod: a schema with the definitions that it references. */
const zodOutput = z.extend(jsonSchema, { $defs: z.optional(z.record(z.string(), jsonSchema)) });

const componentRegistry = z.registry<{ id: string }>();

const componentName = (exported: string) => exported.charAt(0).toUpperCase() + exported.slice(1);

for (const [name, value] of Object.entries(contracts)) {
  // Only object contracts become components. Texts and numbers are inlined; queries become parameters.
  const isObjectContract =
    value instanceof z.ZodMiniType && (value._zod.def.type === 'object' || value._zod.def.type === 'intersection');
  if (isObjectContract && !name.endsWith('Query')) componentRegistry.add(value, { id: componentName(name) });
}

interface Converted {
  zodSchema: z.core.$ZodType;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** Removes the bounds of safe integers, patterns that a format implies, and neutral values, which the API never sends. */
const tidy = ({ zodSchema, jsonSchema: schema }: Converted): void => {
  const target = schema;
  const neutral = contracts.neutralValues.get(zodSchema)?.neutral;
  if (neutral !== undefined && target.enum) target.enum = target.enum.filter((value) => value !== neutral);
  if (target.minimum === Number.MIN_SAFE_INTEGER) delete target.minimum;
  if (target.maximum === Number.MAX_SAFE_INTEGER) delete target.maximum;
  if (target.format !== undefined) delete target.pattern;
  if (target.additionalProperties === false) delete target.additionalProperties;
};

const COMPONENTS = '#/components/schemas/';

/**
 * Converts contracts to JSON Schema. Named contracts become components and are referenced. `input` (requests) and `output`
 * (responses) differ where a contract adds defaults or transforms values.
 */
export const createSchemas = () => {
  const components = new Map<string, JsonSchema>();

  const schemaOf = (contract: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
    const text = JSON.stringify(
      z.toJSONSchema(contract, { metadata: componentRegistry, io, unrepresentable: 'any', override: tidy }),
    );
    const { $defs, ...schema } = zodOutput.parse(JSON.parse(text.replaceAll('"#/$defs/', `"${COMPONENTS}`)));
    for (const [name, definition] of Object.entries($defs ?? {})) components.set(name, definition);
    const componentId = componentRegistry.get(contract)?.id;
    if (!componentId) return schema;
    // A recursive contract is among the definitions already.
    if (schema.$ref === undefined) components.set(componentId, schema);
    return { $ref: COMPONENTS + componentId };
  };

  /** The schema of a partial update: no field is required, and missing fields keep their values instead of the default. */
  const fieldsOf = (contract: z.ZodMiniType): JsonSchema => {
    const whole = schemaOf(contract, 'input');
    const componentId = componentRegistry.get(contract)?.id;
    const {
      required: _required,
      properties = {},
      ...rest
    } = (componentId === undefined ? undefined : components.get(componentId)) ?? whole;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, { default: _default, ...schema }]) => [name, schema]),
    );
    const part = { ...rest, properties: fields };
    if (componentId === undefined) return part;
    components.set(`${componentId}Fields`, part);
    return { $ref: `${COMPONENTS}${componentId}Fields` };
  };

  return { schemaOf, fieldsOf, components };
};
