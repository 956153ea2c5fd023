import { color, shadow, surface } from 'shared-lib/theme';
import { css, keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** Panel that floats above the page: a menu, a list of options, a popover. */
export const floatingStyles = css`
  box-sizing: border-box;
  max-inline-size: calc(100vw - 1.5rem);
  border: 1px solid ${color.line};
  border-block-start: 2px solid ${color.brass500};
  ${surface.light}
  box-shadow: ${shadow.dialog};
  animation: ${appear} var(--t-fast) var(--ease);
`;

/** Row of a menu or a list of options. */
export const rowStyles = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: 2.75rem;
  padding: var(--s1h) var(--s3h);
  color: ${color.text};
  font-size: 0.9375rem;
  line-height: 1.6;
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: ${color.sand100};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.nile600};
  }
  &[data-selected] {
    background: ${color.nile50};
    color: ${color.nile600};
  }
  &[data-disabled] {
    color: ${color.disabled};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
