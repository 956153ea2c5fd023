import type { Editor } from '@tiptap/react';
import { foldArabic } from 'shared-lib/format';
import { richText } from '../../copy/rich-text.ts';
import { TABLE, type Dialogs } from './tools.ts';

/** A kind of block that the menu offers. */
export interface SlashItem {
  label: string;
  /** Other names by which people look for it. */
  names: string;
  run: (editor: Editor) => void;
}

const { blocks, slash } = richText;
const HEADINGS = [2, 3, 4] as const;

/** The kinds of blocks, in the order of the menu. */
export const slashItems = ({ openPicture, openCall }: Dialogs): readonly SlashItem[] => [
  ...HEADINGS.map((level) => ({
    label: blocks[`h${level}`],
    names: `h${level} heading`,
    run: (editor: Editor) => editor.chain().focus().setHeading({ level }).run(),
  })),
  {
    label: richText.bulletList,
    names: 'list bullets ul',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: richText.orderedList,
    names: 'numbers list ol',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { label: richText.quote, names: 'quote', run: (editor) => editor.chain().focus().toggleBlockquote().run() },
  { label: richText.table, names: 'table', run: (editor) => editor.chain().focus().insertTable(TABLE).run() },
  { label: richText.picture, names: 'image picture photo', run: openPicture },
  { label: richText.call, names: `${slash.callNames} call cta button`, run: openCall },
  { label: slash.line, names: 'line divider hr', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
];

/** The items that a typed text means; all of them for none. */
export const matchingItems = (items: readonly SlashItem[], query: string): readonly SlashItem[] => {
  const wanted = foldArabic(query.trim());
  return items.filter(({ label, names }) => foldArabic(`${label} ${names}`).includes(wanted));
};

/** What was typed after a slash that begins a paragraph, up to the cursor; undefined without one. */
export const slashQuery = ({ state: { selection } }: Editor): string | undefined => {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined;
  return /^\/([\p{L}\p{N} ]{0,30})$/u.exec($from.parent.textBetween(0, $from.parentOffset))?.[1];
};

/** Removes the slash with what follows it, and runs an item in its place. */
export const runItem = (editor: Editor, item: SlashItem): void => {
  const { from, $from } = editor.state.selection;
  editor.commands.deleteRange({ from: $from.start(), to: from });
  item.run(editor);
};
