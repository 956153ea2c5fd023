import styled from 'styled-components';

/** The panels of a form, one below the other. */
export const FormPanels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`;
