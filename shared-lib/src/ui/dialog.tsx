import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { media, color, shadow, surface } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.tsx';

export type DialogTone = 'plain' | 'danger';

/** Width, edge and surface of a dialog. */
export const dialogBox = ({ $tone, $wide }: { $tone: DialogTone; $wide: boolean }) => css`
  inline-size: min(${$wide ? '60rem' : '28rem'}, calc(100vw - 2.5rem));
  border-block-start: 3px solid ${$tone === 'danger' ? color.danger : color.brass500};
  ${surface.light}
  box-shadow: ${shadow.dialog};
`;
/** The page behind a dialog, darkened. */
export const dialogScrim = 'rgb(6 26 30 / 0.6)';
export const dialogTitle = ({ $hasCloseButton }: { $hasCloseButton: boolean }) => css`
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
  ${$hasCloseButton && 'padding-inline-end: var(--s10);'}
`;
export const DialogBody = styled.div`
  display: grid;
  gap: var(--s2h);
  padding: var(--s7);
`;
/** Place of the close button. */
export const DialogCorner = styled.div`
  position: absolute;
  inset-block-start: 1rem;
  inset-inline-end: 1rem;
`;
/** Footer with buttons. */
const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2h);
  padding: var(--s4) var(--s7);
  background: ${color.sand100};
`;
/** Consequence of the action that a dialog asks about. */
const DialogQuestion = styled.p`
  color: ${color.text2};
`;

/** The whole screen of a phone. */
const sheet = css`
  ${media.phone} {
    inline-size: 100%;
    block-size: 100%;
    max-block-size: 100dvh;
    border-block-start: 0;
  }
`;
const Box = styled.dialog<{ $tone: DialogTone; $wide: boolean; $sheet: boolean }>`
  max-inline-size: none;
  max-block-size: calc(100dvh - 2.5rem);
  margin: auto;
  padding: 0;
  border: 0;
  ${dialogBox}
  overscroll-behavior: contain;
  &::backdrop {
    background: ${dialogScrim};
  }
  ${({ $sheet }) => $sheet && sheet}
`;
const Title = styled.h2<{ $hasCloseButton: boolean }>`
  ${dialogTitle}
`;

interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button or a click on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  tone?: DialogTone;
  /** Width of 60 rem instead of 28 rem. */
  wide?: boolean;
  /** Fills the screen of a phone. */
  isSheet?: boolean;
  /** Makes it an `alertdialog` that needs a choice: no close button, and a backdrop click does nothing. */
  alert?: boolean;
  /** Only its own buttons close it: no close button, and Esc and backdrop clicks do nothing. */
  persistent?: boolean;
  /** Its URL opens and closes it, or it asks about a navigation: on phones it needs no history entry of its own. */
  hasOwnEntry?: boolean;
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
  isSheet = false,
  alert = false,
  persistent = false,
  hasOwnEntry = false,
  actions,
  children,
}: DialogProps) => {
  const titleId = useId();
  const modal = useModal({ isOpen: open, onClose, isPersistent: persistent, ignoresBackdrop: alert, hasOwnEntry });
  if (!open) return null;
  return (
    <Box
      {...modal}
      $tone={tone}
      $wide={wide}
      $sheet={isSheet}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
    >
      <DialogBody>
        <Title id={titleId} $hasCloseButton={!alert && !persistent}>
          {title}
        </Title>
        {children}
      </DialogBody>
      {actions && <DialogActions>{actions}</DialogActions>}
      {!alert && !persistent && (
        <DialogCorner>
          <IconButton label={verbs.close} onClick={onClose}>
            <Icon icon={X} size={20} />
          </IconButton>
        </DialogCorner>
      )}
    </Box>
  );
};

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
    <DialogQuestion>{text}</DialogQuestion>
  </Dialog>
);
