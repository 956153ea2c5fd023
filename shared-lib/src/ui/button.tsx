import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { verbs } from 'shared-lib/copy';
import { Link, type LinkProps } from 'shared-lib/router';
import { color, shape } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import {
  buttonStyles,
  buttonContentStyles,
  type ButtonSize,
  type ButtonTone,
  type ButtonStyleProps,
} from './button-styles.ts';
import { Spinner } from './spinner.tsx';

/**
 * Disabling a button removes its focus. After its action the button that was pressed takes the focus back, unless another element has
 * it. The button of a form also takes it from the field in which Enter was pressed: fields are disabled while their form is sent.
 */
const useFocusAfterPending = (pending = false) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const wasPending = useRef(false);
  useEffect(() => {
    const element = button.current;
    if (wasPending.current && !pending) {
      const isOwn = wasPressed.current || element?.type === 'submit';
      if (isOwn && document.activeElement === document.body) element?.focus();
      wasPressed.current = false;
    }
    wasPending.current = pending;
  }, [pending]);
  const notePress = () => {
    wasPressed.current = true;
  };
  return { button, notePress };
};

/** Use `buttonStyles` for links outside the router context, such as those in the layout of the shell. */
export { buttonStyles, type ButtonSize, type ButtonTone, type ButtonStyleProps } from './button-styles.ts';

interface ButtonVariant {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
}

const stylePropsOf = ({ tone = 'primary', size = 'medium', block = false }: ButtonVariant): ButtonStyleProps => ({
  $tone: tone,
  $size: size,
  $block: block,
});

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;
const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Both labels share one grid cell, so the button has the width of the wider one and never changes size. */
const Labels = styled.span`
  display: grid;
  justify-items: center;
`;
const Label = styled.span<{ $visible: boolean }>`
  ${buttonContentStyles}
  grid-area: 1 / 1;
  visibility: ${({ $visible }) => ($visible ? 'visible' : 'hidden')};
`;

export interface ButtonProps extends ButtonVariant, Omit<ComponentProps<'button'>, 'ref'> {
  /** Whether the action of the button is running. Omit it for buttons without an asynchronous action. */
  pending?: boolean | undefined;
  /** Label while `pending`. */
  pendingText?: string | undefined;
}

export const Button = ({
  tone,
  size,
  block,
  pending,
  pendingText = verbs.loading,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const { button, notePress } = useFocusAfterPending(pending);
  const handleClick: typeof onClick = (event) => {
    notePress();
    onClick?.(event);
  };
  return (
    <StyledButton
      ref={button}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      onClick={handleClick}
      {...stylePropsOf({ tone, size, block })}
      {...rest}
    >
      {pending === undefined ? (
        children
      ) : (
        <Labels>
          <Label $visible={!pending} aria-hidden={pending}>
            {children}
          </Label>
          <Label $visible={pending} aria-hidden={!pending}>
            <Spinner />
            {pendingText}
          </Label>
        </Labels>
      )}
    </StyledButton>
  );
};

/** A link styled as a button; `to` may also be an absolute URL (`https:`, `tel:`, `mailto:`). */
export const ButtonLink = ({ tone, size, block, ...rest }: ButtonVariant & LinkProps) => (
  <StyledLink {...stylePropsOf({ tone, size, block })} {...rest} />
);

interface IconButtonOptions {
  /** Accessible name: the button has no visible text. */
  label: string;
  /** `medium` is 44 px; `small` is 36 px, for dense rows. */
  size?: 'small' | 'medium' | undefined;
  children: ReactNode;
}

const iconButtonStyles = css<{ $small: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $small }) => ($small ? '2.25rem' : '2.75rem')};
  block-size: ${({ $small }) => ($small ? '2.25rem' : '2.75rem')};
  padding: 0;
  border: 1px solid ${color.controlLine};
  border-radius: ${shape.radius};
  background: ${color.control};
  color: ${color.controlInk};
  cursor: pointer;
  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: ${color.controlInk};
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`;
const StyledIconButton = styled.button<{ $small: boolean }>`
  ${iconButtonStyles}
`;
const StyledIconLink = styled(Link)<{ $small: boolean }>`
  ${iconButtonStyles}
`;

/** A square button with only an icon. Its colours follow the surface. */
export const IconButton = ({
  label,
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonOptions & Omit<ComponentProps<'button'>, 'aria-label'>) => (
  <StyledIconButton type={type} aria-label={label} $small={size === 'small'} {...rest} />
);

export const IconLink = ({ label, size = 'medium', ...rest }: IconButtonOptions & Omit<LinkProps, 'aria-label'>) => (
  <StyledIconLink aria-label={label} $small={size === 'small'} {...rest} />
);
