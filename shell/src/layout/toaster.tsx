import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { controls, verbs } from 'shared-lib/copy';
import { color, media, motion, physical, shadow, surface, weight, zIndex } from 'shared-lib/theme';
import styled, { keyframes } from 'styled-components';
import { toneIcons, type NoticeTone } from 'shared-lib/ui/alert';
import { Icon } from 'shared-lib/ui/icon';
import { useCountdown } from './use-countdown.ts';

const VISIBLE_MS = 4000;
/** A message with a button stays longer: it must be read, found and pressed. */
const WITH_ACTION_MS = 8000;
const MAX_TOASTS = 3;

const enter = keyframes`from { opacity: 0; ${physical('transform', 'translateX(-1rem)')} }`;

/** Always at the left: the WhatsApp button is in the right corner. On phones the stack stays above the height of that button. */
const Stack = styled.section`
  position: fixed;
  z-index: ${zIndex.toast};
  inset: auto;
  ${physical('left', '1.5rem')}
  /* Above a save bar: over its buttons a toast would stay as long as the pointer that pressed one rests there. */
  bottom: calc(var(--save-bar, 0rem) + 1.5rem + env(safe-area-inset-bottom));
  display: grid;
  gap: var(--s3);
  inline-size: min(24rem, calc(100vw - 2.5rem));
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  ${media.stacked} {
    ${physical('left', '1.25rem')}
    bottom: calc(max(5rem, var(--save-bar, 0rem) + 1.5rem) + env(safe-area-inset-bottom));
  }
`;

const accents: Record<NoticeTone, string> = {
  success: color.success,
  danger: color.danger,
  info: color.info,
  warning: color.warning,
};

const Box = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s0h) var(--s3h);
  padding: var(--s4) var(--s4h);
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $tone }) => accents[$tone]};
  ${surface.light}
  box-shadow: ${shadow.dialog};
  animation: ${enter} ${motion.slow} ${motion.ease};
  > svg {
    margin-block-start: 0.3rem;
    color: ${({ $tone }) => accents[$tone]};
  }
  b {
    font-weight: ${weight.strong};
    line-height: 1.7;
  }
  p {
    grid-column: 2;
    color: ${color.text2};
    font-size: var(--fs-sm);
    line-height: 1.75;
  }
  button {
    grid-row: 1;
    grid-column: 3;
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.text3};
    cursor: pointer;
  }
  [data-action] {
    grid-row: auto;
    grid-column: 2;
    justify-self: start;
    inline-size: auto;
    min-block-size: 1.75rem;
    color: ${color.link};
    font-weight: ${weight.strong};
  }
`;

/** A notice from `shared-lib/toast`. */
export interface Notice {
  tone: 'success' | 'failure' | 'info';
  title: string;
  description?: string;
  action?: { label: string; run: () => void };
  resolves?: readonly string[];
}

const isResolved = ({ tone, title }: Notice, resolves: readonly string[]): boolean =>
  tone === 'failure' && resolves.includes(title);

const tones: Record<Notice['tone'], NoticeTone> = { success: 'success', failure: 'danger', info: 'info' };

interface ToastProps {
  notice: Notice;
  paused: boolean;
  onEnd: () => void;
}

const Toast = ({ notice: { tone, title, description, action }, paused, onEnd }: ToastProps) => {
  useCountdown(action ? WITH_ACTION_MS : VISIBLE_MS, paused, onEnd);
  return (
    <Box $tone={tones[tone]} role={tone === 'failure' ? 'alert' : 'status'}>
      <Icon icon={toneIcons[tones[tone]]} size={20} />
      <b>{title}</b>
      <button type="button" aria-label={verbs.close} onClick={onEnd}>
        <Icon icon={X} size={16} />
      </button>
      {description && <p>{description}</p>}
      {action && (
        <button
          type="button"
          data-action=""
          onClick={() => {
            onEnd();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </Box>
  );
};

interface ToasterProps {
  /** `connectToasts` of `shared-lib/toast`. */
  connect: (display: (notice: Notice) => void) => void;
}

/**
 * Renders all toasts; the shell mounts it once: `<Toaster connect={connectToasts} />`. Shows at most three, four seconds each,
 * and pauses while hovered or focused. It loads nothing on demand, because the first toast may report a lost connection.
 */
export const Toaster = ({ connect }: ToasterProps) => {
  const [notices, setNotices] = useState<readonly { id: number; notice: Notice }[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const count = useRef(0);
  const stack = useRef<HTMLElement>(null);

  useEffect(() => {
    connect((notice) => {
      count.current += 1;
      const added = { id: count.current, notice };
      const { resolves = [] } = notice;
      setNotices((now) => [...now.filter((one) => !isResolved(one.notice, resolves)), added].slice(-MAX_TOASTS));
    });
  }, [connect]);

  const latest = notices.at(-1)?.id;
  useEffect(() => {
    const element = stack.current;
    // A resolved failure that had the focus was removed without a blur.
    if (!element?.contains(document.activeElement)) setFocused(false);
    if (latest === undefined || typeof element?.showPopover !== 'function') return;
    // Reopening moves the popover to the top layer, above an open dialog.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [latest]);

  const end = (id: number) => {
    setNotices((now) => now.filter((entry) => entry.id !== id));
    // An element that is removed while focused or hovered fires no blur or pointerleave.
    setFocused(false);
    setHovered((now) => now && notices.length > 1);
  };

  if (notices.length === 0) return null;
  return (
    <Stack
      ref={stack}
      popover="manual"
      // The dialogs of `shared-lib/controls` make everything outside them inert, except elements with this attribute.
      data-react-aria-top-layer=""
      aria-label={controls.notices}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {notices.map(({ id, notice }) => (
        <Toast key={id} notice={notice} paused={hovered || focused} onEnd={() => end(id)} />
      ))}
    </Stack>
  );
};
