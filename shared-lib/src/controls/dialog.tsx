import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { verbs } from 'shared-lib/copy';
import { zIndex } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { dialogBox, DialogBody, DialogCorner, dialogScrim, dialogTitle, type DialogTone } from 'shared-lib/ui/dialog';
import { IconButton } from './button.tsx';
import { CloseOnBack } from './close-on-back.tsx';

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
  onClose: () => void;
  children: ReactNode;
}

/**
 * An open modal dialog: holds the focus, closes on Escape, returns the focus. Comboboxes and date pickers work inside it; they
 * would be unreachable behind the native dialog of `ui/dialog`.
 */
export const Dialog = ({ title, tone = 'plain', onClose, children }: DialogProps) => (
  <Scrim isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable>
    <Box $tone={tone} $wide={false}>
      <Content>
        {({ close }) => (
          <>
            <CloseOnBack />
            <DialogBody>
              <Title slot="title" level={2} $hasCloseButton>
                {title}
              </Title>
              {children}
            </DialogBody>
            <DialogCorner>
              <IconButton label={verbs.close} onPress={close}>
                <Icon icon={X} size={20} />
              </IconButton>
            </DialogCorner>
          </>
        )}
      </Content>
    </Box>
  </Scrim>
);
