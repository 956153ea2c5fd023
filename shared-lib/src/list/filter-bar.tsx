import { listLabels } from 'shared-lib/copy';
import { media } from 'shared-lib/theme';
import type { Sort } from 'shared-lib/ui/data-table';
import { Select } from 'shared-lib/ui/input';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { ChoiceSelect } from './choice-filter.tsx';
import type { ListColumn, ListFilter } from './list-definition.ts';
import { ChoicesPanel, RangePanel } from './panel-filter.tsx';
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

/** Search box and filters. */
export const FilterBar = ({ search, filters, columns, controls, hasHeaders = true, children }: Props) => {
  const { state, change } = controls;
  return (
    <Bar aria-label={listLabels.tools}>
      <SearchBox label={search} value={state.q} onSearch={(q) => change({ q }, { replace: true })} />
      {filters.map((filter) => (
        <FilterControl key={filter.key} filter={filter} controls={controls} />
      ))}
      <SortChoice $hasHeaders={hasHeaders}>
        <SortSelect columns={columns} controls={controls} />
      </SortChoice>
      {children}
    </Bar>
  );
};
