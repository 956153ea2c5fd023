import { feasibilityTimelines, FORMULA_VERSION } from 'shared-lib/contracts';
import { feasibilityTimelineLabels } from 'shared-lib/copy';
import { SelectField, TextAreaField, TextField } from 'shared-lib/form';
import styled from 'styled-components';
import { use } from 'react';
import { paths } from 'shared-lib/paths';
import { Alert } from 'shared-lib/ui/alert';
import { TextLink } from 'shared-lib/ui/text-link';
import { contact } from '../../copy/contact.ts';
import { contactContracts } from './contact-contracts.ts';
import { PersonFields } from './person-fields.tsx';
import { RequestForm } from './request-form.tsx';
import { CapitalPrefill, TopicPrefill, TopicContext } from './topic-prefill.tsx';
import { useRequestForm } from './use-request-form.ts';

/** The calculation that travels with the request, as the text in its link; undefined without one. */
const useAttachedCalculation = (): string | undefined => {
  const topic = use(TopicContext);
  return topic?.kind === 'calculation' ? topic.code : undefined;
};

/** The notice that a calculation travels with the request, with a link to it. */
const AttachedCalculation = () => {
  const code = useAttachedCalculation();
  if (code === undefined) return null;
  return (
    <Alert
      role="none"
      action={
        <TextLink to={paths.calculator({ c: code, formula: String(FORMULA_VERSION) })}>
          {contact.topic.openCalculation}
        </TextLink>
      }
    >
      {contact.topic.attached}
    </Alert>
  );
};

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
