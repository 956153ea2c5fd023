import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { listLabels } from 'shared-lib/copy';
import { formatNumber } from 'shared-lib/format';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { CheckboxBox } from 'shared-lib/ui/checkbox';
import { Disclosure } from 'shared-lib/ui/disclosure';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { paramsOf, withValues, useFilterOptions } from './filter-values.ts';
import type { ChoicesFilter, ListFilter } from './list-definition.ts';
import { RangeInputs } from './range-inputs.tsx';
import type { ListControls } from './list-state.ts';

const Lines = styled.fieldset`
  display: grid;
  max-block-size: 20rem;
  padding: var(--s2);
  overflow-y: auto;
  label {
    display: flex;
    align-items: center;
    gap: var(--s2h);
    min-block-size: 2.25rem;
    font-size: var(--fs-sm);
    cursor: pointer;
  }
`;
const Failed = styled.p`
  padding: var(--s2);
  color: ${color.danger};
  font-size: var(--fs-sm);
`;

interface Props<Filter extends ListFilter> {
  filter: Filter;
  controls: ListControls;
}

const FilterPanel = ({ filter, controls, children }: Props<ListFilter> & { children: ReactNode }) => {
  const count = paramsOf(filter).flatMap((param) => controls.state.filters[param] ?? []).length;
  return (
    <Disclosure
      renderButton={(control) => (
        <Button tone="quiet" size="small" {...control}>
          {filter.label}
          {count > 0 && ` (${formatNumber(count)})`}
          <Icon icon={ChevronDown} size={16} />
        </Button>
      )}
    >
      {children}
    </Disclosure>
  );
};

/** A filter of several values: a button with check boxes below it. */
export const ChoicesPanel = ({ filter, controls }: Props<ChoicesFilter>) => {
  const { options, isFailed } = useFilterOptions(filter.options);
  const { state, change } = controls;
  const chosen = state.filters[filter.key] ?? [];
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    change({ filters: withValues(state.filters, filter.key, next) });
  };
  return (
    <FilterPanel filter={filter} controls={controls}>
      <Lines aria-label={filter.label}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <CheckboxBox checked={chosen.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
        {isFailed && <Failed role="alert">{listLabels.optionsFailed}</Failed>}
      </Lines>
    </FilterPanel>
  );
};

/** A filter between two numbers or two days: a button with two inputs below it. */
export const RangePanel = ({ filter, controls }: Props<Extract<ListFilter, { kind: 'numbers' | 'dates' }>>) => (
  <FilterPanel filter={filter} controls={controls}>
    {/* The inputs start anew when the values in the URL change. */}
    <RangeInputs
      key={JSON.stringify(paramsOf(filter).map((param) => controls.state.filters[param]))}
      filter={filter}
      controls={controls}
    />
  </FilterPanel>
);
