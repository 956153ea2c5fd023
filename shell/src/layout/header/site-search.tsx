import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { paths } from 'shared-lib/paths';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { narrow } from '../narrow.ts';
import { menuPanelStyles } from './menu-panel.ts';
import { SearchForm } from './search-form.tsx';
import { useDropdown } from './use-dropdown.ts';

/** Hidden on phones, where the search is at the top of the menu. */
const Root = styled.div`
  ${narrow('stacked', 'display: none;')}
`;
const Panel = styled.div`
  ${menuPanelStyles}
  inset-inline: 0;
  padding: var(--s5) 0;
  border-inline: 0;
`;
const Opener = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;
const SearchLink = styled.a`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
`;

/** Button that opens a search field below the header. */
export const SiteSearch = () => {
  const { isOpen, setOpen, root, trigger, panel } = useDropdown();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  return (
    <Root {...root}>
      <Opener label={copy.search.open} {...trigger}>
        <Icon icon={Search} size={20} />
      </Opener>
      <noscript>
        <SearchLink href={paths.search()} aria-label={copy.search.open}>
          <Icon icon={Search} size={20} />
        </SearchLink>
      </noscript>
      <Panel {...panel}>
        <Wrap>
          <SearchForm inputRef={input} onSearch={() => setOpen(false)} />
        </Wrap>
      </Panel>
    </Root>
  );
};
