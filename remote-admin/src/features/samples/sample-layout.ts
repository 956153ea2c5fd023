import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/** One row of small samples. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
`;

/** Fields beside one another; one column on phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--s5h) var(--s6);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;
