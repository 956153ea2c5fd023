import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState, type CSSProperties } from 'react';
import { countOf } from 'shared-lib/format';
import { color, shadow } from 'shared-lib/theme';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { richText } from '../../copy/rich-text.ts';
import { matchingItems, runItem, slashItems, slashQuery, type SlashItem } from './slash-items.ts';
import type { Dialogs } from './tools.ts';

const labels = richText.slash;

const Menu = styled.ul`
  position: absolute;
  z-index: 3;
  min-inline-size: 14rem;
  max-block-size: 18rem;
  padding-block: var(--s2);
  border: 1px solid ${color.line};
  background: ${color.white};
  box-shadow: ${shadow.menu};
  overflow-y: auto;
`;
const Option = styled.li`
  padding: var(--s2) var(--s5);
  font-size: var(--fs-sm);
  cursor: pointer;
  /* No item of a list of the article, around whose text it stands. */
  && {
    margin: 0;
  }
  &&::before {
    content: none;
  }
  &[aria-selected='true'] {
    background: ${color.sand100};
    box-shadow: inset 3px 0 0 ${color.brass500};
  }
`;

/** The highest menu in px, as in its style, with the space to its line. */
const MAX_HEIGHT = 18 * 16 + 4;

/** Lower edge of what is in sight: the save bar of the form covers the end of the window. */
const floorOfView = (): number =>
  Math.min(innerHeight, document.querySelector('[data-save-bar]')?.getBoundingClientRect().top ?? innerHeight);

/**
 * Place of the menu: below the line of the cursor, or above it where there is more space, from its right edge. In px, relative to the
 * element around the text.
 */
const placeOf = (editor: Editor): CSSProperties => {
  const line = editor.view.coordsAtPos(editor.state.selection.from);
  const around = (editor.view.dom.offsetParent ?? editor.view.dom).getBoundingClientRect();
  const below = floorOfView() - line.bottom;
  const isAbove = below < MAX_HEIGHT && line.top > below;
  return {
    ...(isAbove ? { insetBlockEnd: around.bottom - line.top + 4 } : { insetBlockStart: line.bottom - around.top + 4 }),
    insetInlineStart: Math.max(0, around.right - line.right),
  };
};

/** The open menu: what it offers, and the chosen row. Escape closes it until the slash is typed again. */
const useSlash = (editor: Editor, dialogs: Dialogs) => {
  const query = useEditorState({
    editor,
    selector: () => (editor.isInitialized && editor.view.hasFocus() ? slashQuery(editor) : undefined),
  });
  const [seen, setSeen] = useState(query);
  const [active, setActive] = useState(0);
  const [isDismissed, setIsDismissed] = useState(false);
  if (seen !== query) {
    setSeen(query);
    setActive(0);
    if (query === undefined) setIsDismissed(false);
  }
  const items = query === undefined || isDismissed ? [] : matchingItems(slashItems(dialogs), query);
  return { items, active, setActive, dismiss: () => setIsDismissed(true) };
};

interface KeyTarget {
  items: readonly SlashItem[];
  active: number;
  setActive: (index: number) => void;
  dismiss: () => void;
}

/** Handles a key of the open menu. @returns whether the key was for the menu */
const handleKey = (editor: Editor, { items, active, setActive, dismiss }: KeyTarget, key: string): boolean => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const chosen = items[active];
  if (!chosen) return false;
  if (step !== undefined) setActive((active + step + items.length) % items.length);
  else if (key === 'Escape') dismiss();
  else if (key === 'Enter' || key === 'Tab') runItem(editor, chosen);
  else return false;
  return true;
};

/** Takes the keys of the menu before the editor does, and names the chosen row to screen readers while the focus stays in the text. */
const useMenuInText = (editor: Editor, menu: KeyTarget, id: string): void => {
  const isOpen = menu.items.length > 0;
  const optionId = `${id}-${menu.active}`;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!handleKey(editor, menu, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const text = editor.view.dom;
    text.addEventListener('keydown', onKeyDown, { capture: true });
    text.setAttribute('aria-controls', id);
    return () => {
      text.removeEventListener('keydown', onKeyDown, { capture: true });
      text.removeAttribute('aria-controls');
    };
  }, [editor, id, isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const text = editor.view.dom;
    text.setAttribute('aria-activedescendant', optionId);
    document.querySelector(`[id="${optionId}"]`)?.scrollIntoView({ block: 'nearest' });
    return () => text.removeAttribute('aria-activedescendant');
  }, [editor, isOpen, optionId]);
};

/** The menu of blocks that a slash at the beginning of a paragraph opens. */
export const SlashMenu = ({ editor, dialogs }: { editor: Editor; dialogs: Dialogs }) => {
  const id = useId();
  const menu = useSlash(editor, dialogs);
  const { items, active, setActive } = menu;
  useMenuInText(editor, menu, id);
  return (
    <>
      <VisuallyHidden role="status">
        {items.length > 0 && labels.opened(countOf(items.length, labels.count))}
      </VisuallyHidden>
      {items.length > 0 && (
        // It scrolls: like browsers, which give such a region the focus of the keyboard.
        <Menu id={id} role="listbox" tabIndex={0} aria-label={labels.title} style={placeOf(editor)}>
          {items.map((item, index) => (
            <Option
              key={item.label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              // The focus stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => runItem(editor, item)}
            >
              {item.label}
            </Option>
          ))}
        </Menu>
      )}
    </>
  );
};
