import type { ReactNode } from 'react';
import { profileInput, type ProfileInput, type User } from 'shared-lib/contracts';
import { accountCopy } from 'shared-lib/copy';
import {
  failureMessageOr,
  Fields,
  Form,
  FormDraft,
  FormFailure,
  LeaveGuard,
  SubmitButton,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { session } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { drafts } from 'shared-lib/unsaved';
import { saveProfile } from './account-queries.ts';
import { FormStack, RowActions, SettingRow } from './setting-row.tsx';

const labels = accountCopy.data;

const DRAFT = 'profile';

interface Props {
  user: User;
  /** What the data are used for. */
  text: string;
  /** Below the fields, such as an offer to fill them. */
  children?: ReactNode;
}

/** Name, phone, company and country. What is typed survives a reload, and leaving the page asks first. */
export const DataRow = ({ user, text, children }: Props) => {
  const { name, phone, company, country } = user;
  const form = useContractForm(profileInput, { defaults: { name, phone, company, country } });
  const save = async (input: ProfileInput): Promise<void> => {
    const saved = await saveProfile(input);
    session.updateUser(saved);
    form.reset({ name: saved.name, phone: saved.phone, company: saved.company, country: saved.country });
    drafts.write(DRAFT, {});
    toast.success(labels.saved);
  };
  return (
    <SettingRow title={labels.title} text={text}>
      <Form form={form} onSubmit={save} failureMessage={failureMessageOr(labels.failed)} aria-label={labels.title}>
        <FormDraft name={DRAFT} />
        <FormStack>
          <FormFailure />
          <Fields>
            <TextField<ProfileInput> name="name" label={labels.name} autoComplete="name" required />
            <TextField<ProfileInput> name="phone" type="tel" label={labels.phone} autoComplete="tel" optional />
            <TextField<ProfileInput> name="company" label={labels.company} autoComplete="organization" optional />
            <TextField<ProfileInput> name="country" label={labels.country} autoComplete="country-name" optional />
          </Fields>
          {children}
          <RowActions>
            <SubmitButton size="small">{labels.save}</SubmitButton>
          </RowActions>
        </FormStack>
      </Form>
      <LeaveGuard />
    </SettingRow>
  );
};
