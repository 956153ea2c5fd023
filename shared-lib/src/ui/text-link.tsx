import type { LinkProps } from 'shared-lib/router';
import { Link } from 'shared-lib/router';
import { color, weight } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { forwardStep } from './forward-step.ts';
import { ForwardIcon } from './icon.tsx';

const underlined = css`
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: .3em;
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

const Strong = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: .5rem;
  color: ${color.link};
  font-size: .9375rem;
  font-weight: ${weight.strong};
  &:hover {
    color: ${color.heading};
  }
  ${forwardStep}
`;

/** A link that stands alone and leads onwards: strong words and an arrow. */
export const ForwardLink = ({ children, ...rest }: LinkProps) => (
  <Strong {...rest}>
    {children}
    <ForwardIcon />
  </Strong>
);
