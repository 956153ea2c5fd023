import { color, physical } from 'shared-lib/theme';
import styled from 'styled-components';

/** Marks are counted from the right edge, every fifth one long. */
const marks = [
  'repeating-linear-gradient(to left, currentColor 0 1px, transparent 1px 80px) 100% 0 / 100% 14px no-repeat',
  'repeating-linear-gradient(to left, currentColor 0 1px, transparent 1px 16px) 100% 0 / 100% 7px no-repeat',
].join(', ');

/** The graduated rule, the one ornament of the house: at most one in a screenful. */
export const Gauge = styled.div.attrs({ 'aria-hidden': true })`
  block-size: 14px;
  border-block-start: 1px solid currentColor;
  color: ${color.gauge};
  ${physical('background', marks)}
`;
