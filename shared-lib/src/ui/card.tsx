import { color, motion, surface } from 'shared-lib/theme';
import styled, { css } from 'styled-components';
import { forwardIconHover } from './forward-icon-hover.ts';

/** Colours of a card that stands on ink. */
const onDark = css`
  ${surface.dark}
  --facts-line: ${color.lineDark};
  --facts-label: ${color.nile300};
  --facts-figure: ${color.brass400};
  --skeleton: ${color.ink700};
  --skeleton-sheen: ${color.lineDark};
  background-color: ${color.ink800};
  border-color: ${color.lineDark};
  &:hover,
  &:focus-within {
    border-color: ${color.brass500};
  }
`;

/**
 * A bordered box without a shadow. When its title holds a link (`CardTitle`), the whole card is that link.
 * `$tone="dark"` for cards on a dark section.
 */
export const Card = styled.article<{ $tone?: 'light' | 'dark' }>`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  ${surface.light}
  transition: border-color ${motion.base};
  &:hover,
  &:focus-within {
    border-color: ${color.ink900};
  }
  ${({ $tone }) => $tone === 'dark' && onDark}
  ${forwardIconHover}
`;

/** The picture at the head of a card, cut to its ratio; where a card is as wide as a tablet, to a flatter one. */
export const CardPicture = styled.div<{ $ratio?: string }>`
  aspect-ratio: ${({ $ratio = '3 / 2' }) => $ratio};
  overflow: hidden;
  background: var(--skeleton, ${color.sand200});
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    aspect-ratio: 16 / 9;
  }
  /* Also what keeps the place of a picture, or stands for one that is broken. */
  > *,
  img {
    inline-size: 100%;
    block-size: 100%;
  }
  img {
    object-fit: cover;
    transition: transform ${motion.slow} ${motion.ease};
  }
  ${Card}:hover & img {
    transform: scale(1.025);
  }
  @media (prefers-reduced-motion: reduce) {
    ${Card}:hover & img {
      transform: none;
    }
  }
`;

export const CardBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 0.625rem;
  padding: 1.5rem;
  p {
    color: ${color.muted};
    font-size: 0.9375rem;
    line-height: 1.85;
  }
`;

/** Holds the one link of the card and spreads it over the whole card. */
export const CardTitle = styled.h3`
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`;

export const CardFooter = styled.footer`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding: 1rem 1.5rem;
  border-block-start: 1px solid var(--facts-line, ${color.line});
`;
