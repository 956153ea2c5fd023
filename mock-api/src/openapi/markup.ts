/** A piece of HTML whose texts were escaped when it was made. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Value = Markup | Markup[] | string | number;

const written = (value: Value): string => {
  if (value instanceof Markup) return value.html;
  return Array.isArray(value) ? value.map(({ html }) => html).join('') : escaped(String(value));
};

/** Writes HTML: what is put in is text, unless it is markup already. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(parts.map((part, index) => part + (index < values.length ? written(values[index] ?? '') : '')).join(''));

export const nothing = new Markup('');

/** The little Markdown that descriptions use: paragraphs, bold words, code. */
export const prose = (markdown: string): Markup =>
  new Markup(
    markdown
      .split('\n\n')
      .map(
        (paragraph) =>
          `<p>${escaped(paragraph)
            .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
            .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')}</p>`,
      )
      .join(''),
  );
