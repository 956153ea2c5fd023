import type { Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import PilcrowLeft from 'lucide-react/icons/pilcrow-right';
import Megaphone from 'lucide-react/icons/megaphone';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import ImageIcon from 'lucide-react/icons/image';
import TableIcon from 'lucide-react/icons/table';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { IconGlyph } from 'shared-lib/ui/icon';
import { richText } from '../../copy/rich-text.ts';
import { CALL } from './call-node.ts';

export interface Tool {
  label: string;
  icon: IconGlyph;
  /** Flips an icon that is designed for left-to-right text. */
  isMirrored?: boolean;
  /** Absent for actions that have no state. */
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

export const TABLE = { rows: 3, cols: 3, withHeaderRow: true };

const isLtrBlock = (editor: Editor): boolean => editor.isActive({ dir: 'ltr' });

/** A selection inside a paragraph becomes a run; without one the whole block changes. */
const toggleLtr = (editor: Editor): void => {
  const chain = editor.chain().focus();
  if (!editor.state.selection.empty || editor.isActive('ltrRun')) chain.toggleMark('ltrRun').run();
  else if (isLtrBlock(editor)) chain.setTextDirection('rtl').run();
  else chain.setTextDirection('ltr').run();
};

/** Opens what needs a dialog. */
export interface Dialogs {
  openLink: () => void;
  openPicture: () => void;
  openCall: () => void;
}

const marks: readonly Tool[] = [
  {
    label: richText.bold,
    icon: Bold,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: richText.italic,
    icon: Italic,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: richText.underline,
    icon: Underline,
    isActive: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
];

const blocks: readonly Tool[] = [
  {
    label: richText.bulletList,
    icon: List,
    isMirrored: true,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: richText.orderedList,
    icon: ListOrdered,
    isMirrored: true,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: richText.quote,
    icon: Quote,
    isMirrored: true,
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const others: readonly Tool[] = [
  {
    label: richText.table,
    icon: TableIcon,
    run: (editor) => editor.chain().focus().insertTable(TABLE).run(),
  },
  {
    label: richText.ltr,
    icon: PilcrowLeft,
    isActive: (editor) => editor.isActive('ltrRun') || isLtrBlock(editor),
    run: toggleLtr,
  },
  {
    label: richText.clear,
    icon: RemoveFormatting,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  { label: richText.undo, icon: Undo, isMirrored: true, run: (editor) => editor.chain().focus().undo().run() },
  { label: richText.redo, icon: Redo, isMirrored: true, run: (editor) => editor.chain().focus().redo().run() },
];

export const createTools = ({ openLink, openPicture, openCall }: Dialogs): Tool[] => [
  ...marks,
  ...blocks,
  { label: richText.link, icon: Link, isActive: (editor) => editor.isActive('link'), run: openLink },
  { label: richText.picture, icon: ImageIcon, isActive: (editor) => editor.isActive('image'), run: openPicture },
  {
    label: richText.call,
    icon: Megaphone,
    isMirrored: true,
    isActive: (editor) => editor.isActive(CALL),
    run: openCall,
  },
  ...others,
];
