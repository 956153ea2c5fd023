import { media } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import type { Sort } from 'shared-lib/ui/data-table';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { copy } from '../copy/ar.ts';
import type { ListColumn, ListFilter } from './list-definition.ts';
import { isFiltered } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import type { ListControls } from './use-list-state.ts';

const Bar = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  select {
    inline-size: auto;
    min-block-size: 2.75rem;
    padding-block: 0.375rem;
    font-size: var(--fs-sm);
  }
  button {
    min-block-size: 2.75rem;
  }
  ${media.stacked} {
    > select {
      flex: 1 1 9rem;
    }
    /* Keeps the panel of the last button inside the screen. */
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;
/** Rows become cards on narrow screens, so the order is chosen here instead of in column headings. */
const OnlyStacked = styled.span`
  display: none;
  ${media.stacked} {
    display: contents;
  }
`;

interface Props {
  search: string;
  filters: readonly ListFilter[];
  columns: readonly ListColumn<never>[];
  controls: ListControls;
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
  const labelOf = ({ key, direction }: Sort) =>
    copy.list.sortOption(columns.find((column) => column.key === key)?.label ?? key, direction);
  return (
    <Select
      aria-label={copy.list.sort}
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

const FilterSelect = ({ filter, controls: { state, change } }: { filter: ListFilter; controls: ListControls }) => {
  const { key, label, anyLabel, options } = filter;
  const choose = (value: string) => {
    const { [key]: _previous, ...others } = state.filters;
    change({ filters: value ? { ...others, [key]: value } : others });
  };
  return (
    <Select aria-label={label} value={state.filters[key] ?? ''} onChange={(event) => choose(event.target.value)}>
      <option value="">{anyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
};

/** Search box, filters and a button that clears them. */
export const FilterBar = ({ search, filters, columns, controls, children }: Props) => {
  const { state, change } = controls;
  return (
    <Bar aria-label={copy.list.tools}>
      <SearchBox label={search} value={state.q} onSearch={(q) => change({ q }, { replace: true })} />
      {filters.map((filter) => (
        <FilterSelect key={filter.key} filter={filter} controls={controls} />
      ))}
      <OnlyStacked>
        <SortSelect columns={columns} controls={controls} />
      </OnlyStacked>
      {isFiltered(state) && (
        <Button tone="quiet" size="small" onClick={() => change({ q: '', filters: {} })}>
          {copy.list.clear}
        </Button>
      )}
      {children}
    </Bar>
  );
};
