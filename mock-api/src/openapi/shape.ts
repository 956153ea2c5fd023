import type { JsonSchema } from './json-schema.ts';
import { html, nothing, type Markup } from './markup.ts';

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const limitsOf = ({ minLength, maxLength, minimum, maximum, pattern }: JsonSchema): string[] => [
  ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
  ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ...(minimum === undefined ? [] : [`≥ ${minimum}`]),
  ...(maximum === undefined ? [] : [`≤ ${maximum}`]),
  ...(pattern === undefined ? [] : [`matches ${pattern}`]),
];

/** A schema in a few words: its type, what it may be, where its shape is. */
export const typeOf = (schema: JsonSchema): Markup => {
  if (schema.$ref) return html`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return html`<code>${schema.enum.map((one) => JSON.stringify(one)).join(' | ')}</code>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${choices.map((one, index) => html`${index > 0 ? ' or ' : ''}${typeOf(one)}`)}`;
  if (schema.allOf) return html`${schema.allOf.map((one, index) => html`${index > 0 ? ' and ' : ''}${typeOf(one)}`)}`;
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  const types = [schema.type ?? 'anything']
    .flat()
    .map((type) => (type === 'string' && schema.format ? schema.format : type));
  const words = [
    types.join(' or '),
    ...limitsOf(schema),
    ...(schema.default === undefined ? [] : [`otherwise ${JSON.stringify(schema.default)}`]),
  ];
  return html`<span class="type">${words.join(', ')}</span>`;
};

/** Fields that stand inside a schema itself, not behind a name. */
const insideOf = (schema: JsonSchema): Markup => {
  if (schema.properties) return shapeOf(schema);
  if (schema.items) return insideOf(schema.items);
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return parts ? html`${parts.map(insideOf)}` : nothing;
};

/** The fields of an object, as a list. */
export const shapeOf = ({ properties = {}, required = [] }: JsonSchema): Markup =>
  html`<ul class="shape">
    ${Object.entries(properties).map(
      ([name, schema]) =>
        html`<li><code>${name}</code>${required.includes(name) ? '' : '?'} ${typeOf(schema)}${insideOf(schema)}</li>`,
    )}
  </ul>`;

/** A whole schema: its type, and its fields when it has no name of its own. */
export const schemaBlock = (schema: JsonSchema): Markup => html`<div>${typeOf(schema)}${insideOf(schema)}</div>`;
