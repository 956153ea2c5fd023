import { printableText } from 'shared-lib/contracts';

/** The start of a text, at most `max` UTF-16 code units long, which never ends with half of a character. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

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

/** Start of the XML files of the site. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Escapes any text for the content and the quoted attributes of XML. XML 1.0 forbids most controls, single surrogates, U+FFFE and U+FFFF,
 * also as references (production 2, `Char`); one of them makes a whole file unreadable, so they are removed.
 */
export const xmlText = (text: string): string => escapeHtml(printableText(text));

/** An element without attributes. @param name a valid name of XML */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
