import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'shared-lib/router';
import { color, media, weight } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { ForwardIcon, forwardIconHover } from './icon.tsx';

const underlined = css`
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 0.3em;
  text-decoration-thickness: 1px;
`;

/** A link inside a sentence. */
export const TextLink = styled(Link)`
  ${underlined}
`;

/** A link that stands alone in a cell, a heading or a list. Its target is as high as its line, at least 24 px. */
export const LoneTextLink = styled(TextLink)`
  display: inline-block;
  max-inline-size: 100%;
  min-inline-size: 1.5rem;
  min-block-size: 1.5rem;
`;

/** A button with the styles of a link, for use inside a sentence. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${underlined}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

const forwardStyles = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  color: ${color.link};
  font-size: 0.9375rem;
  font-weight: ${weight.strong};
`;

const StyledForwardLink = styled(Link)`
  ${forwardStyles}
  &:hover {
    color: ${color.heading};
  }
  ${forwardIconHover}
  ${media.print} {
    display: none;
  }
`;

/** A standalone link with an arrow. */
export const ForwardLink = ({ children, ...rest }: LinkProps) => (
  <StyledForwardLink {...rest}>
    {children}
    <ForwardIcon />
  </StyledForwardLink>
);

const StyledForwardLabel = styled.span`
  ${forwardStyles}
`;

/** Text with the styles of `ForwardLink` that is not a link, for cards whose title is already the link. */
export const ForwardLabel = ({ children }: { children: ReactNode }) => (
  <StyledForwardLabel>
    {children}
    <ForwardIcon />
  </StyledForwardLabel>
);
