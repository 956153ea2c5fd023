import type { ComponentProps } from 'react';
import { layout, media, surface } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

/** As high as the viewport below the header, within bounds; higher when large text needs it. */
const Section = styled.section`
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

/** Contains layers of pictures with text. The mark at its end exists once the browser has read all of the section: styles select by it. */
export const HeroSection = ({ children, ...rest }: ComponentProps<'section'>) => (
  <Section {...rest}>
    {children}
    <span data-end="" hidden />
  </Section>
);

/**
 * Hides an element until the browser has read all of the section. Its position depends on the height of the section, which grows
 * with the longest text of a slide: shown earlier, the element would move.
 */
export const absentUntilComplete = css`
  ${Section}:not(:has(> [data-end])) & {
    display: none;
  }
`;
