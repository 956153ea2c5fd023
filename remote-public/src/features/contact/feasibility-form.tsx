import { feasibilityTimelines } from 'shared-lib/contracts';
import { feasibilityTimelineLabels } from 'shared-lib/copy';
import { SelectField, TextAreaField, TextField } from 'shared-lib/form';
import styled from 'styled-components';
import { contact } from '../../copy/contact.ts';
import { AttachedCalculation, useAttachedCalculation } from './attached-calculation.tsx';
import { contactContracts } from './contact-contracts.ts';
import { PersonFields } from './person-fields.tsx';
import { RequestForm } from './request-form.tsx';
import { CapitalPrefill, TopicPrefill } from './topic-prefill.tsx';
import { useRequestForm } from './use-request-form.ts';

const { fields } = contact;
const times = feasibilityTimelines.map((value) => ({ value, label: feasibilityTimelineLabels[value] }));

const Wide = styled.div`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
`;

const Fields = () => (
  <>
    <Wide>
      <AttachedCalculation />
    </Wide>
    <PersonFields phoneRequired />
    <CapitalPrefill field="capital_amount" />
    <TopicPrefill kind="feasibility" field="project_idea" />
    <TextAreaField name="project_idea" label={fields.idea} placeholder={fields.ideaHint} required wide />
    <TextField name="capital_amount" label={fields.capital} placeholder={fields.capitalHint} optional />
    <TextField name="location" label={fields.location} placeholder={fields.locationHint} optional />
    <TextField name="target_market" label={fields.market} optional />
    <SelectField name="timeline" label={fields.studyTime} options={times} placeholder={fields.chooseTime} optional />
  </>
);

export const FeasibilityForm = () => {
  const { send, ...request } = useRequestForm('feasibility', contactContracts.feasibility);
  const calculation = useAttachedCalculation();
  return (
    <RequestForm
      kind="feasibility"
      {...request}
      send={(values) => send(calculation ? { ...values, calculation } : values)}
    >
      <Fields />
    </RequestForm>
  );
};
