import { escapeHtml } from 'shared-lib/format';
import type { JsonSchema } from './json-schema.ts';

/** A piece of HTML whose text is already escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Value = Markup | Markup[] | string | number;

const toHtml = (value: Value): string => {
  if (value instanceof Markup) return value.html;
  return Array.isArray(value) ? value.map(({ html }) => html).join('') : escapeHtml(String(value));
};

/** Template tag for HTML. Escapes interpolated values, except `Markup`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.map((part, index) => part + (index < values.length ? toHtml(values[index] ?? '') : '')).join(''));

export const emptyMarkup = new Markup('');

/** Renders the Markdown subset of the descriptions: paragraphs, bold text, code. */
export const prose = (markdown: string): Markup =>
  new Markup(
    markdown
      .split('\n\n')
      .map(
        (paragraph) =>
          `<p>${escapeHtml(paragraph)
            .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
            .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')}</p>`,
      )
      .join(''),
  );

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const limitsOf = ({ minLength, maxLength, minimum, maximum, pattern }: JsonSchema): string[] => [
  ...(minLength === undefined ? [] : [`at least ${minLength} characters`]),
  ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ...(minimum === undefined ? [] : [`≥ ${minimum}`]),
  ...(maximum === undefined ? [] : [`≤ ${maximum}`]),
  ...(pattern === undefined ? [] : [`matches ${pattern}`]),
];

/** A short description of a schema: type, limits, link to its component. */
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
  const facts = [
    types.join(' or '),
    ...limitsOf(schema),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
  return html`<span class="type">${facts.join(', ')}</span>`;
};

/** The fields of inline schemas, which are no components. */
const inlineFieldsOf = (schema: JsonSchema): Markup => {
  if (schema.properties) return shapeOf(schema);
  if (schema.items) return inlineFieldsOf(schema.items);
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return parts ? html`${parts.map(inlineFieldsOf)}` : emptyMarkup;
};

/** The fields of an object as a list. */
export const shapeOf = ({ properties = {}, required = [] }: JsonSchema): Markup =>
  html`<ul class="shape">
    ${Object.entries(properties).map(
      ([name, schema]) =>
        html`<li>
          <code>${name}</code>${required.includes(name) ? '' : '?'} ${typeOf(schema)}${inlineFieldsOf(schema)}
        </li>`,
    )}
  </ul>`;

/** A schema: its type, and its fields when it is inline. */
export const schemaBlock = (schema: JsonSchema): Markup => html`<div>${typeOf(schema)}${inlineFieldsOf(schema)}</div>`;
