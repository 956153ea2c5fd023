import { media, physical, text } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';
import { absentUntilComplete } from './hero-section.tsx';

/** Dark gradient behind the text. Its width follows the text, not the screen. */
const scrim = physical(
  'background',
  [
    'linear-gradient(to left, rgb(6 26 30/.92) 0, rgb(6 26 30/.86) calc(var(--edge) + 25rem), rgb(6 26 30/.7) calc(var(--edge) + 34rem), rgb(6 26 30/.46) calc(var(--edge) + 41rem), transparent calc(var(--edge) + 56rem))',
    'linear-gradient(to top, rgb(6 26 30/.94) 0, rgb(6 26 30/.74) 6rem, transparent 14rem)',
  ].join(', '),
);
const scrimBelow =
  'linear-gradient(to top, rgb(6 26 30) 0, rgb(6 26 30) 34%, rgb(6 26 30/.88) 50%, rgb(6 26 30/.3) 64%, transparent 76%)';

/** A picture with text on it. All layers share one grid cell, so the section is as high as the highest layer. */
export const HeroLayer = styled.div`
  grid-area: 1 / 1;
  position: relative;
  display: grid;
  align-items: center;
  min-inline-size: 0;
  isolation: isolate;
  /* Everything in one cell: the empty grid row of the absolutely positioned picture would push the text down. */
  > * {
    grid-area: 1 / 1;
  }
  .picture {
    position: absolute;
    inset: 0;
    z-index: -2;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    background: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    ${scrim}
  }
  ${media.stacked} {
    align-items: end;
    .picture {
      block-size: 64%;
      ${physical('object-position', '42% 30%')}
    }
    &::after {
      background: ${scrimBelow};
    }
  }
`;

/** Text in the middle or at the bottom of a picture. */
export const HeroText = styled(Wrap)`
  padding-block: var(--s12) 8.5rem;
  ${absentUntilComplete}
  h1,
  h2 {
    max-inline-size: 41rem;
    ${text.display}
    text-wrap: balance;
  }
  p {
    max-inline-size: 33rem;
    margin-block: var(--s6) var(--s9);
    color: #e4dcc9;
    ${text.lead}
  }
  ${media.stacked} {
    padding-block: 17.75rem 7.75rem;
    p {
      margin-block: var(--s2) var(--s4);
      ${text.body}
      line-height: 1.8;
    }
  }
`;
