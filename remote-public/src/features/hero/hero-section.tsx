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

/** Contains layers of pictures with text. Its last element shows the styles that the whole section has arrived. */
export const HeroSection = ({ children, ...rest }: ComponentProps<'section'>) => (
  <Section {...rest}>
    {children}
    <span data-end="" hidden />
  </Section>
);

/**
 * Leaves out what is placed by the height of the section until the whole section has arrived: a later slide with a longer text
 * makes the section higher, and would visibly move what stands there already.
 */
export const absentUntilComplete = css`
  ${Section}:not(:has(> [data-end])) & {
    display: none;
  }
`;
