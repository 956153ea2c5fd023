import { color, media, motion, weight } from 'shared-lib/theme';
import styled, { css, keyframes } from 'styled-components';

/** Below this width of the container the narrow graphic is shown. */
const WIDE = '(min-width: 40.625rem)';

export const ChartFigure = styled.figure`
  container-type: inline-size;
  margin: 0;
`;

/** Holds the graphic and, over it, the areas of the periods. */
export const ChartStage = styled.div<{ $isNarrow: boolean }>`
  position: relative;
  max-inline-size: ${({ $isNarrow }) => ($isNarrow ? '30rem' : 'none')};
  ${({ $isNarrow }) => $isNarrow && 'margin-inline: auto;'}
  display: ${({ $isNarrow }) => ($isNarrow ? 'block' : 'none')};
  @container ${WIDE} {
    display: ${({ $isNarrow }) => ($isNarrow ? 'none' : 'block')};
  }
  ${media.print} {
    max-inline-size: 32rem;
    margin-inline: auto;
  }
`;

const grow = keyframes`
  from { transform: scaleY(0); }
`;

const text = css`
  text {
    fill: ${color.text2};
    font-size: 11.5px;
    font-variant-numeric: tabular-nums;
  }
`;

export const Graphic = styled.svg<{ $zero: number; $isNarrow: boolean }>`
  display: block;
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  ${text}
  text {
    font-size: ${({ $isNarrow }) => ($isNarrow ? '13px' : '11.5px')};
  }
  path {
    fill: none;
  }
  [data-part='grid'] {
    stroke: ${color.line};
  }
  [data-part='zero'] {
    stroke: ${color.ink900};
  }
  [data-part='grows'] {
    transform-origin: 0 ${({ $zero }) => $zero}px;
    animation: ${grow} ${motion.draw} ${motion.easeOut};
  }
  [data-fill='nile'] {
    fill: ${color.nile600};
  }
  [data-fill='brass'] {
    fill: ${color.brass500};
  }
  [data-fill='ink'] {
    fill: ${color.ink900};
  }
  [data-fill='clay'] {
    fill: ${color.clay600};
  }
  [data-part='area'] {
    fill: ${color.nile100};
    opacity: 0.6;
  }
  [data-part='cumulative'] {
    stroke: ${color.ink900};
    stroke-width: 2.25;
  }
  [data-part='line'] {
    stroke: ${color.nile600};
    stroke-width: 2.5;
  }
  [data-part='line'][data-series='1'] {
    stroke: ${color.ink900};
  }
  [data-part='line'][data-series='2'] {
    stroke: ${color.clay600};
    stroke-dasharray: 5 4;
  }
  [data-part='node'] {
    fill: ${color.white};
    stroke: ${color.ink900};
    stroke-width: 2;
  }
  [data-part='line-node'] {
    fill: ${color.white};
    stroke: ${color.nile600};
    stroke-width: 2;
  }
  [data-part='node'][data-last] {
    fill: ${color.ink900};
  }
  [data-part='line-node'][data-last] {
    fill: ${color.nile600};
  }
  [data-part='target'] {
    stroke: ${color.clay600};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  [data-part='target-name'] {
    fill: ${color.clay600};
  }
  [data-part='payback-line'] {
    stroke: ${color.brass700};
    stroke-width: 1.25;
    stroke-dasharray: 3 3;
  }
  [data-part='crossing'],
  [data-part='payback'] {
    fill: ${color.brass400};
    stroke: ${color.brass700};
    stroke-width: 1.5;
  }
  [data-part='payback-name'] {
    fill: ${color.brass700};
    font-weight: ${weight.medium};
  }
`;

export const PeriodAreas = styled.svg<{ $isNarrow: boolean }>`
  ${media.print} {
    display: none;
  }
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  ${text}
  text {
    font-size: ${({ $isNarrow }) => ($isNarrow ? '13px' : '11.5px')};
  }
  [data-part='area'] {
    fill: transparent;
  }
  [data-part='area']:focus-visible {
    outline: 2px solid ${color.focus};
  }
  [data-part='guide'] {
    stroke: ${color.lineStrong};
  }
  [data-part='box'] {
    fill: ${color.white};
    stroke: ${color.lineStrong};
  }
  [data-part='name'] {
    fill: ${color.ink900};
    font-weight: ${weight.strong};
  }
`;

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);
  margin-block-end: var(--s2);
  color: ${color.text2};
  font-size: var(--fs-xs);
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.4375rem;
  }
`;

const fills = { nile: color.nile600, brass: color.brass500, ink: color.ink900, clay: color.clay600 } as const;
export type Fill = keyof typeof fills;
export type SwatchShape = 'square' | 'line' | 'dashes';

export const Swatch = styled.i<{ $fill: Fill; $shape: SwatchShape }>`
  flex: none;
  /* As the shapes of the chart, which keep their colours. */
  forced-color-adjust: none;
  inline-size: ${({ $shape }) => ($shape === 'square' ? '0.75rem' : '1.25rem')};
  border-block-start: ${({ $shape }) => ($shape === 'square' ? '0.75rem' : '2px')}
    ${({ $shape }) => ($shape === 'dashes' ? 'dashed' : 'solid')} ${({ $fill }) => fills[$fill]};
`;

export const ChartDetails = styled.details`
  margin-block-start: var(--s4);
  border-block-start: 1px solid ${color.line};
  font-size: var(--fs-sm);
  summary {
    min-block-size: 2.75rem;
    padding-block: var(--s2h);
    color: ${color.link};
    font-weight: ${weight.medium};
    cursor: pointer;
  }
`;
