import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { verbs } from 'shared-lib/copy';
import { color, shape } from 'shared-lib/theme';
import { buttonStyles, type ButtonSize, type ButtonTone, type ButtonStyleProps } from 'shared-lib/ui/button';
import { Spinner } from 'shared-lib/ui/spinner';
import styled, { css } from 'styled-components';

const pendingStyles = css`
  &[data-pending] {
    background: ${color.sand200};
    border-color: transparent;
    color: ${color.disabled};
    cursor: progress;
  }
`;
const StyledButton = styled(AriaButton)<ButtonStyleProps>`
  ${buttonStyles}
  ${pendingStyles}
`;

/** Both labels share one grid cell, so the button never changes its width. */
const Labels = styled.span`
  display: grid;
  justify-items: center;
  > * {
    display: inline-flex;
    align-items: center;
    gap: var(--s2h);
    grid-area: 1 / 1;
  }
  > [aria-hidden='true'] {
    visibility: hidden;
  }
`;

export interface ControlButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Fills the width of its container. */
  block?: boolean;
  /** Whether its action is running. The button keeps the focus and ignores presses. Omit it without an asynchronous action. */
  isPending?: boolean;
  /** Label while `isPending`. */
  pendingText?: string;
  children: ReactNode;
}

/** A button that opens menus, dialogs and popovers, or starts an action. It has the styles of `ui/button`. */
export const Button = ({
  tone = 'primary',
  size = 'medium',
  block = false,
  isPending,
  pendingText = verbs.loading,
  children,
  ...rest
}: ControlButtonProps) => (
  <StyledButton {...rest} isPending={isPending ?? false} $tone={tone} $size={size} $block={block}>
    {isPending === undefined ? (
      children
    ) : (
      <Labels>
        <span aria-hidden={isPending}>{children}</span>
        <span aria-hidden={!isPending}>
          <Spinner />
          {pendingText}
        </span>
      </Labels>
    )}
  </StyledButton>
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
