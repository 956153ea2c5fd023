import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { media } from 'shared-lib/theme';
import type { Sort } from 'shared-lib/ui/data-table';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { useId, useState, type ReactNode } from 'react';
import { ChoiceSelect } from './choice-filter.tsx';
import { paramsOf } from './filter-values.ts';
import type { ListColumn, ListFilter } from './list-definition.ts';
import { ChoicesPanel, RangePanel } from './panel-filter.tsx';
import { SearchBox } from './search-box.tsx';
import type { ListControls } from './list-state.ts';

const Bar = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  select {
    inline-size: auto;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    padding-block: var(--s1h);
    font-size: var(--fs-sm);
  }
  button {
    min-block-size: 2.75rem;
  }
  ${media.stacked} {
    select {
      flex: 1 1 9rem;
    }
    /* Keeps the panel of the last button inside the screen. */
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;
/** A row of its own below the bar. */
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  order: 1;
  inline-size: 100%;
  gap: var(--s3);
`;
/** Rows without column headings, such as the cards on narrow screens: the order is chosen here. */
const SortChoice = styled.span<{ $hasHeaders: boolean }>`
  display: ${({ $hasHeaders }) => ($hasHeaders ? 'none' : 'contents')};
  ${media.stacked} {
    display: contents;
  }
`;

interface Props {
  search: string;
  filters: readonly ListFilter[];
  columns: readonly ListColumn<never>[];
  controls: ListControls;
  /** Whether the rows have column headings that sort. */
  hasHeaders?: boolean;
  /** Further controls at the left end. */
  children?: ReactNode;
}

const sortValue = ({ key, direction }: Sort) => `${key} ${direction}`;

const SortSelect = ({ columns, controls: { state, change } }: Pick<Props, 'columns' | 'controls'>) => {
  const choices: Sort[] = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key }) => [
      { key, direction: 'ascending' as const },
      { key, direction: 'descending' as const },
    ]);
  if (choices.length === 0) return null;
  const labelOf = ({ key, direction }: Sort) =>
    listLabels.sortOption(columns.find((column) => column.key === key)?.label ?? key, direction);
  return (
    <Select
      aria-label={listLabels.sort}
      value={sortValue(state.sort)}
      onChange={(event) => {
        const sort = choices.find((choice) => sortValue(choice) === event.target.value);
        if (sort) change({ sort });
      }}
    >
      {choices.map((choice) => (
        <option key={sortValue(choice)} value={sortValue(choice)}>
          {labelOf(choice)}
        </option>
      ))}
    </Select>
  );
};

const FilterControl = ({ filter, controls }: { filter: ListFilter; controls: ListControls }) => {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceSelect filter={filter} controls={controls} />;
    case 'choices':
      return <ChoicesPanel filter={filter} controls={controls} />;
    case 'numbers':
    case 'dates':
      return <RangePanel filter={filter} controls={controls} />;
  }
};

const countUsed = (filters: readonly ListFilter[], { state }: ListControls): number =>
  filters.flatMap(paramsOf).flatMap((param) => state.filters[param] ?? []).length;

/** The filters that are rarely used, behind a button that counts their values. */
const MoreFilters = ({ filters, controls }: Pick<Props, 'filters' | 'controls'>) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const used = countUsed(filters, controls);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={SlidersHorizontal} size={16} />
        {listLabels.moreFilters}
        {used > 0 && ` (${formatNumber(used)})`}
      </Button>
      {isOpen && (
        <More id={id} role="group" aria-label={listLabels.moreFilters}>
          {filters.map((filter) => (
            <FilterControl key={filter.key} filter={filter} controls={controls} />
          ))}
        </More>
      )}
    </>
  );
};

/** Search box and filters. */
export const FilterBar = ({ search, filters, columns, controls, hasHeaders = true, children }: Props) => {
  const { state, change } = controls;
  const rare = filters.filter(({ isRare }) => isRare);
  return (
    <Bar aria-label={listLabels.tools}>
      <SearchBox label={search} value={state.q} onSearch={(q) => change({ q }, { replace: true })} />
      {filters
        .filter(({ isRare }) => !isRare)
        .map((filter) => (
          <FilterControl key={filter.key} filter={filter} controls={controls} />
        ))}
      {rare.length > 0 && <MoreFilters filters={rare} controls={controls} />}
      <SortChoice $hasHeaders={hasHeaders}>
        <SortSelect columns={columns} controls={controls} />
      </SortChoice>
      {children}
    </Bar>
  );
};
