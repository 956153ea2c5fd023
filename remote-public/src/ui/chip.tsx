import { Link } from 'shared-lib/router';
import { color, shape, visibleChoice } from 'shared-lib/theme';
import styled, { css } from 'styled-components';

/** A row of chips. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-block-size: 2.5rem;
  padding: var(--s1) var(--s4);
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.text};
  font-size: var(--fs-sm);
  cursor: pointer;
  small {
    flex: none;
  }
  &:hover {
    border-color: ${color.lineStrong};
  }
  &[aria-pressed='true'],
  &[aria-current]:not([aria-current='false']) {
    border-color: ${color.ink900};
    background: ${color.ink900};
    color: ${color.onDark};
    ${visibleChoice}
  }
`;

/** A filter toggle; set `aria-pressed` while the filter is active. */
export const Chip = styled.button.attrs({ type: 'button' })`
  ${chipStyles}
`;

/** A filter link that changes the URL; set `aria-current` while the filter is active. */
export const ChipLink = styled(Link)`
  ${chipStyles}
`;
