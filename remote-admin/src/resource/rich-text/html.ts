import type { JSONContent } from '@tiptap/core';
import { DOMParser as PMParser, type Schema } from '@tiptap/pm/model';
import { toFragment } from 'shared-lib/sanitise';

/** Cleaned HTML as a detached element. */
export const elementOf = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.append(toFragment(html));
  return box;
};

/** Content of the editor for HTML. The editor accepts JSON only: parsing HTML itself would break the security policy. */
export const contentOf = (schema: Schema, html: string): JSONContent =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `toJSON` of a document has this shape; its declared type is `any`.
  PMParser.fromSchema(schema).parse(elementOf(html)).toJSON() as JSONContent;

/** A row of header cells only, at the beginning of a table that has more rows. */
const HEAD_ROW = /<table><tbody>(<tr>(?:<th(?:\s[^>]*)?>(?:(?!<\/?t[hdr][\s>]).)*<\/th>)+<\/tr>)(?!<\/tbody>)/gsu;
/** A cell with a single paragraph. */
const CELL = /(<t[hd](?:\s[^>]*)?>)<p>((?:(?!<\/?p[\s>]).)*)<\/p>(?=<\/t[hd]>)/gsu;

/**
 * HTML of the editor without the noise of its serialiser: cells that span one column, paragraphs in cells, the empty last paragraph.
 * A first row of header cells becomes the head of its table again.
 */
export const tidy = (html: string): string =>
  html
    .replaceAll(/ (?:colspan|rowspan)="1"/g, '')
    .replaceAll(/ dir="rtl"/g, '')
    .replaceAll(CELL, '$1$2')
    .replaceAll(HEAD_ROW, '<table><thead>$1</thead><tbody>')
    .replace(/(?:<p><\/p>)+$/, '');
