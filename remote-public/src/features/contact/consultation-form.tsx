import { budgetRanges, consultationTimelines, projectTypes } from 'shared-lib/contracts';
import { budgetLabels, consultationTimelineLabels } from 'shared-lib/copy';
import { PreferredTimes, SelectField, TextAreaField } from 'shared-lib/form';
import { contact } from '../../copy/contact.ts';
import { contactContracts } from './contact-contracts.ts';
import { PersonFields } from './person-fields.tsx';
import { RequestForm } from './request-form.tsx';
import { TopicPrefill } from './topic-prefill.tsx';
import { useRequestForm } from './use-request-form.ts';

const { fields } = contact;
const types = projectTypes.map((value) => ({ value, label: value }));
const budgets = budgetRanges.map((value) => ({ value, label: budgetLabels[value] }));
const times = consultationTimelines.map((value) => ({ value, label: consultationTimelineLabels[value] }));

export const ConsultationForm = () => (
  <RequestForm kind="consultation" {...useRequestForm('consultation', contactContracts.consultation)}>
    <PersonFields phoneRequired />
    <SelectField
      name="project_type"
      label={fields.projectType}
      options={types}
      placeholder={fields.chooseType}
      required
    />
    <SelectField
      name="budget_range"
      label={fields.budget}
      options={budgets}
      placeholder={fields.chooseRange}
      optional
    />
    <SelectField
      name="timeline"
      label={fields.consultationTime}
      options={times}
      placeholder={fields.chooseTime}
      optional
      wide
    />
    <TopicPrefill kind="consultation" field="description" />
    <TextAreaField name="description" label={fields.description} placeholder={fields.descriptionHint} required wide />
    <PreferredTimes {...fields.times} />
  </RequestForm>
);
