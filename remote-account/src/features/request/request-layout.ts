import { media } from 'shared-lib/theme';
import styled from 'styled-components';

/** Main column and aside; the aside follows on phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  align-items: start;
  gap: 1.5rem;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`;
