import X from 'lucide-react/icons/x';
import { listLabels } from 'shared-lib/copy';
import { formatDate, formatNumber } from 'shared-lib/format';
import { color, shape } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { TextButton } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { paramsOf, withValues, useFilterOptions } from './filter-values.ts';
import type { ListFilter } from './list-definition.ts';
import { isFiltered, type ListControls } from './list-state.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const Applied = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: var(--s1h);
  min-block-size: 2rem;
  padding: var(--s0h) var(--s2h);
  border: 1px solid ${color.nile200};
  border-radius: ${shape.radius};
  background: ${color.nile50};
  color: ${color.nile600};
  cursor: pointer;
  &:hover {
    border-color: ${color.nile600};
  }
`;

interface Props {
  filters: readonly ListFilter[];
  controls: ListControls;
}

/** Formats one value of a filter. */
const useValueLabel = (filter: ListFilter) => {
  const { options } = useFilterOptions('options' in filter ? filter.options : []);
  return (param: string, value: string): string => {
    if (filter.kind === 'choice' || filter.kind === 'choices')
      return options.find((option) => option.value === value)?.label ?? value;
    const isFirst = param.endsWith('_gte');
    return filter.kind === 'dates'
      ? `${isFirst ? listLabels.firstDay : listLabels.lastDay} ${formatDate(`${value}T12:00:00Z`)}`
      : `${isFirst ? listLabels.atLeast : listLabels.atMost} ${formatNumber(Number(value))}`;
  };
};

const AppliedFilter = ({ filter, controls: { state, change } }: { filter: ListFilter; controls: ListControls }) => {
  const labelOf = useValueLabel(filter);
  return paramsOf(filter).flatMap((param) =>
    (state.filters[param] ?? []).map((value) => {
      const text = listLabels.appliedValue(filter.label, labelOf(param, value));
      const others = (state.filters[param] ?? []).filter((one) => one !== value);
      return (
        <Applied
          key={`${param} ${value}`}
          aria-label={listLabels.removeFilter(text)}
          onClick={() => change({ filters: withValues(state.filters, param, others) })}
        >
          {text}
          <Icon icon={X} size={16} />
        </Applied>
      );
    }),
  );
};

/** The filters in use, each with a button that removes it, and one that clears them and the search. */
export const AppliedFilters = ({ filters, controls }: Props) => {
  if (!isFiltered(controls.state)) return null;
  return (
    <Row role="group" aria-label={listLabels.applied}>
      {Object.keys(controls.state.filters).length > 0 && <span aria-hidden="true">{listLabels.applied}</span>}
      {filters.map((filter) => (
        <AppliedFilter key={filter.key} filter={filter} controls={controls} />
      ))}
      <TextButton onClick={() => controls.change({ q: '', filters: {} })}>{listLabels.clear}</TextButton>
    </Row>
  );
};
