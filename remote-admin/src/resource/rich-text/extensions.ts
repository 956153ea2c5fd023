import { Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from 'shared-lib/paths';
import { richText } from '../../copy/rich-text.ts';

/** The table view of the editor writes style attributes, which the public site refuses. */
const PlainTable = Table.extend({
  addNodeView: () => null,
  renderHTML: () => ['table', ['tbody', 0]],
}).configure({ resizable: false });

/** Left-to-right text inside Arabic text: phone numbers, formulas, names of products. */
const LtrRun = Mark.create({
  name: 'ltrRun',
  inclusive: false,
  parseHTML: () => [{ tag: 'bdi[dir=ltr]' }, { tag: 'span[dir=ltr]' }],
  renderHTML: () => ['bdi', { dir: 'ltr' }, 0],
});

/** What an article may contain: the elements that the API keeps. */
export const createExtensions = () => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => isSafeLink(url),
    },
  }),
  Image,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  LtrRun,
  Placeholder.configure({ placeholder: richText.placeholder }),
];
