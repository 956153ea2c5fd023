import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Select } from 'shared-lib/ui/input';
import { richText } from '../../copy/rich-text.ts';

type Block = keyof typeof richText.blocks;
const HEADINGS = [2, 3, 4] as const;

const blockOf = (editor: Editor): Block => {
  const level = HEADINGS.find((one) => editor.isActive('heading', { level: one }));
  return level === undefined ? 'paragraph' : `h${level}`;
};

const setBlock = (editor: Editor, block: string): void => {
  const level = HEADINGS.find((one) => block === `h${one}`);
  if (level === undefined) editor.commands.setParagraph();
  else editor.commands.setHeading({ level });
};

interface Props {
  editor: Editor;
  /** Attributes of a control of the toolbar. */
  toolProps: Pick<ComponentProps<'select'>, 'tabIndex' | 'onFocus'>;
}

/**
 * The type of the paragraph with the cursor. A closed select reports each option that the arrow keys pass, so the focus stays here until
 * Escape or Tab; only a choice with the pointer goes on to the text at once.
 */
export const BlockSelect = ({ editor, toolProps }: Props) => {
  const block = useEditorState({ editor, selector: () => blockOf(editor) });
  const isPointer = useRef(false);
  const handleKey = ({ key }: KeyboardEvent) => {
    isPointer.current = false;
    if (key === 'Escape') editor.commands.focus();
  };
  return (
    <Select
      aria-label={richText.block}
      value={block}
      onPointerDown={() => (isPointer.current = true)}
      onKeyDown={handleKey}
      onChange={({ target }) => {
        setBlock(editor, target.value);
        if (isPointer.current) editor.commands.focus();
      }}
      {...toolProps}
    >
      {Object.entries(richText.blocks).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
};
