import { color, media, weight } from 'shared-lib/theme';
import { css } from 'styled-components';

/** Styles of an item of the main menu, link or button. A brass line marks the current page and an open menu. */
export const navItemStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s1h);
  padding: var(--s2h) 0.6875rem;
  border: 0;
  background: none;
  color: ${color.text};
  font-size: 0.9375rem;
  font-weight: ${weight.medium};
  line-height: 1.6;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${color.nile600};
  }
  &[aria-current]::after,
  &[aria-expanded='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0.6875rem;
    inset-block-end: 0;
    block-size: 2px;
    background: ${color.brass500};
  }
  ${media.compactHeader} {
    padding-inline: var(--s2);
    font-size: 0.875rem;
    &[aria-current]::after,
    &[aria-expanded='true']::after {
      inset-inline: 0.5rem;
    }
  }
`;
