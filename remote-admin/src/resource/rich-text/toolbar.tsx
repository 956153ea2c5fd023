import { useEditorState, type Editor } from '@tiptap/react';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { richText } from '../../copy/rich-text.ts';
import { createTools } from './tools.ts';
import { useToolbarKeys } from './use-toolbar-keys.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1);
  padding: var(--s1h) var(--s3);
  border-block-end: 1px solid ${color.line};
  background: ${color.sand100};
  select {
    inline-size: auto;
    min-block-size: 2.25rem;
    padding-block: var(--s0h);
    font-size: var(--fs-sm);
  }
`;
const ToolButton = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink900};
  cursor: pointer;
  &:hover {
    background: ${color.sand200};
  }
  &[aria-pressed='true'] {
    background: ${color.ink900};
    color: ${color.white};
  }
`;

type Block = keyof typeof richText.blocks;
const HEADINGS = [2, 3, 4] as const;

const blockOf = (editor: Editor): Block => {
  const level = HEADINGS.find((one) => editor.isActive('heading', { level: one }));
  return level === undefined ? 'paragraph' : `h${level}`;
};

const setBlock = (editor: Editor, block: string): void => {
  const level = HEADINGS.find((one) => block === `h${one}`);
  if (level === undefined) editor.chain().focus().setParagraph().run();
  else editor.chain().focus().setHeading({ level }).run();
};

interface Props {
  editor: Editor;
  onLink: () => void;
  onPicture: () => void;
}

/** The buttons above the text. */
export const Toolbar = ({ editor, onLink, onPicture }: Props) => {
  const tools = createTools({ openLink: onLink, openPicture: onPicture });
  const { onKeyDown, toolProps } = useToolbarKeys(tools.length + 1);
  const { block, active } = useEditorState({
    editor,
    selector: () => ({ block: blockOf(editor), active: tools.map(({ isActive }) => isActive?.(editor)) }),
  });
  return (
    <Bar role="toolbar" aria-label={richText.toolbar} onKeyDown={onKeyDown}>
      <Select
        aria-label={richText.block}
        value={block}
        onChange={({ target }) => setBlock(editor, target.value)}
        {...toolProps(0)}
      >
        {Object.entries(richText.blocks).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {tools.map(({ label, icon, isMirrored = false, run }, index) => (
        <ToolButton
          key={label}
          aria-label={label}
          title={label}
          aria-pressed={active[index]}
          onClick={() => run(editor)}
          {...toolProps(index + 1)}
        >
          <Icon icon={icon} size={20} mirrored={isMirrored} />
        </ToolButton>
      ))}
    </Bar>
  );
};
