import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { floatingStyles } from './floating-styles.ts';

export { DialogTrigger } from 'react-aria-components/Dialog';

const Panel = styled(AriaPopover)`
  ${floatingStyles}
  inline-size: 17rem;
`;
const Content = styled(Dialog)`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  outline: none;
`;
const Title = styled(Heading)`
  font-size: 0.9375rem;
  line-height: 1.6;
`;

interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  title: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel beside the button that opens it, in a `DialogTrigger`. Closes on Escape and on a press outside. */
export const Popover = ({ title, children, placement = 'bottom end', ...state }: PopoverProps) => (
  <Panel placement={placement} {...state}>
    <Content>
      {({ close }) => (
        <>
          <Title slot="title" level={2}>
            {title}
          </Title>
          {typeof children === 'function' ? children(close) : children}
        </>
      )}
    </Content>
  </Panel>
);
