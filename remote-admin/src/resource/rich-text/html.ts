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

/** HTML of the editor without the noise of its serialiser: cells that span one column, the empty last paragraph. */
export const tidy = (html: string): string =>
  html
    .replaceAll(/ (?:colspan|rowspan)="1"/g, '')
    .replaceAll(/ dir="rtl"/g, '')
    .replace(/(?:<p><\/p>)+$/, '');
