import { color } from 'shared-lib/theme';
import styled from 'styled-components';

/** A form below a phase that is rarely needed. */
export const Details = styled.details`
  padding-inline-start: 2.25rem;
  summary {
    min-block-size: 2rem;
    color: ${color.link};
    font-size: var(--fs-sm);
    cursor: pointer;
  }
`;
