import {
  budgetRanges,
  consultationTimelines,
  feasibilityTimelines,
  projectTypes,
  type RequestKind,
  type requestEntryInput,
} from 'shared-lib/contracts';
import { budgetLabels, consultationTimelineLabels, feasibilityTimelineLabels } from 'shared-lib/copy';
import { Fields, PreferredTimes, SelectField, TextAreaField, TextField, type Choice } from 'shared-lib/form';
import type * as z from 'zod/mini';
import { entry } from '../../copy/entry.ts';
import { DayField } from '../../resource/fields/day-field.tsx';

export type EntryValues = z.input<typeof requestEntryInput>;

const { fields } = entry;

const choicesOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>): Choice[] =>
  values.map((value) => ({ value, label: labels[value] }));

const types = projectTypes.map((value) => ({ value, label: value }));
const budgets = choicesOf(budgetRanges, budgetLabels);

const MessageFields = () => (
  <>
    <TextField<EntryValues> name="subject" label={fields.subject} maxLength={200} wide required />
    <TextAreaField<EntryValues> name="message" label={fields.message} rows={6} wide required />
  </>
);

const ConsultationFields = () => (
  <>
    <SelectField<EntryValues> name="project_type" label={fields.project_type} options={types} required />
    <SelectField<EntryValues> name="budget_range" label={fields.budget_range} options={budgets} optional />
    <SelectField<EntryValues>
      name="timeline"
      label={fields.timeline}
      options={choicesOf(consultationTimelines, consultationTimelineLabels)}
      optional
    />
    <TextAreaField<EntryValues> name="description" label={fields.description} rows={6} wide required />
    <PreferredTimes {...entry.times} renderDay={(field) => <DayField {...field} empty="" optional />} />
  </>
);

const StudyFields = () => (
  <>
    <TextAreaField<EntryValues> name="project_idea" label={fields.project_idea} rows={6} wide required />
    <TextField<EntryValues> name="capital_amount" label={fields.capital_amount} optional />
    <TextField<EntryValues> name="location" label={fields.location} optional />
    <TextField<EntryValues> name="target_market" label={fields.target_market} optional />
    <SelectField<EntryValues>
      name="timeline"
      label={fields.timeline}
      options={choicesOf(feasibilityTimelines, feasibilityTimelineLabels)}
      optional
    />
  </>
);

const fieldsOf = { contact: MessageFields, consultation: ConsultationFields, feasibility: StudyFields } as const;

/** The fields that only this kind of request has. */
export const KindFields = ({ kind }: { kind: RequestKind }) => {
  const Content = fieldsOf[kind];
  return (
    <Fields>
      <Content />
    </Fields>
  );
};
