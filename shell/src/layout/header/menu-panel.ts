import { color, shadow, shape, surface } from 'shared-lib/theme';
import { css } from 'styled-components';

/** Styles of a menu below the header. It is hidden without `data-open`. */
export const menuPanelStyles = css`
  position: absolute;
  inset-block-start: 100%;
  display: none;
  padding: var(--s4);
  border: 1px solid ${color.line};
  border-block-start: 2px solid ${color.brass500};
  ${surface.light}
  box-shadow: ${shadow.dialog};
  &[data-open] {
    display: grid;
  }
`;

/** Styles of one item of such a menu. */
export const menuItemStyles = css`
  padding: var(--s3);
  border-radius: ${shape.radius};
  &:hover,
  &[aria-current='page'] {
    background: ${color.sand100};
  }
`;
