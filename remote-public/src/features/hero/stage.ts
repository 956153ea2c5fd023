import { layout, media, physical, surface, text } from 'shared-lib/theme';
import { Wrap } from 'shared-lib/ui/section';
import styled from 'styled-components';

/** As high as the screen below the header, within bounds; higher where large text needs it. */
export const Stage = styled.section`
  --edge: max(${layout.gutter}, calc((100vw - ${layout.container}) / 2));
  position: relative;
  display: grid;
  min-block-size: clamp(40rem, calc(100svh - ${layout.header}), 60rem);
  overflow: hidden;
  isolation: isolate;
  ${surface.dark}
  ${media.stacked} {
    min-block-size: calc(100svh - ${layout.header});
  }
`;

/** Quiet ground for the words: as wide as they are, whatever the width of the screen. */
const scrim = physical(
  'background',
  [
    'linear-gradient(to left, rgb(6 26 30/.92) 0, rgb(6 26 30/.86) calc(var(--edge) + 25rem), rgb(6 26 30/.7) calc(var(--edge) + 34rem), rgb(6 26 30/.46) calc(var(--edge) + 41rem), transparent calc(var(--edge) + 56rem))',
    'linear-gradient(to top, rgb(6 26 30/.94) 0, rgb(6 26 30/.74) 6rem, transparent 14rem)',
  ].join(', '),
);
const scrimBelow =
  'linear-gradient(to top, rgb(6 26 30) 0, rgb(6 26 30) 34%, rgb(6 26 30/.88) 50%, rgb(6 26 30/.3) 64%, transparent 76%)';

/** A picture with words on it; all layers of a stage lie on one another, so that it is as high as the highest. */
export const Layer = styled.div`
  grid-area: 1 / 1;
  position: relative;
  display: grid;
  align-items: center;
  min-inline-size: 0;
  isolation: isolate;
  /* A row of its own for the picture, empty as it is, would push the words down. */
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

/**
 * Words in the middle or at the foot of a picture. They would be seen to rise while the rest of them is still coming, so they
 * wait for it: the picture is written after them.
 */
export const Words = styled(Wrap)`
  padding-block: 3rem 8.5rem;
  &:has(> h1, > h2):last-child {
    visibility: hidden;
  }
  h1,
  h2 {
    max-inline-size: 41rem;
    ${text.display}
    text-wrap: balance;
  }
  p {
    max-inline-size: 33rem;
    margin-block: 1.5rem 2.25rem;
    color: #e4dcc9;
    ${text.lead}
  }
  ${media.stacked} {
    padding-block: 17.75rem 7.75rem;
    p {
      margin-block: 0.5rem 1rem;
      ${text.body}
      line-height: 1.8;
    }
  }
`;
