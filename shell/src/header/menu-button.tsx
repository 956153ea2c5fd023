import Menu from 'lucide-react/icons/menu';
import { useRef } from 'react';
import { media } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { MenuSheet } from './menu-sheet.tsx';
import { useOpenHere } from './use-open-here.ts';

const Burger = styled(IconButton)`
  display: none;
  ${media.burger} {
    display: inline-grid;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Opens the menu of narrow screens. It belongs to the frame, so it works before any page's own code has come. */
export const MenuButton = () => {
  const [isOpen, setOpen] = useOpenHere();
  const burger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Burger
        ref={burger}
        label={copy.nav.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Menu} size={20} />
      </Burger>
      {isOpen && (
        <MenuSheet
          onClose={() => {
            setOpen(false);
            burger.current?.focus();
          }}
        />
      )}
    </>
  );
};
