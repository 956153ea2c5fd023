import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'shared-lib/router';
import { color, weight } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { forwardIconHover } from './forward-icon-hover.ts';
import { ForwardIcon } from './icon.tsx';

const underlined = css`
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  text-decoration-thickness: 1px;
`;

/** A link within a sentence. */
export const TextLink = styled(Link)`
  ${underlined}
`;

/** Something that acts, but reads as a link within a sentence. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${underlined}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

const onwards = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  color: ${color.link};
  font-size: 0.9375rem;
  font-weight: ${weight.strong};
`;

const Strong = styled(Link)`
  ${onwards}
  &:hover {
    color: ${color.heading};
  }
  ${forwardIconHover}
`;

/** A link that stands alone and leads onwards: strong words and an arrow. */
export const ForwardLink = ({ children, ...rest }: LinkProps) => (
  <Strong {...rest}>
    {children}
    <ForwardIcon />
  </Strong>
);

const StrongLabel = styled.span`
  ${onwards}
`;

/** The same words at the foot of a card whose title is already the link. */
export const ForwardLabel = ({ children }: { children: ReactNode }) => (
  <StrongLabel>
    {children}
    <ForwardIcon />
  </StrongLabel>
);
