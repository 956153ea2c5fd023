import { feasibilityInput, feasibilityTimelines } from 'shared-lib/contracts';
import { feasibilityTimelineLabels } from 'shared-lib/copy';
import { SelectField, TextAreaField, TextField } from 'shared-lib/form';
import { contact } from '../../copy/contact.ts';
import { PersonFields } from './person-fields.tsx';
import { RequestForm } from './request-form.tsx';
import { TopicPrefill } from './topic-prefill.tsx';
import { useRequestForm } from './use-request-form.ts';

const { fields } = contact;
const times = feasibilityTimelines.map((value) => ({ value, label: feasibilityTimelineLabels[value] }));

export const FeasibilityForm = () => (
  <RequestForm kind="feasibility" {...useRequestForm('feasibility', feasibilityInput)}>
    <PersonFields phoneRequired />
    <TopicPrefill kind="feasibility" field="project_idea" />
    <TextAreaField name="project_idea" label={fields.idea} placeholder={fields.ideaHint} required wide />
    <TextField name="capital_amount" label={fields.capital} placeholder={fields.capitalHint} optional />
    <TextField name="location" label={fields.location} placeholder={fields.locationHint} optional />
    <TextField name="target_market" label={fields.market} optional />
    <SelectField name="timeline" label={fields.studyTime} options={times} placeholder={fields.chooseTime} optional />
  </RequestForm>
);
