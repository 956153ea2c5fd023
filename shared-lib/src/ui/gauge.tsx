import { color, physical } from 'shared-lib/theme';
import styled from 'styled-components';

/** Marks start at the right edge; every fifth one is longer. */
const marks = [
  'repeating-linear-gradient(to left, currentColor 0 1px, transparent 1px 80px) 100% 0 / 100% 14px no-repeat',
  'repeating-linear-gradient(to left, currentColor 0 1px, transparent 1px 16px) 100% 0 / 100% 7px no-repeat',
].join(', ');

/** The graduated ruler, the ornament of the brand. Use at most one per screen. */
export const Gauge = styled.div.attrs({ 'aria-hidden': true })`
  block-size: 14px;
  border-block-start: 1px solid currentColor;
  color: ${color.gauge};
  ${physical('background', marks)}
`;
