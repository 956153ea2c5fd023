import { color } from 'shared-lib/theme';
import styled from 'styled-components';

/** Rows of a short list: a text with details below it, and a button at the end. */
export const ActionRows = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    padding-block: var(--s3h);
    border-block-end: 1px solid ${color.line};
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;
