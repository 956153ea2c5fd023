import {
  budgetRanges,
  consultationInput,
  consultationTimelines,
  contactInput,
  feasibilityInput,
  feasibilityTimelines,
  projectTypes,
  type User,
} from 'shared-lib/contracts';
import { budgetLabels, consultationTimelineLabels, feasibilityTimelineLabels } from 'shared-lib/copy';
import { SelectField, TextAreaField, TextField, useContractForm } from 'shared-lib/form';
import { newRequestCopy } from '../../copy/requests.ts';
import { AttachedCalculation, startFrom } from './attached-calculation.tsx';
import { RequestForm } from './request-form.tsx';

const labels = newRequestCopy.fields;
const types = projectTypes.map((value) => ({ value, label: value }));
const budgets = budgetRanges.map((value) => ({ value, label: budgetLabels[value] }));
const consultationTimes = consultationTimelines.map((value) => ({ value, label: consultationTimelineLabels[value] }));
const studyTimes = feasibilityTimelines.map((value) => ({ value, label: feasibilityTimelineLabels[value] }));

interface Props {
  user: User;
  /** The calculation that a study starts from, as the text in its link; empty without one. */
  calculation: string;
}

const personOf = ({ name, email, phone, company }: User) => ({ name, email, phone, company });

export const FeasibilityForm = ({ user, calculation }: Props) => {
  const start = calculation ? startFrom(calculation) : undefined;
  const form = useContractForm(feasibilityInput, { defaults: { ...personOf(user), ...start } });
  return (
    <RequestForm kind="feasibility" form={form} phoneRequired>
      <AttachedCalculation code={calculation} title={start?.project_idea} />
      <TextAreaField name="project_idea" label={labels.idea} placeholder={labels.ideaHint} required wide />
      <TextField name="capital_amount" label={labels.capital} placeholder={labels.capitalHint} optional />
      <TextField name="location" label={labels.location} placeholder={labels.locationHint} optional />
      <TextField name="target_market" label={labels.market} optional />
      <SelectField name="timeline" label={labels.studyTime} options={studyTimes} optional />
    </RequestForm>
  );
};

export const ConsultationForm = ({ user }: Pick<Props, 'user'>) => (
  <RequestForm
    kind="consultation"
    form={useContractForm(consultationInput, { defaults: personOf(user) })}
    phoneRequired
  >
    <SelectField name="project_type" label={labels.projectType} options={types} required />
    <SelectField name="budget_range" label={labels.budget} options={budgets} optional />
    <SelectField name="timeline" label={labels.consultationTime} options={consultationTimes} optional wide />
    <TextAreaField name="description" label={labels.description} placeholder={labels.descriptionHint} required wide />
  </RequestForm>
);

export const ContactForm = ({ user }: Pick<Props, 'user'>) => (
  <RequestForm kind="contact" form={useContractForm(contactInput, { defaults: personOf(user) })}>
    <TextField name="subject" label={labels.subject} required wide />
    <TextAreaField name="message" label={labels.message} required wide />
  </RequestForm>
);
