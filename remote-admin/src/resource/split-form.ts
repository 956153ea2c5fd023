import styled from 'styled-components';

/** Two columns of panels from 1280 px on, below each other on narrower screens. The second column stays in view. */
export const SplitForm = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--s6);
  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
  @media (width >= 1280px) {
    grid-template-columns: ${({ $columns }) => $columns};
  }
`;

/** Keeps a preview in view while the form beside it scrolls. */
export const StickyColumn = styled.div`
  @media (width >= 1280px) {
    position: sticky;
    inset-block-start: 5.5rem;
  }
`;
