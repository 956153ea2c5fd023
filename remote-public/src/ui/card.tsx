import { color, media, motion, surface } from 'shared-lib/theme';
import { forwardIconHover } from 'shared-lib/ui/icon';
import styled, { css } from 'styled-components';

/** Colours of a card on a dark section. */
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
 * A bordered box without a shadow. A link in its `CardTitle` makes the whole card clickable.
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

/** The picture at the top of a card, cropped to `$ratio` (16:9 at tablet widths). */
export const CardPicture = styled.div<{ $ratio?: string }>`
  aspect-ratio: ${({ $ratio = '3 / 2' }) => $ratio};
  ${media.print} {
    display: none;
  }
  overflow: hidden;
  background: var(--skeleton, ${color.sand200});
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    aspect-ratio: 16 / 9;
  }
  /* The first selector also covers the placeholder of a picture that is loading or broken. */
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
  gap: var(--s2h);
  padding: var(--s6);
  p {
    color: ${color.muted};
    font-size: 0.9375rem;
    line-height: 1.85;
  }
`;

/** Contains the one link of the card and extends its click area over the whole card. */
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
  gap: var(--s4);
  padding: var(--s4) var(--s6);
  border-block-start: 1px solid var(--facts-line, ${color.line});
  ${media.print} {
    display: none;
  }
`;
