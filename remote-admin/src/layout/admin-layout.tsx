import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { ControlsRoot } from 'shared-lib/controls/controls-root';
import { NotificationBell } from 'shared-lib/notifications';
import { FormExtrasContext, textBounds } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Outlet } from 'shared-lib/router';
import { color, layout, media, paperStack, SCREEN_ONLY } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { FormSections } from './form-sections.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PaletteButton } from './palette-button.tsx';
import { RecentPages } from './recent-pages.tsx';
import { SectionMenu } from './section-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: ${layout.sidebar} minmax(0, 1fr);
  min-block-size: 100svh;
  background: ${color.sand100};
  --top-bar: 4.5rem;
  ${media.stackedOnScreen} {
    --top-bar: 3.25rem;
    --header: 3.25rem;
  }
  ${media.noSidebar} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
    min-block-size: 0;
  }
`;
const Sidebar = styled.aside`
  background: ${color.ink900};
  > div {
    position: sticky;
    inset-block-start: 0;
    block-size: 100svh;
  }
  ${media.noSidebar} {
    display: none;
  }
`;
const TopBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: var(--s4);
  min-block-size: var(--top-bar);
  padding-inline: var(--s8);
  border-block-end: 1px solid ${color.line};
  background: ${color.white};
  > :last-child {
    margin-inline-start: auto;
  }
  ${media.stacked} {
    gap: var(--s3);
    padding-inline: var(--s5);
  }
  /* Four buttons need two rows, which would cover too much of the screen while scrolling. */
  ${media.enlargedText} {
    position: static;
    flex-wrap: wrap;
    padding: var(--s2);
  }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
`;
const MenuToggle = styled.span`
  display: none;
  ${media.noSidebar} {
    display: contents;
  }
`;
const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s6);
  padding: var(--s8);
  ${media.stacked} {
    padding: var(--s1) var(--s5) var(--s5);
  }
  ${media.print} {
    padding: 0;
  }
  ${paperStack}
`;

/** Layout of all guarded pages: section menu at the right, user menu at the top, the page below. */
export const AdminLayout = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ControlsRoot>
      <FormExtrasContext value={textBounds}>
        <Grid>
          <Sidebar {...SCREEN_ONLY}>
            <SectionMenu />
          </Sidebar>
          <div>
            <TopBar {...SCREEN_ONLY}>
              <MenuToggle>
                <IconButton label={copy.layout.openMenu} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
                  <Icon icon={Menu} size={20} />
                </IconButton>
              </MenuToggle>
              <PaletteButton />
              <Tools>
                <NotificationBell page={paths.admin.notifications()} />
                <UserMenu />
              </Tools>
            </TopBar>
            <RecentPages />
            <Page>
              <FormSections />
              <Outlet />
            </Page>
          </div>
          {isOpen && <MobileMenu onClose={() => setIsOpen(false)} />}
        </Grid>
      </FormExtrasContext>
    </ControlsRoot>
  );
};
