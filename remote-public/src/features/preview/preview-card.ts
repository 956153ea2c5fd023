import styled from 'styled-components';

/** As wide as a card in a list of three columns. */
export const PreviewCard = styled.div`
  max-inline-size: 27rem;
`;
