import { color, shadow, shape, surface } from 'shared-lib/theme';
import { css } from 'styled-components';

/** A menu that hangs from the header: hidden until its root says that it is open. */
export const menuPanel = css`
  position: absolute;
  inset-block-start: 100%;
  display: none;
  padding: 1rem;
  border: 1px solid ${color.line};
  border-block-start: 2px solid ${color.brass500};
  ${surface.light}
  box-shadow: ${shadow.dialog};
  &[data-open] {
    display: grid;
  }
`;

/** A line of such a menu. */
export const menuLine = css`
  padding: 0.75rem;
  border-radius: ${shape.radius};
  &:hover,
  &[aria-current='page'] {
    background: ${color.sand100};
  }
`;
