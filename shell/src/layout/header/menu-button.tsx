import Menu from 'lucide-react/icons/menu';
import { useRef } from 'react';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { narrow } from '../narrow.ts';
import { MenuSheet } from './menu-sheet.tsx';
import { useOpenOnPage } from './use-open-on-page.ts';

const Burger = styled(IconButton)`
  display: none;
  ${narrow('burger', 'display: inline-grid;')}
  @media (scripting: none) {
    display: none;
  }
`;

/** Opens the menu of narrow screens. It is part of the layout, so it works before the code of a page has loaded. */
export const MenuButton = () => {
  const [isOpen, setOpen] = useOpenOnPage();
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
