import { media, paperStack } from 'shared-lib/theme';
import styled from 'styled-components';

/** Main content and further panels; one column on phones. */
export const WorkspaceColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(17rem, 4fr);
  align-items: start;
  gap: var(--s6);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${paperStack}
`;
export const WorkspaceColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  ${paperStack}
`;
