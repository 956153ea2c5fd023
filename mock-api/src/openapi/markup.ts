import { escapeHtml } from 'shared-lib/format';

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
