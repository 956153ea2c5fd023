import ChevronDown from 'lucide-react/icons/chevron-down';
import { paths } from 'shared-lib/paths';
import { color, weight } from 'shared-lib/theme';
import { ForwardIcon, Icon } from 'shared-lib/ui/icon';
import { IconTile } from 'shared-lib/ui/icon-tile';
import { serviceGlyphs } from 'shared-lib/ui/service-glyphs';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';
import { LayoutLink, useIsCurrent } from '../../navigation/layout-link.tsx';
import { menuItemStyles, menuPanelStyles } from './menu-panel.ts';
import { useMenuServices, type MenuService } from './menu-services.ts';
import { navItemStyles } from './nav-item.ts';
import { servicesPage } from './site-pages.ts';
import { useDropdown } from './use-dropdown.ts';
import { useHoverIntent } from './use-hover-intent.ts';

const COLUMNS = 2;

const Trigger = styled.button`
  ${navItemStyles}
`;
const Root = styled.li`
  position: relative;
`;
const Panel = styled.div`
  ${menuPanelStyles}
  inset-inline-start: 0;
  inline-size: 38rem;
  max-block-size: calc(100dvh - var(--header) - 1rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  ul {
    display: grid;
    grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
    gap: var(--s1);
  }
  /* Without scripts the button cannot open the menu. */
  @media (scripting: none) {
    ${Root}:hover &,
    ${Root}:focus-within & {
      display: grid;
    }
  }
`;
const ItemLink = styled(LayoutLink)`
  ${menuItemStyles}
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: var(--s3h);
  align-items: center;
  min-block-size: 4.125rem;
  b {
    display: block;
    font-size: 0.9375rem;
    line-height: 1.6;
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
`;
const All = styled(LayoutLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--s2);
  padding: var(--s3h) var(--s3) var(--s1);
  border-block-start: 1px solid ${color.line};
  color: ${color.link};
  font-size: 0.9375rem;
  font-weight: ${weight.strong};
  &:hover {
    color: ${color.heading};
  }
`;

const ServiceItem = ({
  service: { slug, name_ar, icon, basic_price, delivery_days_basic },
}: {
  service: MenuService;
}) => (
  <li>
    <ItemLink to={paths.service(slug)} current="exact">
      <IconTile icon={serviceGlyphs[icon]} />
      <span>
        <b>{name_ar}</b>
        {basic_price !== undefined && delivery_days_basic !== undefined && (
          <small>{copy.nav.serviceFacts(basic_price, delivery_days_basic)}</small>
        )}
      </span>
    </ItemLink>
  </li>
);

/** Menu of the services with price and delivery days. It opens on click, on hover that lasts, and with the down arrow. */
export const ServicesMenu = () => {
  const services = useMenuServices();
  const { isOpen, setOpen, root, trigger, panel } = useDropdown<HTMLLIElement>({ columns: COLUMNS });
  const hover = useHoverIntent(isOpen, setOpen);
  const isCurrent = useIsCurrent(servicesPage.to, 'section');
  return (
    <Root {...root} {...hover.handlers}>
      <Trigger
        type="button"
        {...trigger}
        onClick={() => (hover.pins() ? undefined : trigger.onClick())}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {servicesPage.label}
        <Icon icon={ChevronDown} size={16} />
      </Trigger>
      <Panel {...panel}>
        <ul>
          {services.map((service) => (
            <ServiceItem key={service.slug} service={service} />
          ))}
        </ul>
        <All to={servicesPage.to} current="exact">
          {copy.nav.allServices}
          <ForwardIcon />
        </All>
      </Panel>
    </Root>
  );
};
