import { color } from 'shared-lib/theme';
import styled from 'styled-components';

/** Facts of an account, each below its name. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  font-size: var(--fs-sm);
  dt {
    color: ${color.text3};
  }
`;
