import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { verbs } from 'shared-lib/copy';
import { zIndex } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import {
  DialogActions,
  dialogBox,
  DialogBody,
  DialogCorner,
  DialogQuestion,
  dialogScrim,
  dialogTitle,
  type DialogTone,
} from 'shared-lib/ui/dialog-parts';
import { Button, IconButton } from './button.tsx';

/** Opens its second child, a `Dialog` or `Popover`, when its first child, a `Button`, is pressed. */
export { DialogTrigger } from 'react-aria-components/Dialog';

const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: ${zIndex.dialog};
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--s5);
  background: ${dialogScrim};
  overflow: auto;
  overscroll-behavior: contain;
`;
const Box = styled(Modal)<{ $tone: DialogTone; $wide: boolean }>`
  max-inline-size: 100%;
  ${dialogBox}
`;
const Content = styled(AriaDialog)`
  position: relative;
  outline: none;
`;
const Title = styled(Heading)<{ $hasCloseButton: boolean }>`
  ${dialogTitle}
`;

interface DialogProps {
  title: ReactNode;
  tone?: DialogTone;
  /** Width of 60 rem instead of 28 rem. */
  wide?: boolean;
  /** Makes it an `alertdialog` that needs a choice: no close button, and pressing outside does nothing. */
  alert?: boolean;
  /** Omit both inside a `DialogTrigger`. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Footer buttons, primary action first. */
  renderActions?: (close: () => void) => ReactNode;
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A modal dialog: holds the focus, closes on Escape, returns the focus. Selects, comboboxes and date pickers work inside it;
 * they would be unreachable behind the native dialog of `ui/dialog`.
 */
export const Dialog = ({
  title,
  tone = 'plain',
  wide = false,
  alert = false,
  renderActions,
  children,
  ...state
}: DialogProps) => (
  <Scrim {...state} isDismissable={!alert}>
    <Box $tone={tone} $wide={wide}>
      <Content role={alert ? 'alertdialog' : 'dialog'}>
        {({ close }) => (
          <>
            <DialogBody>
              <Title slot="title" level={2} $hasCloseButton={!alert}>
                {title}
              </Title>
              {typeof children === 'function' ? children(close) : children}
            </DialogBody>
            {renderActions && <DialogActions>{renderActions(close)}</DialogActions>}
            {!alert && (
              <DialogCorner>
                <IconButton label={verbs.close} onPress={close}>
                  <Icon icon={X} size={20} />
                </IconButton>
              </DialogCorner>
            )}
          </>
        )}
      </Content>
    </Box>
  </Scrim>
);

interface ConfirmProps {
  title: string;
  /** Consequence of the action. */
  text: ReactNode;
  /** Label of the confirm button. Name the action («حذف المقالات»), never «نعم». */
  confirm: string;
  tone?: DialogTone;
  /** Whether the action is running. */
  isPending?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Receives the function that closes the dialog. */
  onConfirm: (close: () => void) => void;
}

/** Asks for confirmation of an action that cannot be undone. The initial focus is on the cancel button. */
export const ConfirmDialog = ({
  text,
  confirm,
  tone = 'danger',
  isPending = false,
  onConfirm,
  ...dialog
}: ConfirmProps) => (
  <Dialog
    {...dialog}
    tone={tone}
    alert
    renderActions={(close) => (
      <>
        <Button
          tone={tone === 'danger' ? 'danger' : 'primary'}
          size="small"
          isPending={isPending}
          onPress={() => onConfirm(close)}
        >
          {confirm}
        </Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- In a question the focus starts on the safe choice. */}
        <Button tone="quiet" size="small" autoFocus onPress={close}>
          {verbs.cancel}
        </Button>
      </>
    )}
  >
    <DialogQuestion>{text}</DialogQuestion>
  </Dialog>
);
