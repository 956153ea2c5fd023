import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { paths } from 'shared-lib/paths';
import { media } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { menuPanel } from './menu-panel.ts';
import { SearchForm } from './search-form.tsx';
import { useDropdown } from './use-dropdown.ts';

/** On phones the search stands at the head of the menu. */
const Root = styled.div`
  ${media.stacked} {
    display: none;
  }
`;
const Panel = styled.div`
  ${menuPanel}
  inset-inline: 0;
  padding: 1.25rem 0;
  border-inline: 0;
`;
const Opener = styled(IconButton)`
  @media (scripting: none) {
    display: none;
  }
`;
const Plain = styled.a`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
`;

/** A button that opens a field across the page, below the header. */
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
        <Plain href={paths.search()} aria-label={copy.search.open}>
          <Icon icon={Search} size={20} />
        </Plain>
      </noscript>
      <Panel {...panel}>
        <Wrap>
          <SearchForm inputRef={input} onSearch={() => setOpen(false)} />
        </Wrap>
      </Panel>
    </Root>
  );
};
