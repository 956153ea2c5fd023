import { color } from 'shared-lib/theme';
import { css } from 'styled-components';

/** Square button at the end of the header. */
export const square = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.controlInk};
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    border-color: ${color.controlInk};
  }
`;
