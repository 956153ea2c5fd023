import type { ComponentProps, ReactNode } from 'react';
import { verbs } from 'shared-lib/copy';
import { Link, type LinkProps } from 'shared-lib/router';
import { color, shape } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { buttonStyles, buttonContentStyles, type ButtonSize, type ButtonTone, type ButtonStyleProps } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

/** `buttonStyles` is for links that are not the router's, such as those of a frame outside it. */
export { buttonStyles, type ButtonSize, type ButtonTone, type ButtonStyleProps } from './button-styles.ts';

interface Look {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  block?: boolean | undefined;
}

const faceOf = ({ tone = 'primary', size = 'medium', block = false }: Look): ButtonStyleProps => ({
  $tone: tone,
  $size: size,
  $block: block,
});

const ButtonFace = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;
const LinkFace = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Both faces lie in one cell, so the button is as wide as the wider one and never jumps. */
const Faces = styled.span`
  display: grid;
  justify-items: center;
`;
const Side = styled.span<{ $shown: boolean }>`
  ${buttonContentStyles}
  grid-area: 1 / 1;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Whether what it started is under way. Leave it out for a button that starts nothing long. */
  pending?: boolean | undefined;
  /** Said while it is under way. */
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
  children,
  ...rest
}: ButtonProps) => (
  <ButtonFace
    type={type}
    disabled={disabled || pending}
    aria-busy={pending || undefined}
    {...faceOf({ tone, size, block })}
    {...rest}
  >
    {pending === undefined ? (
      children
    ) : (
      <Faces>
        <Side $shown={!pending} aria-hidden={pending}>
          {children}
        </Side>
        <Side $shown={pending} aria-hidden={!pending}>
          <Spinner />
          {pendingText}
        </Side>
      </Faces>
    )}
  </ButtonFace>
);

/** A link that looks like a button; `to` may also be a full address (`https:`, `tel:`, `mailto:`). */
export const ButtonLink = ({ tone, size, block, ...rest }: Look & LinkProps) => (
  <LinkFace {...faceOf({ tone, size, block })} {...rest} />
);

interface IconLook {
  /** Says what it does: there is no text to read. */
  label: string;
  /** 44 px; 36 px where rows are dense. */
  size?: 'small' | 'medium' | undefined;
  children: ReactNode;
}

const iconFace = css<{ $small: boolean }>`
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
const IconFace = styled.button<{ $small: boolean }>`
  ${iconFace}
`;
const IconLinkFace = styled(Link)<{ $small: boolean }>`
  ${iconFace}
`;

/** A square button that holds an icon only; takes the colours of the surface it stands on. */
export const IconButton = ({
  label,
  size = 'medium',
  type = 'button',
  ...rest
}: IconLook & Omit<ComponentProps<'button'>, 'aria-label'>) => (
  <IconFace type={type} aria-label={label} $small={size === 'small'} {...rest} />
);

export const IconLink = ({ label, size = 'medium', ...rest }: IconLook & Omit<LinkProps, 'aria-label'>) => (
  <IconLinkFace aria-label={label} $small={size === 'small'} {...rest} />
);
