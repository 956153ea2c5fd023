const ITEM = /<p\b[^>]*mso-list:[^>]*?level(\d)[^>]*>([\s\S]*?)<\/p>/gi;
/** The bullet or number that Word writes as text before an item. */
const MARKER = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/gi;
const ORDERED = /^(?:\d+|[a-z]|[ivx]+|[\u0621-\u064A])[.)-]/iu;

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Turns the lists of Word into HTML lists. Word writes each item as a paragraph whose style names a list, with its bullet or number as
 * text. Nested items become items of the same list.
 */
export const convertWordLists = (html: string): string =>
  html
    .replaceAll(ITEM, (_whole, _level: string, content: string) => {
      const [, marker = ''] = [...content.matchAll(MARKER)][0] ?? [];
      const tag = ORDERED.test(plain(marker)) ? 'ol' : 'ul';
      return `<${tag}><li><p>${content.replaceAll(MARKER, '')}</p></li></${tag}>`;
    })
    .replaceAll(/<\/(ul|ol)>\s*<\1>/g, '');
