import { color, shape, weight } from 'shared-lib/theme';
import styled from 'styled-components';

/** A category or tag label. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  padding: var(--s0h) var(--s2h);
  border-radius: ${shape.radius};
  background: ${color.nile50};
  color: ${color.nile600};
  font-size: var(--fs-xs);
  font-weight: ${weight.medium};
  line-height: 1.7;
`;
