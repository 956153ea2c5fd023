import { useState } from 'react';
import { actualsInput, type ActualsInput, type ActualYear, type RequestCase } from 'shared-lib/contracts';
import { Form, FormFailure, NumberField, SubmitButton, useContractForm } from 'shared-lib/form';
import { formatAmount } from 'shared-lib/format';
import { toast } from 'shared-lib/toast';
import { Select } from 'shared-lib/ui/input';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import type * as z from 'zod/mini';
import { requestCaseCopy } from 'shared-lib/copy';
import type { CaseChange } from './case-calls.ts';
import { CaseHint, CaseScroll, CaseTable, CaseTitle } from './case-table.ts';

const { actuals: copy } = requestCaseCopy;

const items = ['revenue', 'cost', 'flow'] as const;
const amountText = (amount: number | null): string => (amount === null ? copy.none : formatAmount(amount));

/** Each entered figure beside the planned one. */
const Comparison = ({ plan, actuals }: Pick<RequestCase, 'plan' | 'actuals'>) => (
  <CaseScroll role="region" aria-label={copy.caption} tabIndex={0}>
    <CaseTable>
      <thead>
        <tr>
          {[copy.year, copy.item, copy.planned, copy.actual, copy.difference].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {actuals.flatMap((actual) =>
          items.map((item) => {
            const planned = plan.find(({ year }) => year === actual.year)?.[item] ?? null;
            const entered = actual[item];
            return (
              <tr key={`${actual.year} ${item}`}>
                <th scope="row">{copy.yearOf(actual.year)}</th>
                <td>{copy[item]}</td>
                <td>{amountText(planned)}</td>
                <td>{amountText(entered)}</td>
                <td>{amountText(planned === null || entered === null ? null : entered - planned)}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </CaseTable>
  </CaseScroll>
);

type Values = z.input<typeof actualsInput>;

/** The figures of one year of operation. */
const YearForm = ({ start, change }: { start: ActualYear; change: CaseChange }) => {
  const form = useContractForm<Values, ActualsInput>(actualsInput, { defaults: { years: [start] } });
  const save = async (input: ActualsInput) => {
    await change('put', '/actuals', input);
    toast.success(copy.saved);
  };
  return (
    <Form form={form} onSubmit={save}>
      <Stack $gap="4">
        <FormFailure />
        <NumberField<Values> name="years.0.revenue" kind="money" label={copy.revenue} optional />
        <NumberField<Values> name="years.0.cost" kind="money" label={copy.cost} optional />
        <NumberField<Values> name="years.0.flow" kind="money" label={copy.flow} optional />
        <div>
          <SubmitButton size="small">{copy.save}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
};

interface Props {
  known: RequestCase;
  change: CaseChange;
}

/** The plan beside what really happened, year by year, once the work is delivered. */
export const Actuals = ({ known: { plan, actuals, accepts_actuals }, change }: Props) => {
  const [year, setYear] = useState(plan[0]?.year ?? 1);
  const start = actuals.find((actual) => actual.year === year) ?? { year, revenue: null, cost: null, flow: null };
  return (
    <Stack $gap="3" as="section">
      <CaseTitle>{copy.title}</CaseTitle>
      <CaseHint>{accepts_actuals ? copy.hint : copy.early}</CaseHint>
      {actuals.length > 0 && <Comparison plan={plan} actuals={actuals} />}
      {accepts_actuals && (
        <>
          <Cluster as="label" $gap="3" $align="center">
            {copy.year}
            <Select value={year} onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}>
              {plan.map((planned) => (
                <option key={planned.year} value={planned.year}>
                  {copy.yearOf(planned.year)}
                </option>
              ))}
            </Select>
          </Cluster>
          <YearForm key={year} start={start} change={change} />
        </>
      )}
    </Stack>
  );
};
