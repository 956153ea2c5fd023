import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { color, shadow, surface } from 'shared-lib/theme';
import styled from 'styled-components';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

export type DialogTone = 'plain' | 'danger';

const Box = styled.dialog<{ $tone: DialogTone; $wide: boolean }>`
  inline-size: min(${({ $wide }) => ($wide ? '60rem' : '28rem')}, calc(100vw - 2.5rem));
  max-inline-size: none;
  max-block-size: calc(100dvh - 2.5rem);
  margin: auto;
  padding: 0;
  border: 0;
  border-block-start: 3px solid ${({ $tone }) => ($tone === 'danger' ? color.danger : color.brass500)};
  ${surface.light}
  box-shadow: ${shadow.dialog};
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(6 26 30 / 0.6);
  }
`;
const Body = styled.div`
  display: grid;
  gap: 0.625rem;
  padding: 1.75rem;
`;
const Title = styled.h2<{ $room: boolean }>`
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
  ${({ $room }) => $room && 'padding-inline-end: 2.5rem;'}
`;
const Corner = styled.div`
  position: absolute;
  inset-block-start: 1rem;
  inset-inline-end: 1rem;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
  padding: 1rem 1.75rem;
  background: ${color.sand100};
`;

interface DialogProps {
  open: boolean;
  /** Asked to close: by Esc, the cross or a press beside it. */
  onClose: () => void;
  title: ReactNode;
  tone?: DialogTone;
  /** 60 rem in place of 28. */
  wide?: boolean;
  /** Interrupts with a question; has no cross, and a press beside it does nothing. */
  asks?: boolean;
  /** Is left by its own buttons only: no cross, and neither Esc nor a press beside it closes it. */
  held?: boolean;
  /** Buttons at its foot, the first one first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Opens the native dialog, and gives the focus back to what opened it. */
const useModal = (open: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);
  return dialog;
};

/** A modal dialog over the native element: it holds the focus, closes on Esc, and its content is fresh each time it opens. */
export const Dialog = ({
  open,
  onClose,
  title,
  tone = 'plain',
  wide = false,
  asks = false,
  held = false,
  actions,
  children,
}: DialogProps) => {
  const titleId = useId();
  const dialog = useModal(open);
  if (!open) return null;
  return (
    <Box
      ref={dialog}
      $tone={tone}
      $wide={wide}
      role={asks ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Esc within a file chooser bubbles up from its input: that is not about this dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!held) onClose();
      }}
      onClose={(event) => {
        // The browser may close it over our head (Esc pressed twice).
        if (event.currentTarget.open) return;
        if (held) event.currentTarget.showModal();
        else onClose();
      }}
      onClick={(event) => {
        if (!asks && !held && event.target === event.currentTarget) onClose();
      }}
    >
      <Body>
        <Title id={titleId} $room={!asks && !held}>
          {title}
        </Title>
        {children}
      </Body>
      {actions && <Actions>{actions}</Actions>}
      {!asks && !held && (
        <Corner>
          <IconButton label={verbs.close} size="small" onClick={onClose}>
            <Icon icon={X} size={20} />
          </IconButton>
        </Corner>
      )}
    </Box>
  );
};

const Question = styled.p`
  color: ${color.text2};
`;

interface ConfirmProps {
  open: boolean;
  title: string;
  /** What will follow. */
  text: ReactNode;
  /** The deed by its name: «حذف المقالات», never «نعم». */
  confirm: string;
  tone?: DialogTone;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what cannot be undone. The focus starts on the way out. */
export const ConfirmDialog = ({
  open,
  title,
  text,
  confirm,
  tone = 'danger',
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title={title}
    tone={tone}
    asks
    actions={
      <>
        <Button tone={tone === 'danger' ? 'danger' : 'primary'} size="small" pending={pending} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button tone="quiet" size="small" data-first-focus="" onClick={onCancel}>
          {verbs.cancel}
        </Button>
      </>
    }
  >
    <Question>{text}</Question>
  </Dialog>
);
