import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  Popover,
  Separator,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type PopoverProps,
} from 'react-aria-components/Menu';
import { color } from 'shared-lib/theme';
import { Icon, type IconGlyph } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { CloseOnBack } from './close-on-back.tsx';
import { floatingStyles, rowStyles } from './floating-styles.ts';

/** Opens its second child, a `Menu`, when its first child, a `Button`, is pressed. */
export { MenuTrigger } from 'react-aria-components/Menu';

const Panel = styled(Popover)`
  ${floatingStyles}
  min-inline-size: max(12rem, var(--trigger-width));
  overflow: auto;
`;
const Items = styled(AriaMenu)`
  padding-block: var(--s1h);
  outline: none;
`;
const Row = styled(AriaMenuItem)<{ $danger: boolean }>`
  ${rowStyles}
  ${({ $danger }) => $danger && `color: ${color.danger};`}
  > [data-check] {
    margin-inline-start: auto;
  }
`;
const SectionTitle = styled(Header)`
  padding: var(--s2) var(--s3h) var(--s1);
  color: ${color.text3};
  font-size: var(--fs-xs);
`;

/** Line between groups of items. */
export const MenuSeparator = styled(Separator)`
  block-size: 1px;
  margin-block: var(--s1h);
  background: ${color.line};
`;

interface MenuProps extends Pick<
  AriaMenuProps<unknown>,
  'onAction' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'disabledKeys'
> {
  /** Accessible name; by default that of the button that opens it. */
  'aria-label'?: string;
  placement?: NonNullable<PopoverProps['placement']>;
  children: ReactNode;
}

/** Items of a menu, at the start of its button. Typing moves to the item that starts with the typed text. */
export const Menu = ({ placement = 'bottom start', ...menu }: MenuProps) => (
  <Panel placement={placement}>
    <CloseOnBack />
    <Items {...menu} />
  </Panel>
);

interface ItemProps extends Pick<
  AriaMenuItemProps,
  'onAction' | 'isDisabled' | 'href' | 'target' | 'shouldCloseOnSelect'
> {
  /** Passed to `onAction` and `onSelectionChange` of the menu. */
  id?: string;
  icon?: IconGlyph;
  tone?: 'plain' | 'danger';
  children: string;
}

export const MenuItem = ({ icon, tone = 'plain', children, ...item }: ItemProps) => (
  <Row {...item} textValue={children} $danger={tone === 'danger'}>
    {({ isSelected }) => (
      <>
        {icon && <Icon icon={icon} size={20} />}
        {children}
        {isSelected && (
          <span data-check="">
            <Icon icon={Check} size={16} />
          </span>
        )}
      </>
    )}
  </Row>
);

/** Group of items with a title. */
export const MenuSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <AriaMenuSection>
    <SectionTitle>{title}</SectionTitle>
    {children}
  </AriaMenuSection>
);
