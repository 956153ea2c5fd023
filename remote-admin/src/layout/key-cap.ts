import { color, shape } from 'shared-lib/theme';
import styled from 'styled-components';

/** A key of the keyboard in a text. */
export const KeyCap = styled.kbd.attrs({ dir: 'ltr' })`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.75rem;
  padding-inline: var(--s1h);
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.white};
  font-family: inherit;
  font-size: var(--fs-xs);
`;
