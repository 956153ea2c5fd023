import { useEditorState, type Editor } from '@tiptap/react';
import { color } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { useState, type KeyboardEvent } from 'react';
import { richText } from '../../copy/rich-text.ts';
import { BlockSelect } from './block-select.tsx';
import { createTools, type Dialogs } from './tools.ts';

/** One tab stop for a toolbar: the arrow keys move between its controls (right is previous, as the text runs). */
const useToolbarKeys = (count: number) => {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + count) % count;
    setActive(next);
    const controls = event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]');
    controls[next]?.focus();
  };
  return {
    onKeyDown,
    toolProps: (index: number) => ({
      'data-tool': '',
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setActive(index),
    }),
  };
};

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
  inline-size: 2rem;
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

interface Props {
  editor: Editor;
  dialogs: Dialogs;
  /** Whether a heading can begin a plate of a diary. */
  hasPlates: boolean;
}

/** The buttons above the text. */
export const Toolbar = ({ editor, dialogs, hasPlates }: Props) => {
  const tools = createTools(dialogs);
  const { onKeyDown, toolProps } = useToolbarKeys(tools.length + 1);
  const active = useEditorState({ editor, selector: () => tools.map(({ isActive }) => isActive?.(editor)) });
  return (
    <Bar role="toolbar" aria-label={richText.toolbar} onKeyDown={onKeyDown}>
      <BlockSelect editor={editor} hasPlates={hasPlates} toolProps={toolProps(0)} />
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
