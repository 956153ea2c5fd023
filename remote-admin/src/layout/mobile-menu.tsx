import X from 'lucide-react/icons/x';
import { shadow, surface } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { useModal } from 'shared-lib/ui/use-modal';
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
  const modal = useModal({ onClose });
  return (
    <Box {...modal} aria-label={copy.layout.menu}>
      <SectionMenu onChoose={onClose} />
      <Corner>
        <IconButton label={copy.layout.closeMenu} onClick={onClose}>
          <Icon icon={X} size={20} />
        </IconButton>
      </Corner>
    </Box>
  );
};
