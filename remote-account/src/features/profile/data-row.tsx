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
  useFormContext,
  useWatch,
} from 'shared-lib/form';
import { session } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { drafts } from 'shared-lib/unsaved';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { profileCopy } from '../../copy/profile.ts';
import { saveProfile, profileQueries } from './profile-queries.ts';
import { RowActions, SettingRow } from './setting-row.tsx';
import { FormStack } from './form-stack.ts';

const { offer } = profileCopy.data;
const FIELDS = ['phone', 'company'] as const;

/** Offers the phone and the company of the latest request for the empty fields of the profile. Nothing is saved by itself. */
const RequestDataOffer = ({ user }: { user: User }) => {
  const { setValue } = useFormContext<ProfileInput>();
  const typed = useWatch<ProfileInput>();
  const isIncomplete = FIELDS.some((field) => user[field] === '');
  const { data: request } = useQuery({ ...profileQueries.latestRequest(), enabled: isIncomplete });
  if (!request || !isIncomplete) return null;
  const offered = FIELDS.filter((field) => !typed[field] && request[field]);
  if (offered.length === 0) return null;
  return (
    <Alert role="none">
      <p>{offer.text(offered.map((field) => request[field]))}</p>
      <Button
        size="small"
        tone="outline"
        onClick={() => {
          for (const field of offered) setValue(field, request[field], { shouldDirty: true });
        }}
      >
        {offer.use}
      </Button>
    </Alert>
  );
};

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
