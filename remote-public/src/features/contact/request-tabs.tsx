import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { requestKinds } from 'shared-lib/contracts';
import { useSearchParams } from 'shared-lib/router';
import { TextAreaField, TextField } from 'shared-lib/form';
import { Tabs } from '../../ui/tabs.tsx';
import { contact } from '../../copy/contact.ts';
import { contactParameters } from './contact-parameters.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { FeasibilityForm } from './feasibility-form.tsx';
import { contactContracts } from './contact-contracts.ts';
import { PersonFields } from './person-fields.tsx';
import { RequestForm } from './request-form.tsx';
import { TopicPrefill } from './topic-prefill.tsx';
import { useRequestForm } from './use-request-form.ts';

const { fields } = contact;

const GeneralForm = () => (
  <RequestForm kind="contact" {...useRequestForm('contact', contactContracts.contact)}>
    <PersonFields phoneRequired={false} />
    <TopicPrefill kind="contact" field="subject" />
    <TextField name="subject" label={fields.subject} required wide />
    <TextAreaField name="message" label={fields.message} placeholder={fields.messageHint} required wide />
  </RequestForm>
);

const TAB_PARAM = 'tab';
const tabs = [
  { value: 'contact', label: contact.tabs.contact, icon: Mail, panel: <GeneralForm /> },
  { value: 'consultation', label: contact.tabs.consultation, icon: MessagesSquare, panel: <ConsultationForm /> },
  { value: 'feasibility', label: contact.tabs.feasibility, icon: FileText, panel: <FeasibilityForm /> },
] as const;

/** The three forms. The query parameter `tab` selects one; an unknown value selects the first. */
export const RequestTabs = () => {
  const [params] = useSearchParams();
  const value = requestKinds.find((kind) => kind === params.get(TAB_PARAM)) ?? 'contact';
  // In one order and without the parameters of others, as the server knows the URL.
  const topic = contactParameters.flatMap((name) => {
    const text = name === TAB_PARAM ? null : params.get(name);
    return text === null ? [] : [[name, text]];
  });
  const toOf = (kind: string) => ({ search: new URLSearchParams([...topic, [TAB_PARAM, kind]]).toString() });
  return <Tabs label={contact.requestKind} tabs={tabs} value={value} toOf={toOf} />;
};
