import { color, physical, shape } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

const track = css`
  block-size: 14px;
  ${physical(
    'background',
    `repeating-linear-gradient(to left, var(--range-ticks, ${color.sand400}) 0 1px, transparent 1px 10%) 100% 6px / 100% 8px no-repeat,
     linear-gradient(var(--range-line, ${color.lineStrong}), var(--range-line, ${color.lineStrong})) 0 0 / 100% 2px no-repeat`,
  )}
`;
const thumb = css`
  appearance: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 0;
  border-radius: 0;
  background: var(--range-thumb, ${color.nile600});
  clip-path: ${shape.octagon};
`;

/** A slider over the ticks of a gauge; values grow to the left. Show its value in an `<output>` beside the label. */
export const Range = styled.input.attrs({ type: 'range' })`
  appearance: none;
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 2.75rem;
  margin: 0;
  background: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-block-start: -0.6875rem;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --range-ticks: CanvasText;
    --range-line: CanvasText;
    --range-thumb: Highlight;
    &:focus-visible {
      outline-color: Highlight;
    }
  }
`;
