import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'shared-lib/router';
import { color, media, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { palette as labels } from '../copy/palette.ts';
import { lazyPart } from '../resource/lazy-part.tsx';
import { goToKeys } from './sections.ts';
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
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, dialog, [role=dialog], [contenteditable]') !== null;

/** Time for the second key after G. */
const GO_TO_MS = 1500;

/** Opens a page by G and its key (`goToKeys`). @returns whether the key belongs to such a pair, so that nothing else uses it */
const useGoTo = (): ((event: KeyboardEvent) => boolean) => {
  const navigate = useNavigate();
  const startedAt = useRef(-GO_TO_MS);
  return (event) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return false;
    const isSecond = event.timeStamp - startedAt.current < GO_TO_MS;
    startedAt.current = event.code === 'KeyG' && !isSecond ? event.timeStamp : -GO_TO_MS;
    if (!isSecond) return event.code === 'KeyG';
    const page = goToKeys[event.code];
    if (page !== undefined) void navigate(page);
    return page !== undefined;
  };
};

/**
 * Opens the palette by its button or Ctrl K, the list of shortcuts by «?», and pages by G and a second key: all by the position of the
 * key. It listens before the page does, whose own single keys wait for the second key, too.
 */
export const PaletteButton = () => {
  const [opened, setOpened] = useState<'palette' | 'shortcuts'>();
  const close = () => setOpened(undefined);
  const goTo = useGoTo();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.code === 'KeyK') {
      event.preventDefault();
      setOpened(opened === 'palette' ? undefined : 'palette');
    } else if (!isCommand && event.shiftKey && event.code === 'Slash' && !isTyping(event.target)) {
      event.preventDefault();
      setOpened('shortcuts');
    } else if (goTo(event)) {
      event.preventDefault();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
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
