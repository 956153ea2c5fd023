import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps } from 'react-aria-components/Tooltip';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';

const DELAY_MS = 500;

const Bubble = styled(AriaTooltip)`
  max-inline-size: 18rem;
  padding: var(--s1) var(--s2h);
  border-radius: var(--r1);
  background: ${color.ink900};
  color: ${color.onDark};
  font-size: var(--fs-xs);
  line-height: 1.7;
`;

interface Props {
  /** Text that helps; never the only name of the control, because phones show no tooltips. */
  text: string;
  placement?: NonNullable<TooltipProps['placement']>;
  /** A `Button` or `IconButton` of `controls/button`. */
  children: ReactNode;
}

/** Explains a control on hover and on keyboard focus; screen readers read it as its description. */
export const Tooltip = ({ text, placement = 'top', children }: Props) => (
  <TooltipTrigger delay={DELAY_MS}>
    {children}
    <Bubble placement={placement} offset={6}>
      {text}
    </Bubble>
  </TooltipTrigger>
);
