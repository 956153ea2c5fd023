import { EditorContent, useEditor, type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { ARTICLE_BODY_MAX } from 'shared-lib/contracts';
import { countOf, formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { Frame, EditorPage, EditorTools, Foot } from './editor-styles.ts';
import { createExtensions } from './extensions.ts';
import { CALL } from './call-node.ts';
import { CallDialog } from './call-dialog.tsx';
import { contentOf, tidy } from './html.ts';
import { LinkDialog } from './link-dialog.tsx';
import { contentHandlers, type PasteReport } from './paste.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { SlashMenu } from './slash-menu.tsx';
import { Toolbar } from './toolbar.tsx';
import { richText } from '../../copy/rich-text.ts';
import { countWords, picturesIn, readingMinutes } from './text-figures.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);
  padding: var(--s2) var(--s6);
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
  font-size: var(--fs-sm);
`;

/** Changes of the table around the cursor. */
const TableTools = ({ editor }: { editor: Editor }) => {
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  if (!isInTable) return null;
  const chain = () => editor.chain().focus();
  return (
    <Bar role="group" aria-label={richText.tableTools}>
      <TextButton onClick={() => chain().addRowAfter().run()}>{richText.addRow}</TextButton>
      <TextButton onClick={() => chain().addColumnAfter().run()}>{richText.addColumn}</TextButton>
      <TextButton onClick={() => chain().deleteRow().run()}>{richText.deleteRow}</TextButton>
      <TextButton onClick={() => chain().deleteColumn().run()}>{richText.deleteColumn}</TextButton>
      <TextButton onClick={() => chain().toggleHeaderRow().run()}>{richText.toggleHeader}</TextButton>
      <TextButton onClick={() => chain().deleteTable().run()}>{richText.deleteTable}</TextButton>
    </Bar>
  );
};

/** Words, reading time, and what the last paste removed. */
const EditorFoot = ({ html, paste }: { html: string; paste: PasteReport | undefined }) => {
  const words = countWords(html);
  return (
    <Foot>
      <span>{richText.size(countOf(words, richText.words), countOf(readingMinutes(words), richText.minutes))}</span>
      <span>{richText.characters(formatNumber(html.length), formatNumber(ARTICLE_BODY_MAX))}</span>
      {picturesIn(html).withoutAlt > 0 && <span>{richText.missingAlt}</span>}
      <span role="status">
        {paste && `${richText.pasted(richText.sources[paste.source])} ${countOf(paste.removed, richText.removed)}.`}
        {paste?.isCut && ` ${richText.cut(formatNumber(ARTICLE_BODY_MAX))}`}
        {paste?.isPlain && ` ${richText.plain}`}
        {paste?.hasPictures && ` ${richText.picturesLeftOut}`}
      </span>
    </Foot>
  );
};

const EMPTY = { type: 'doc', content: [{ type: 'paragraph' }] };

interface Props {
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  isDisabled: boolean;
  /** Attributes of the text box: id, name, validity, description. */
  attributes: Readonly<Record<string, string>>;
  isInvalid: boolean;
  /** Whether a heading can begin a plate of a diary. */
  hasPlates: boolean;
}

/** Space of the top bar with the tools of a table above the cursor, and of the save bar below it, in px. */
const BARS = { top: 190, right: 0, bottom: 150, left: 0 };

type OpenDialog = { kind: 'link' } | { kind: 'call' } | { kind: 'picture'; file?: File; alt?: string };

/** On an Arabic layout the key B types two characters, which the shortcuts of the editor do not know. */
const isBoldShortcut = ({ code, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'KeyB' && key.toLowerCase() !== 'b' && (ctrlKey || metaKey) && !altKey;

/** The text editor of articles: right-to-left, without inline styles, with clean pasting. */
export const RichTextEditor = ({ value, onChange, onBlur, isDisabled, attributes, isInvalid, hasPlates }: Props) => {
  const [paste, setPaste] = useState<PasteReport>();
  const [dialog, setDialog] = useState<OpenDialog>();
  /** The HTML that an editor shows, to notice a value from outside and an editor that was created again. */
  const shown = useRef<{ editor: Editor; html: string }>(undefined);
  const editor: Editor = useEditor({
    extensions: createExtensions(),
    injectCSS: false,
    textDirection: 'rtl',
    content: EMPTY,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : tidy(changed.getHTML());
      shown.current = { editor: changed, html };
      onChange(html);
    },
    onBlur,
    editorProps: {
      attributes: { ...attributes },
      scrollThreshold: BARS,
      scrollMargin: BARS,
      handleKeyDown: (_view, event) => isBoldShortcut(event) && editor.commands.toggleBold(),
      handleDOMEvents: contentHandlers({
        onPaste: setPaste,
        onPicture: (file, alt) => setDialog({ kind: 'picture', file, alt }),
      }),
    },
  });

  useEffect(() => {
    if (editor.isDestroyed || (shown.current?.editor === editor && shown.current.html === value)) return;
    shown.current = { editor, html: value };
    editor.commands.setContent(value === '' ? EMPTY : contentOf(editor.schema, value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  const close = () => setDialog(undefined);
  const dialogs = {
    openLink: () => setDialog({ kind: 'link' }),
    openPicture: () => setDialog({ kind: 'picture' }),
    openCall: () => setDialog({ kind: 'call' }),
  };
  return (
    <Frame $isInvalid={isInvalid}>
      <EditorTools>
        <Toolbar editor={editor} dialogs={dialogs} hasPlates={hasPlates} />
        <TableTools editor={editor} />
      </EditorTools>
      <EditorPage as="div">
        <EditorContent editor={editor} onDoubleClick={() => editor.isActive(CALL) && dialogs.openCall()} />
        <SlashMenu editor={editor} dialogs={dialogs} />
      </EditorPage>
      <EditorFoot html={value} paste={paste} />
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog?.kind === 'call' && <CallDialog editor={editor} onClose={close} />}
      {dialog?.kind === 'picture' && (
        <PictureDialog editor={editor} file={dialog.file} alt={dialog.alt} onClose={close} />
      )}
    </Frame>
  );
};
