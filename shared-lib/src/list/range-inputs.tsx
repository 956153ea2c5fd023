import { Fragment, useId, type SubmitEvent } from 'react';
import { listLabels } from 'shared-lib/copy';
import { Button } from 'shared-lib/ui/button';
import { useCloseDisclosure } from 'shared-lib/ui/disclosure';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { paramsOf, withValues } from './filter-values.ts';
import type { ListFilter } from './list-definition.ts';
import { dayText, numberText } from './url-state.ts';
import type { ListControls } from './use-list-state.ts';

const Fields = styled.form`
  display: grid;
  gap: var(--s2h);
  min-inline-size: 14rem;
  padding: var(--s2);
  font-size: var(--fs-sm);
  > label {
    display: grid;
    gap: var(--s1);
  }
  > label > input {
    min-block-size: 2.5rem;
    padding-block: var(--s1);
    font-size: var(--fs-sm);
  }
`;

interface Props {
  filter: Extract<ListFilter, { kind: 'numbers' | 'dates' }>;
  controls: ListControls;
}

/** Inputs of the lower and the upper limit. Digits may be Arabic-Indic; text that is no number is dropped. */
export const RangeInputs = ({ filter, controls: { state, change } }: Props) => {
  const id = useId();
  const close = useCloseDisclosure();
  const isDate = filter.kind === 'dates';
  const unit = filter.kind === 'numbers' && filter.unit ? ` (${filter.unit})` : '';
  const labels = isDate ? [listLabels.firstDay, listLabels.lastDay] : [listLabels.atLeast, listLabels.atMost];
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const filters = paramsOf(filter).reduce((values, param) => {
      const typed = form.get(param);
      const text = typeof typed === 'string' ? (isDate ? dayText : numberText)(typed) : '';
      return withValues(values, param, text ? [text] : []);
    }, state.filters);
    close();
    change({ filters });
  };
  return (
    <Fields onSubmit={apply} aria-label={filter.label}>
      {paramsOf(filter).map((param, index) => {
        const label = labels[index] ?? '';
        const value = state.filters[param]?.[0] ?? '';
        if (filter.kind === 'dates')
          return <Fragment key={param}>{filter.renderDay({ name: param, label, day: value })}</Fragment>;
        return (
          <label key={param} htmlFor={`${id}-${param}`}>
            {label}
            {unit}
            <Input
              id={`${id}-${param}`}
              name={param}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={value}
            />
          </label>
        );
      })}
      <Button type="submit" size="small">
        {listLabels.apply}
      </Button>
    </Fields>
  );
};
