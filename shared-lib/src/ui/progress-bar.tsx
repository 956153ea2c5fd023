import { color } from 'shared-lib/theme';
import styled from 'styled-components';

/** A bar of 4 px that fills from the right. `value` is from 0 to 1; give it an accessible name. */
export const ProgressBar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 4px;
  border: 0;
  background: ${color.sand200};
  color: ${color.nile600};
  &::-webkit-progress-bar {
    background: ${color.sand200};
  }
  &::-webkit-progress-value {
    background: ${color.nile600};
  }
  &::-moz-progress-bar {
    background: ${color.nile600};
  }
`;
