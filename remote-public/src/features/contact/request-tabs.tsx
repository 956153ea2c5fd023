import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { requestKinds } from 'shared-lib/contracts';
import { useSearchParams } from 'shared-lib/router';
import { Tabs } from 'shared-lib/ui/tabs';
import { contact } from '../../copy/contact.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { FeasibilityForm } from './feasibility-form.tsx';
import { GeneralForm } from './general-form.tsx';

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
  const toOf = (kind: string) => ({
    search: new URLSearchParams([...[...params].filter(([name]) => name !== TAB_PARAM), [TAB_PARAM, kind]]).toString(),
  });
  return <Tabs label={contact.requestKind} tabs={tabs} value={value} toOf={toOf} />;
};
