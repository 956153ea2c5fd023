import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import type { Sort } from 'shared-lib/ui/data-table';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Select } from 'shared-lib/ui/input';
import { useStacked } from 'shared-lib/ui/use-stacked';
import styled from 'styled-components';
import { useId, useState, type ReactNode } from 'react';
import { AppliedFilters } from './applied-filters.tsx';
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
`;
/** A row of its own below the bar. */
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  order: 1;
  inline-size: 100%;
  gap: var(--s3);
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

/** On phones the search stays, and all filters stand below each other in a dialog of the whole screen. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  select,
  button {
    inline-size: 100%;
    min-block-size: 2.75rem;
  }
  /* A panel opens below its button, inside the dialog. */
  button[aria-expanded] + div {
    position: static;
    max-inline-size: none;
    max-block-size: none;
    box-shadow: none;
  }
  ul button {
    inline-size: auto;
  }
`;
const Slim = styled(Bar)`
  flex-wrap: nowrap;
  gap: var(--s2);
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  > button {
    flex: none;
  }
`;

const FilterSheet = ({
  filters,
  columns,
  controls,
  onClose,
  children,
}: Omit<Props, 'search'> & { onClose: () => void }) => (
  <Dialog
    open
    isSheet
    title={listLabels.filters}
    onClose={onClose}
    actions={
      <Button size="small" onClick={onClose}>
        {listLabels.showRows}
      </Button>
    }
  >
    <Sheet>
      <AppliedFilters filters={filters} controls={controls} />
      {filters.map((filter) => (
        <FilterControl key={filter.key} filter={filter} controls={controls} />
      ))}
      <SortSelect columns={columns} controls={controls} />
      {children}
    </Sheet>
  </Dialog>
);

const PhoneFilters = ({ search, ...props }: Props) => {
  const { filters, controls } = props;
  const [isOpen, setIsOpen] = useState(false);
  const used = countUsed(filters, controls);
  return (
    <Slim aria-label={listLabels.tools}>
      <SearchBox label={search} value={controls.state.q} onSearch={(q) => controls.change({ q }, { replace: true })} />
      <Button
        tone="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={used > 0 ? `${listLabels.filters} (${formatNumber(used)})` : listLabels.filters}
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={SlidersHorizontal} size={20} />
        {used > 0 && ` ${formatNumber(used)}`}
      </Button>
      {isOpen && <FilterSheet {...props} onClose={() => setIsOpen(false)} />}
    </Slim>
  );
};

const WideFilters = ({ search, filters, columns, controls, hasHeaders = true, children }: Props) => {
  const { state, change } = controls;
  const rare = filters.filter(({ isRare }) => isRare);
  return (
    <>
      <Bar aria-label={listLabels.tools}>
        <SearchBox label={search} value={state.q} onSearch={(q) => change({ q }, { replace: true })} />
        {filters
          .filter(({ isRare }) => !isRare)
          .map((filter) => (
            <FilterControl key={filter.key} filter={filter} controls={controls} />
          ))}
        {rare.length > 0 && <MoreFilters filters={rare} controls={controls} />}
        {!hasHeaders && <SortSelect columns={columns} controls={controls} />}
        {children}
      </Bar>
      <AppliedFilters filters={filters} controls={controls} />
    </>
  );
};

/** Search box and filters, and which of them are in use. */
export const FilterBar = (props: Props) => (useStacked() ? <PhoneFilters {...props} /> : <WideFilters {...props} />);
