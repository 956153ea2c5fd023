import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { color, shadow, surface } from 'shared-lib/theme';
import styled from 'styled-components';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.tsx';

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
const Title = styled.h2<{ $hasCloseButton: boolean }>`
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
  ${({ $hasCloseButton }) => $hasCloseButton && 'padding-inline-end: 2.5rem;'}
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
  /** Called on Esc, the close button or a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  tone?: DialogTone;
  /** Width of 60 rem instead of 28 rem. */
  wide?: boolean;
  /** Makes it an `alertdialog` that needs a choice: no close button, and a backdrop click does nothing. */
  alert?: boolean;
  /** Only its own buttons close it: no close button, and Esc and backdrop clicks do nothing. */
  persistent?: boolean;
  /** Footer buttons, primary action first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal based on the native `<dialog>`: traps the focus, closes on Esc, and mounts its children anew each time it opens. */
export const Dialog = ({
  open,
  onClose,
  title,
  tone = 'plain',
  wide = false,
  alert = false,
  persistent = false,
  actions,
  children,
}: DialogProps) => {
  const titleId = useId();
  const modal = useModal({ isOpen: open, onClose, isPersistent: persistent, ignoresBackdrop: alert });
  if (!open) return null;
  return (
    <Box {...modal} $tone={tone} $wide={wide} role={alert ? 'alertdialog' : undefined} aria-labelledby={titleId}>
      <Body>
        <Title id={titleId} $hasCloseButton={!alert && !persistent}>
          {title}
        </Title>
        {children}
      </Body>
      {actions && <Actions>{actions}</Actions>}
      {!alert && !persistent && (
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
  /** Consequence of the action. */
  text: ReactNode;
  /** Label of the confirm button. Name the action («حذف المقالات»), never «نعم». */
  confirm: string;
  tone?: DialogTone;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action that cannot be undone. The initial focus is on the cancel button. */
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
    alert
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
