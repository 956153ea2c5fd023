import { Link } from 'shared-lib/router';
import { formatNumber } from 'shared-lib/format';
import { color, hiddenLine, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';

const List = styled.ul`
  display: flex;
  overflow-x: auto;
  border-block-end: 1px solid ${color.line};
  a {
    display: flex;
    align-items: center;
    gap: var(--s2);
    padding: var(--s3) var(--s4);
    border-block-end: 3px solid transparent;
    ${hiddenLine}
    color: ${color.text2};
    white-space: nowrap;
  }
  a:hover {
    color: ${color.ink900};
  }
  a[aria-current] {
    border-color: ${color.brass500};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;
const Count = styled.span<{ $isUrgent: boolean }>`
  ${text.tabular}
  min-inline-size: 1.5rem;
  padding-inline: var(--s1h);
  background: ${({ $isUrgent }) => ($isUrgent ? color.dangerBg : color.sand200)};
  color: ${({ $isUrgent }) => ($isUrgent ? color.danger : color.text2)};
  font-size: 0.75rem;
  line-height: 1.5rem;
  text-align: center;
`;

export interface FilterTab {
  value: string;
  label: string;
  count?: number | undefined;
  /** Shows the number in red unless it is 0. */
  isUrgent?: boolean;
}

interface Props {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly FilterTab[];
  current: string;
  hrefOf: (value: string) => string;
}

/** Links that filter a list, with the filter in the URL. */
export const FilterTabs = ({ label, tabs, current, hrefOf }: Props) => (
  <nav aria-label={label}>
    <List>
      {tabs.map(({ value, label: name, count, isUrgent = false }) => (
        <li key={value}>
          <Link to={hrefOf(value)} preventScrollReset aria-current={value === current ? 'page' : undefined}>
            {name}
            {count !== undefined && <Count $isUrgent={isUrgent && count > 0}>{formatNumber(count)}</Count>}
          </Link>
        </li>
      ))}
    </List>
  </nav>
);
