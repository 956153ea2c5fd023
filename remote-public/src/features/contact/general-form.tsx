import { TextAreaField, TextField } from 'shared-lib/form';
import { contact } from '../../copy/contact.ts';
import { contactContracts } from './contact-contracts.ts';
import { PersonFields } from './person-fields.tsx';
import { RequestForm } from './request-form.tsx';
import { TopicPrefill } from './topic-prefill.tsx';
import { useRequestForm } from './use-request-form.ts';

const { fields } = contact;

export const GeneralForm = () => (
  <RequestForm kind="contact" {...useRequestForm('contact', contactContracts.contact)}>
    <PersonFields phoneRequired={false} />
    <TopicPrefill kind="contact" field="subject" />
    <TextField name="subject" label={fields.subject} required wide />
    <TextAreaField name="message" label={fields.message} placeholder={fields.messageHint} required wide />
  </RequestForm>
);
