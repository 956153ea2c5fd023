import { useQueries } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { Link } from 'shared-lib/router';
import { color, text, weight } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { sameFilters } from './filter-values.ts';
import type { ListDefinition, ListTab } from './list-definition.ts';
import { countQuery } from './list-queries.ts';
import { SaveTab } from './save-tab.tsx';
import type { ListControls } from './use-list-state.ts';
import { useSavedTabs } from './use-saved-tabs.ts';

const Bar = styled.nav`
  overflow-x: auto;
  border-block-end: 1px solid ${color.line};
  ul {
    display: flex;
    align-items: end;
    gap: 0.25rem;
    inline-size: max-content;
  }
  li {
    display: flex;
    align-items: center;
  }
`;
const Tab = styled(Link)<{ $isUrgent: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 2.75rem;
  padding-inline: 0.875rem;
  border-block-end: 3px solid transparent;
  color: ${color.text2};
  font-size: 0.9375rem;
  white-space: nowrap;
  &:hover {
    color: ${color.ink900};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    border-color: ${color.brass500};
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  small {
    ${text.tabular}
    color: ${({ $isUrgent }) => ($isUrgent ? color.danger : color.text3)};
  }
`;

interface Props<Row> {
  list: ListDefinition<Row>;
  controls: ListControls;
}

/** Stored combinations of filters as tabs, with the number of their rows. The last item stores the current filters. */
export const ListTabs = <Row,>({ list, controls }: Props<Row>) => {
  const { tabs: saved, save, remove } = useSavedTabs(list.name);
  const { state, hrefOf } = controls;
  const all: ListTab = { key: 'all', label: listLabels.all, filters: {} };
  const tabs = [all, ...(list.tabs ?? []), ...saved];
  const counts = useQueries({ queries: tabs.map(({ filters }) => countQuery(list, filters)) });
  const isStored = tabs.some(({ filters }) => sameFilters(filters, state.filters));
  return (
    <Bar aria-label={listLabels.tabs}>
      <ul>
        {tabs.map(({ key, label, filters, isUrgent = false }, index) => {
          const total = counts[index]?.data?.total;
          return (
            <li key={key}>
              <Tab
                to={hrefOf({ filters, q: '' })}
                preventScrollReset
                $isUrgent={isUrgent && total !== undefined && total > 0}
                aria-current={sameFilters(filters, state.filters) ? 'true' : undefined}
              >
                {label} {total !== undefined && <small>{formatNumber(total)}</small>}
              </Tab>
              {saved.some((tab) => tab.key === key) && (
                <IconButton size="small" label={listLabels.deleteTab(label)} onClick={() => remove(key)}>
                  <Icon icon={X} size={16} />
                </IconButton>
              )}
            </li>
          );
        })}
        {!isStored && (
          <li>
            <SaveTab onSave={(name) => save(name, state.filters)} />
          </li>
        )}
      </ul>
    </Bar>
  );
};
