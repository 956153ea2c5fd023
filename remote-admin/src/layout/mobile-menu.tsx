import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { shadow, surface } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { SectionMenu } from './section-menu.tsx';

const Box = styled.dialog`
  ${surface.dark}
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(20rem, calc(100vw - 3rem));
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  box-shadow: ${shadow.dialog};
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(6 26 30 / 0.6);
  }
`;
const Corner = styled.div`
  position: absolute;
  inset-block-start: 1.25rem;
  inset-inline-end: 0.875rem;
`;

/** The section menu on narrow screens: a modal that slides in from the right and traps the focus. */
export const MobileMenu = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // `close()` of the element returns the focus to the button that opened it.
  const close = () => dialog.current?.close();
  return (
    <Box
      ref={dialog}
      aria-label={copy.layout.menu}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <SectionMenu onChoose={onClose} />
      <Corner>
        <IconButton label={copy.layout.closeMenu} onClick={close}>
          <Icon icon={X} size={20} />
        </IconButton>
      </Corner>
    </Box>
  );
};
