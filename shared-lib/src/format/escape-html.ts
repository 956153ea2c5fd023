const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes any text for the content and the quoted attributes of HTML; use `xmlText` for XML, and where a text leaves the page. Browsers
 * replace NUL and single surrogates with U+FFFD; other characters that nobody sees stay.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
