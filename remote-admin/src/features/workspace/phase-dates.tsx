import { phaseInput, type PhasePlan, type StudyPhase } from 'shared-lib/contracts';
import { verbs } from 'shared-lib/copy';
import { Fields, Form, FormFailure, SubmitButton, TextAreaField, useContractForm } from 'shared-lib/form';
import { toast } from 'shared-lib/toast';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { workspace as labels } from '../../copy/workspace.ts';
import { DayField } from '../../resource/fields/day-field.tsx';
import { fromLocalDay, toLocalDay } from './riyadh-time.ts';
import type { PanelProps } from './workspace-context.ts';

/** Days of Riyadh; an empty one removes the date. */
const datesForm = z.object({ starts_at: z.string(), ends_at: z.string(), note: phaseInput.shape.note });
type Values = z.input<typeof datesForm>;

const Stack = styled.div`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  padding-block-start: var(--s3);
  > div {
    inline-size: 100%;
  }
`;

interface Props extends Pick<PanelProps, 'calls'> {
  plan: PhasePlan;
  phase: StudyPhase;
}

/** Planned dates and the client's note of a phase. */
export const PhaseDates = ({ plan: { starts_at, ends_at, note }, phase, calls }: Props) => {
  const form = useContractForm(datesForm, {
    defaults: {
      starts_at: starts_at ? toLocalDay(starts_at) : '',
      ends_at: ends_at ? toLocalDay(ends_at) : '',
      note,
    },
  });
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        await calls.change('patch', '/phases', {
          phase,
          starts_at: fromLocalDay(input.starts_at) ?? null,
          ends_at: fromLocalDay(input.ends_at) ?? null,
          note: input.note,
        });
        form.reset(input);
        toast.success(labels.phaseSaved);
      }}
    >
      <Stack>
        <FormFailure />
        <Fields>
          <DayField<Values> name="starts_at" label={labels.phaseStarts} empty="" />
          <DayField<Values> name="ends_at" label={labels.phaseEnds} empty="" />
          <TextAreaField<Values> name="note" label={labels.phaseNote} rows={2} wide />
        </Fields>
        <SubmitButton size="small" tone="quiet">
          {verbs.save}
        </SubmitButton>
      </Stack>
    </Form>
  );
};
