import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useEffectEvent } from 'react';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { Link, useLocation, useNavigate } from 'shared-lib/router';
import { color, hiddenLine, media, text, weight } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import type { Sort } from 'shared-lib/ui/data-table';
import { Icon } from 'shared-lib/ui/icon';
import { ScrollRow } from 'shared-lib/ui/scroll-row';
import styled from 'styled-components';
import { sameFilters } from './filter-values.ts';
import { EditTab } from './edit-tab.tsx';
import type { ListDefinition, ListState, ListTab } from './list-definition.ts';
import { countsQuery } from './list-queries.ts';
import { SaveTab } from './save-tab.tsx';
import type { ListControls } from './list-state.ts';
import { useSavedTabs, type SavedTab } from './use-saved-tabs.ts';

/** Opens a list that was entered without a query with the default of its stored tabs, once: «All» stays reachable. */
const useDefaultTab = (tabs: readonly SavedTab[], hrefOf: (tab: SavedTab) => string): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const wasEntered = useRef(search === '');
  const tab = tabs.find(({ isDefault }) => isDefault);
  const open = useEffectEvent((target: SavedTab) => void navigate(hrefOf(target), { replace: true }));
  useEffect(() => {
    if (search !== '') wasEntered.current = false;
    if (!wasEntered.current || !tab) return;
    wasEntered.current = false;
    open(tab);
  }, [search, tab]);
};

const Bar = styled(ScrollRow)`
  border-block-end: 1px solid ${color.line};
  ul {
    display: flex;
    align-items: end;
    gap: var(--s1);
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
  gap: var(--s2);
  min-block-size: 2.75rem;
  padding-inline: var(--s3h);
  border-block-end: 3px solid transparent;
  ${hiddenLine}
  color: ${color.text2};
  font-size: 0.9375rem;
  white-space: nowrap;
  ${media.stackedOnScreen} {
    min-block-size: 2.5rem;
    padding-inline: var(--s2h);
  }
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

const isSort = (sort: Sort | undefined, current: Sort): boolean =>
  !sort || (sort.key === current.key && sort.direction === current.direction);

/** Whether the list shows what the tab stores. A tab without search text or order leaves them open. */
const isShown = ({ filters, q, sort }: ListTab, state: ListState): boolean =>
  sameFilters(filters, state.filters) && (q === undefined || q === state.q) && isSort(sort, state.sort);

interface TabLinkProps {
  tab: ListTab;
  to: string;
  isCurrent: boolean;
  /** Number of rows; absent until it is known. */
  count: number | undefined;
}

const TabLink = ({ tab, to, isCurrent, count }: TabLinkProps) => {
  const isUrgent = (tab.isUrgent ?? false) && count !== undefined && count > 0;
  return (
    <Tab to={to} preventScrollReset $isUrgent={isUrgent} aria-current={isCurrent ? 'true' : undefined}>
      {tab.label} {count !== undefined && <small>{formatNumber(count)}</small>}
    </Tab>
  );
};

const allTab: ListTab = { key: 'all', label: listLabels.all, filters: {} };

/** After a tab is stored or deleted, the button of its dialog is gone: focuses the current tab instead. */
const useFocusAfterChange = () => {
  const items = useRef<HTMLUListElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    const [first] = items.current?.querySelectorAll('a') ?? [];
    (items.current?.querySelector<HTMLElement>('a[aria-current]') ?? first)?.focus();
  });
  const expectChange = () => {
    isExpected.current = true;
  };
  return { items, expectChange };
};

/** Stored combinations of filters as tabs, with the number of their rows. The last item stores the current filters. */
export const ListTabs = <Row,>({ list, controls }: Props<Row>) => {
  const { tabs: saved, save, remove, change } = useSavedTabs(list.name, list);
  const { state, hrefOf } = controls;
  const own = [allTab, ...(list.tabs ?? [])];
  const { data: counts = [] } = useQuery(countsQuery(list, own));
  const { data: savedCounts = [] } = useQuery({ ...countsQuery(list, saved), enabled: saved.length > 0 });
  const hrefOfTab = ({ filters, q = '', sort }: ListTab) => hrefOf({ filters, q, ...(sort ? { sort } : {}) });
  const { items, expectChange } = useFocusAfterChange();
  const removeTab = (tab: SavedTab) => {
    expectChange();
    remove(tab);
  };
  const saveTab = (name: string) => {
    expectChange();
    save(name, state);
  };
  useDefaultTab(saved, hrefOfTab);
  const linkTo = (tab: ListTab, count: number | undefined) => (
    <TabLink tab={tab} to={hrefOfTab(tab)} isCurrent={isShown(tab, state)} count={count} />
  );
  const isStored =
    own.some((tab) => isShown({ q: '', sort: list.defaultSort, ...tab }, state)) ||
    saved.some((tab) => isShown(tab, state));
  return (
    <Bar label={listLabels.tabs}>
      <ul ref={items}>
        {own.map((tab, index) => (
          <li key={tab.key}>{linkTo(tab, counts[index])}</li>
        ))}
        {saved.map((tab, index) => (
          <li key={`saved ${tab.key}`}>
            {linkTo(tab, savedCounts[index])}
            {change ? (
              <EditTab
                tab={tab}
                isChanged={!isShown(tab, state)}
                onChange={({ replaces, ...changes }) => change(tab, { ...changes, ...(replaces ? { state } : {}) })}
                onRemove={() => removeTab(tab)}
              />
            ) : (
              <IconButton size="small" label={listLabels.deleteTab(tab.label)} onClick={() => removeTab(tab)}>
                <Icon icon={X} size={16} />
              </IconButton>
            )}
          </li>
        ))}
        {!isStored && (
          <li>
            <SaveTab onSave={saveTab} isOnDevice={!change} />
          </li>
        )}
      </ul>
    </Bar>
  );
};
