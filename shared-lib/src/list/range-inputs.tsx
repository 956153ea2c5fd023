import { Fragment, useId, useState, type SubmitEvent } from 'react';
import { listLabels } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { useCloseDisclosure } from 'shared-lib/ui/disclosure';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { paramsOf, readLimit, withValues } from './filter-values.ts';
import type { ListFilter } from './list-definition.ts';
import { dayText } from './url-state.ts';
import type { ListControls } from './list-state.ts';

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

const Problem = styled.span`
  color: ${color.danger};
  font-size: var(--fs-xs);
`;

interface Props {
  filter: Extract<ListFilter, { kind: 'numbers' | 'dates' }>;
  controls: ListControls;
}

interface LimitProps {
  param: string;
  label: string;
  value: string;
  problem: string | undefined;
}

const LimitInput = ({ param, label, value, problem }: LimitProps) => {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <Input
        id={id}
        name={param}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem !== undefined && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
    </label>
  );
};

/** Inputs of the lower and the upper limit. A text that is no number stays in its field with the reason. */
export const RangeInputs = ({ filter, controls: { state, change } }: Props) => {
  const close = useCloseDisclosure();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const isDate = filter.kind === 'dates';
  const unit = filter.kind === 'numbers' && filter.unit ? ` (${filter.unit})` : '';
  const labels = isDate ? [listLabels.firstDay, listLabels.lastDay] : [listLabels.atLeast, listLabels.atMost];
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const limits = paramsOf(filter).map((param) => {
      const typed = form.get(param);
      const text = typeof typed === 'string' ? typed : '';
      return { param, ...(isDate ? { digits: dayText(text) } : readLimit(text)) };
    });
    const found = limits.flatMap(({ param, problem }) => (problem === undefined ? [] : [[param, problem] as const]));
    setProblems(new Map(found));
    const [wrong] = found;
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
      return;
    }
    const filters = limits.reduce(
      (values, { param, digits }) => withValues(values, param, digits ? [digits] : []),
      state.filters,
    );
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
        return <LimitInput key={param} {...{ param, value }} label={`${label}${unit}`} problem={problems.get(param)} />;
      })}
      <Button type="submit" size="small">
        {listLabels.apply}
      </Button>
    </Fields>
  );
};
