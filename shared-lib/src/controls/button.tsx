import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { color, shape } from 'shared-lib/theme';
import { buttonStyles, type ButtonSize, type ButtonTone, type ButtonStyleProps } from 'shared-lib/ui/button';
import styled from 'styled-components';

const StyledButton = styled(AriaButton)<ButtonStyleProps>`
  ${buttonStyles}
`;

interface ControlButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  children: ReactNode;
}

/** A button that opens a menu. It has the styles of `ui/button`. */
export const Button = ({ tone = 'primary', size = 'medium', ...rest }: ControlButtonProps) => (
  <StyledButton {...rest} $tone={tone} $size={size} $block={false} />
);

const Square = styled(AriaButton)<{ $small: boolean; $plain: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $small }) => ($small ? '2.25rem' : '2.75rem')};
  block-size: ${({ $small }) => ($small ? '2.25rem' : '2.75rem')};
  padding: 0;
  border: 1px solid ${({ $plain }) => ($plain ? 'transparent' : color.controlLine)};
  border-radius: ${shape.radius};
  background: ${({ $plain }) => ($plain ? 'none' : color.control)};
  color: ${color.controlInk};
  cursor: pointer;
  &[data-hovered] {
    border-color: ${color.controlInk};
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

interface SquareButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Accessible name: the button has no visible text. */
  label: string;
  /** `medium` is 44 px; `small` is 36 px, for dense rows. */
  size?: 'small' | 'medium';
  /** Without a border, for rows of buttons. */
  plain?: boolean;
  children: ReactNode;
}

/** A square button with only an icon. */
export const IconButton = ({ label, size = 'medium', plain = false, ...rest }: SquareButtonProps) => (
  <Square {...rest} aria-label={label} $small={size === 'small'} $plain={plain} />
);
