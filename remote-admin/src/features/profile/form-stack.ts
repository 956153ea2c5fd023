import styled from 'styled-components';

/** The rows of a form of the profile. */
export const FormStack = styled.div`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;
