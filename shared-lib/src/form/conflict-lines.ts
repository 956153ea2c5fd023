/** Paragraphs of a text field; HTML becomes the text that people read. */
const paragraphsOf = (text: string): string[] => {
  const isHtml = /<(?:p|h[1-6]|ul|ol|table|blockquote|figure)\b/i.test(text);
  const plain = isHtml
    ? text
        .replaceAll(/<\/(?:p|h\d|li|tr|blockquote|figcaption)>/gi, '\n')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    : text;
  return plain
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .filter(Boolean);
};

/** A changed paragraph, or the number of unchanged ones in a row. */
export interface ConflictLine {
  /** Place in the text; lines have no other identity. */
  at: number;
  text?: string;
  unchanged?: number;
}

/** The paragraphs of one version that the other one lacks; those that both have are only counted. */
export const conflictLines = (text: string, other: string): ConflictLine[] => {
  const known = new Set(paragraphsOf(other));
  const lines: ConflictLine[] = [];
  for (const [at, paragraph] of paragraphsOf(text).entries()) {
    const last = lines.at(-1);
    if (!known.has(paragraph)) lines.push({ at, text: paragraph });
    else if (last?.unchanged === undefined) lines.push({ at, unchanged: 1 });
    else last.unchanged += 1;
  }
  return lines;
};
