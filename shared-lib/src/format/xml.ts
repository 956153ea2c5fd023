import { printableText } from 'shared-lib/contracts';
import { escapeHtml } from './escape-html.ts';

/** Start of the XML files of the site. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * Escapes any text for the content and the quoted attributes of XML. XML 1.0 forbids most controls, single surrogates, U+FFFE and U+FFFF,
 * also as references (production 2, `Char`); one of them makes a whole file unreadable, so they are removed.
 */
export const xmlText = (text: string): string => escapeHtml(printableText(text));

/** An element without attributes. @param name a valid name of XML */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
