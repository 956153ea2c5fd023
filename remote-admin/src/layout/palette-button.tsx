import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { color, media, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { palette as labels } from '../copy/palette.ts';
import { lazyPart } from '../resource/lazy-part.tsx';
import { PaletteDialog } from './palette-dialog.tsx';

const ShortcutList = lazyPart(() => import('../features/palette/shortcut-list.tsx').then((m) => m.ShortcutList), null);

const Button = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex: 0 1 24rem;
  align-items: center;
  gap: var(--s3);
  min-block-size: 2.75rem;
  padding-inline: var(--s3h);
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.white};
  color: ${color.text2};
  font-size: var(--fs-sm);
  cursor: pointer;
  &:hover {
    border-color: ${color.ink900};
  }
  kbd {
    margin-inline-start: auto;
    padding-inline: var(--s1h);
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    font-family: inherit;
    font-size: var(--fs-xs);
  }
  ${media.stacked} {
    flex: none;
    inline-size: 2.75rem;
    justify-content: center;
    padding: 0;
    span,
    kbd {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** Opens the palette by its button or Ctrl K, and the list of shortcuts by «?»: both by the position of the key. */
export const PaletteButton = () => {
  const [opened, setOpened] = useState<'palette' | 'shortcuts'>();
  const close = () => setOpened(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.code === 'KeyK') {
      event.preventDefault();
      setOpened(opened === 'palette' ? undefined : 'palette');
    } else if (!isCommand && event.shiftKey && event.code === 'Slash' && !isTyping(event.target)) {
      event.preventDefault();
      setOpened('shortcuts');
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Button aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpened('palette')}>
        <Icon icon={Search} size={16} />
        <span>{labels.open}</span>
        <kbd dir="ltr" aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      {opened === 'palette' && <PaletteDialog onClose={close} />}
      {opened === 'shortcuts' && <ShortcutList onClose={close} />}
    </>
  );
};
