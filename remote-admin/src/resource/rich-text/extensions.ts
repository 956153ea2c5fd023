import { Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { articleChartOf } from 'shared-lib/contracts';
import { isSafeLink } from 'shared-lib/paths';
import { richText } from '../../copy/rich-text.ts';
import { CallToActionNode } from './call-node.ts';
import { PlateHeading } from './plate-heading.ts';

/** The table view of the editor writes style attributes, which the public site refuses. */
const PlainTable = Table.extend({
  addNodeView: () => null,
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // Leaves the table after its last cell. A new row there would keep people without a mouse inside; the tools add rows.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
}).configure({ resizable: false });

/** Left-to-right text inside Arabic text: phone numbers, formulas, names of products. */
const LtrRun = Mark.create({
  name: 'ltrRun',
  inclusive: false,
  parseHTML: () => [{ tag: 'bdi[dir=ltr]' }, { tag: 'span[dir=ltr]' }],
  renderHTML: () => ['bdi', { dir: 'ltr' }, 0],
});

/** A picture or a table with its caption. `chart` is the kind of chart that the public page makes of the table. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | table) figureCaption?',
  isolating: true,
  addAttributes: () => ({
    chart: {
      default: null,
      parseHTML: (element) => articleChartOf(element.getAttribute('data-chart')) ?? null,
      renderHTML: ({ chart }) => (typeof chart === 'string' ? { 'data-chart': chart } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
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
  Figure,
  FigureCaption,
  LtrRun,
  CallToActionNode,
  PlateHeading,
  Placeholder.configure({ placeholder: richText.placeholder }),
];
