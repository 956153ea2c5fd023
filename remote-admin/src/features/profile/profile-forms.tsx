import { useQueryClient } from '@tanstack/react-query';
import { changePasswordInput, profileInput, type ChangePasswordInput, type User } from 'shared-lib/contracts';
import { Fields, Form, FormFailure, PasswordField, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { session } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { people, profile } from '../../copy/people.ts';
import { FormStack as Stack } from './form-stack.ts';
import { changePassword, profileQuery, saveProfile, sessionsKey } from './profile-requests.ts';
import { useRestart } from './use-restart.ts';

type ProfileValues = z.input<typeof profileInput>;

export const IdentityForm = ({ user }: { user: User }) => {
  const queryClient = useQueryClient();
  const { name, phone, company, country } = user;
  const form = useContractForm(profileInput, { defaults: { name, phone, company, country } });
  return (
    <Panel title={profile.identity}>
      <Form
        form={form}
        onSubmit={async (input) => {
          const saved = await saveProfile(input);
          session.updateUser(saved);
          queryClient.setQueryData(profileQuery().queryKey, saved);
          form.reset(input);
          toast.success(profile.saved);
        }}
      >
        <Stack>
          <FormFailure />
          <Fields>
            <TextField<ProfileValues> name="name" label={people.fields.name} autoComplete="name" required />
            <TextField<ProfileValues> name="phone" type="tel" label={people.fields.phone} autoComplete="tel" optional />
            <TextField<ProfileValues>
              name="company"
              label={people.fields.company}
              autoComplete="organization"
              optional
            />
            <TextField<ProfileValues>
              name="country"
              label={people.fields.country}
              autoComplete="country-name"
              optional
            />
          </Fields>
          <SubmitButton size="small">{profile.save}</SubmitButton>
        </Stack>
      </Form>
    </Panel>
  );
};

const PasswordFields = ({ onSaved }: { onSaved: () => void }) => {
  const queryClient = useQueryClient();
  const form = useContractForm(changePasswordInput);
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        await changePassword(input);
        toast.success(profile.passwordSaved);
        onSaved();
        void queryClient.invalidateQueries({ queryKey: sessionsKey });
      }}
    >
      <Stack>
        <p>{profile.passwordText}</p>
        <FormFailure />
        <Fields>
          <PasswordField<ChangePasswordInput>
            name="current_password"
            label={profile.currentPassword}
            autoComplete="current-password"
            wide
            required
          />
          <PasswordField<ChangePasswordInput>
            name="password"
            label={profile.newPassword}
            autoComplete="new-password"
            required
          />
          <PasswordField<ChangePasswordInput>
            name="password_confirmation"
            label={profile.confirmation}
            autoComplete="new-password"
            required
          />
        </Fields>
        <SubmitButton size="small">{profile.passwordSave}</SubmitButton>
      </Stack>
    </Form>
  );
};

export const PasswordForm = () => {
  const { key, restart } = useRestart();
  return (
    <Panel title={profile.password}>
      <PasswordFields key={key} onSaved={restart} />
    </Panel>
  );
};
