import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { plateCubitsOf, plateLevels } from 'shared-lib/contracts';
import { formatDecimal } from 'shared-lib/format';
import { Select } from 'shared-lib/ui/input';
import { richText } from '../../copy/rich-text.ts';
import { plateAt } from './plate-heading.ts';

const HEADINGS = [2, 3, 4] as const;

const blockOf = (editor: Editor): string => {
  const level = HEADINGS.find((one) => editor.isActive('heading', { level: one }));
  if (level === undefined) return 'paragraph';
  return String((level === 2 ? plateAt(editor) : undefined) ?? `h${level}`);
};

/** @param block a kind of the copy, or the water of a plate in cubits */
const setBlock = (editor: Editor, block: string): void => {
  const cubits = plateCubitsOf(block) ?? null;
  const level = cubits === null ? HEADINGS.find((one) => block === `h${one}`) : 2;
  // The water is named each time: a heading would keep what it had.
  if (level === undefined) editor.commands.setParagraph();
  else editor.commands.setNode('heading', { level, cubits });
};

interface Props {
  editor: Editor;
  /** Offers headings that begin a plate of a diary, with their water. A heading that has water shows it anyway. */
  hasPlates: boolean;
  /** Attributes of a control of the toolbar. */
  toolProps: Pick<ComponentProps<'select'>, 'tabIndex' | 'onFocus'>;
}

/**
 * The type of the paragraph with the cursor. A closed select reports each option that the arrow keys pass, so the focus stays here until
 * Escape or Tab; only a choice with the pointer goes on to the text at once.
 */
export const BlockSelect = ({ editor, hasPlates, toolProps }: Props) => {
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
      {(hasPlates || plateCubitsOf(block) !== undefined) && (
        <optgroup label={richText.plates}>
          {plateLevels.map((cubits) => (
            <option key={cubits} value={cubits}>
              {richText.plate(formatDecimal(cubits))}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
};
