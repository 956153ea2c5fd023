import { color, physical } from 'shared-lib/theme';
import { css } from 'styled-components';

/** Box of a checkbox. Its label has the states as data attributes. */
export const tickStyles = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1px solid ${color.lineStrong};
  border-radius: var(--r1);
  background: ${color.white};
  [data-selected] > &,
  [data-indeterminate] > & {
    border-color: ${color.nile600};
    background: ${color.nile600};
  }
  [data-selected] > &::after {
    content: '';
    inline-size: 0.6rem;
    block-size: 0.32rem;
    border: solid ${color.white};
    ${physical('border-width', '0 0 2px 2px')}
    ${physical('transform', 'rotate(-45deg) translate(1px, -1px)')}
  }
  [data-indeterminate] > &::after {
    content: '';
    inline-size: 0.625rem;
    block-size: 2px;
    border: 0;
    background: ${color.white};
    transform: none;
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  [data-disabled] > & {
    border-color: ${color.sand300};
    background: ${color.sand200};
  }
  [data-disabled] > &::after {
    border-color: ${color.disabled};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    [data-selected] > &,
    [data-indeterminate] > & {
      forced-color-adjust: none;
    }
  }
`;
