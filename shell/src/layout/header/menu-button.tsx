import Menu from 'lucide-react/icons/menu';
import { useRef, useState } from 'react';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { narrow } from '../narrow.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { useOpenOnPage } from './use-open-on-page.ts';

const Burger = styled(IconButton)`
  display: none;
  ${narrow('burger', 'display: inline-grid;')}
  @media (scripting: none) {
    display: none;
  }
`;

const loadSheet = () => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet);

/**
 * Opens the menu of narrow screens. It is part of the layout, so it works before the code of a page has loaded. The code of the menu is
 * requested when a finger, a pointer or the focus reaches the button, before the press ends.
 */
export const MenuButton = () => {
  const [isOpen, setOpen] = useOpenOnPage();
  const [isNear, setNear] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  const handleNear = () => setNear(true);
  // After a failure the next press tries again.
  const MenuSheet = useLazyComponent(loadSheet, isNear || isOpen, () => {
    setNear(false);
    setOpen(false);
  });
  return (
    <>
      <Burger
        ref={burger}
        label={copy.nav.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={handleNear}
        onFocus={handleNear}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Menu} size={20} />
      </Burger>
      {isOpen && MenuSheet && (
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
