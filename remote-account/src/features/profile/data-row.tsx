import { profileInput, type ProfileInput, type User } from 'shared-lib/contracts';
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
import { profileCopy } from '../../copy/profile.ts';
import { saveProfile } from './profile-queries.ts';
import { RequestDataOffer } from './request-data-offer.tsx';
import { RowActions, SettingRow } from './setting-row.tsx';
import { FormStack } from './form-stack.ts';

const labels = profileCopy.data;

const DRAFT = 'profile';

/** Name, phone, company and country. */
export const DataRow = ({ user }: { user: User }) => {
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
    <SettingRow title={labels.title} text={user.role === 'consultant' ? labels.textStaff : labels.text}>
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
          {user.role === 'client' && <RequestDataOffer user={user} />}
          <RowActions>
            <SubmitButton size="small">{labels.save}</SubmitButton>
          </RowActions>
        </FormStack>
      </Form>
      <LeaveGuard />
    </SettingRow>
  );
};
