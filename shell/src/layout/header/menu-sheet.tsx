import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState, type MouseEvent } from 'react';
import { paths } from 'shared-lib/paths';
import { color, layout, shadow, surface, weight } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Wrap } from 'shared-lib/ui/section';
import { useModal } from 'shared-lib/ui/use-modal';
import styled, { createGlobalStyle, css } from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutButton } from '../../navigation/layout-button.tsx';
import { LayoutLink } from '../../navigation/layout-link.tsx';
import { HomeLink } from './home-link.tsx';
import { useMenuServices } from './menu-services.ts';
import { SearchForm } from './search-form.tsx';
import { pagesAfterServices, pagesBeforeServices, servicesPage } from './site-pages.ts';

/** From this width the header shows everything itself. */
const WIDE = '(min-width: 78.75em)';

/** Stops the page below from scrolling while the menu is open. */
const ScrollLock = createGlobalStyle`
  html { overflow: hidden; }
`;
const Sheet = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: 100dvh;
  margin: 0;
  padding: 0;
  border: 0;
  border-block-end: 1px solid ${color.line};
  ${surface.light}
  background-color: ${color.paper};
  box-shadow: ${shadow.dialog};
  overflow-y: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(6 26 30 / 0.6);
  }
`;
const Bar = styled(Wrap)`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: calc(${layout.header} + 1px);
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
`;
const Body = styled(Wrap)`
  padding-block: var(--s4) var(--s6);
  nav {
    margin-block-start: var(--s4);
  }
`;
const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 3.25rem;
  padding: 0;
  border: 0;
  border-block-end: 1px solid ${color.line};
  background: none;
  font-size: 1.0625rem;
  font-weight: ${weight.medium};
  cursor: pointer;
  &[aria-current='page'] {
    color: ${color.nile600};
  }
`;
const Page = styled(LayoutLink)`
  ${row}
`;
const Toggle = styled.button`
  ${row}
`;
const Services = styled.ul`
  padding: var(--s1) var(--s4);
  border-block-end: 1px solid ${color.line};
  a {
    display: block;
    padding-block: var(--s2);
    color: ${color.text2};
    font-size: 0.9375rem;
  }
  a[aria-current='page'] {
    color: ${color.nile600};
    font-weight: ${weight.strong};
  }
`;
const Buttons = styled.div`
  display: grid;
  gap: var(--s2h);
  margin-block-start: var(--s5);
`;

const PageRow = ({ to, label }: { to: string; label: string }) => (
  <li>
    <Page to={to} current="section">
      {label}
      <Icon icon={ChevronLeft} size={20} />
    </Page>
  </li>
);

const ServicesRow = () => {
  const services = useMenuServices();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <li>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        {servicesPage.label}
        <Icon icon={isOpen ? ChevronUp : ChevronDown} size={20} />
      </Toggle>
      <Services id={listId} hidden={!isOpen}>
        {services.map(({ slug, name_ar }) => (
          <li key={slug}>
            <LayoutLink to={paths.service(slug)} current="exact">
              {name_ar}
            </LayoutLink>
          </li>
        ))}
        <li>
          <LayoutLink to={servicesPage.to} current="exact">
            {copy.nav.allServices}
          </LayoutLink>
        </li>
      </Services>
    </li>
  );
};

const MainButtons = () => (
  <Buttons>
    <LayoutButton tone="primary" block to={paths.contact('feasibility')}>
      {copy.nav.feasibility}
    </LayoutButton>
    <LayoutButton tone="outline" block to={paths.contact('consultation')}>
      {copy.nav.consultation}
    </LayoutButton>
    <LayoutButton tone="quiet" block to={paths.freeStudies()}>
      {copy.nav.freeStudies}
    </LayoutButton>
  </Buttons>
);

/** Wide screens have no button that would close the menu. */
const useCloseOnWideScreen = (onClose: () => void) => {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
};

/** The menu of narrow screens. It has everything that the header of wide screens has. */
export const MenuSheet = ({ onClose }: { onClose: () => void }) => {
  const modal = useModal({ onClose });
  useCloseOnWideScreen(onClose);
  /** A link to the current page closes the menu too. */
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    modal.onClick(event);
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    <Sheet {...modal} aria-label={copy.nav.label} onClick={handleClick}>
      <ScrollLock />
      <Bar as="div">
        <HomeLink />
        <IconButton label={copy.nav.closeMenu} onClick={onClose}>
          <Icon icon={X} size={20} />
        </IconButton>
      </Bar>
      <Body>
        <SearchForm onSearch={onClose} />
        <nav aria-label={copy.nav.label}>
          <ul>
            {pagesBeforeServices.map((page) => (
              <PageRow key={page.to} {...page} />
            ))}
            <ServicesRow />
            {pagesAfterServices.map((page) => (
              <PageRow key={page.to} {...page} />
            ))}
          </ul>
        </nav>
        <MainButtons />
      </Body>
    </Sheet>
  );
};
