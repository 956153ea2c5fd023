import { Select } from 'shared-lib/ui/input';
import { withValues, useFilterOptions } from './filter-values.ts';
import type { ChoiceFilter } from './list-definition.ts';
import type { ListControls } from './list-state.ts';

interface Props {
  filter: ChoiceFilter;
  controls: ListControls;
}

/** A filter of one value. A value from the URL that is not among the options is still shown. */
export const ChoiceSelect = ({ filter, controls: { state, change } }: Props) => {
  const { key, label, anyLabel } = filter;
  const { options } = useFilterOptions(filter.options);
  const [value = ''] = state.filters[key] ?? [];
  const isUnknown = value !== '' && !options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={({ target }) => change({ filters: withValues(state.filters, key, target.value ? [target.value] : []) })}
    >
      <option value="">{anyLabel}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
};
