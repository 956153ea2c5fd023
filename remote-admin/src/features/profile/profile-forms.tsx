import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeEmailInput,
  changePasswordInput,
  profileInput,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type User,
} from 'shared-lib/contracts';
import { Fields, Form, FormFailure, PasswordField, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { session } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import type * as z from 'zod/mini';
import { people, profile } from '../../copy/people.ts';
import { changeEmail, changePassword, profileQuery, saveProfile, sessionsKey } from './profile-requests.ts';

type ProfileValues = z.input<typeof profileInput>;

const Stack = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;

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

/** Starts a form again, empty, after it was sent. */
const useRestart = () => {
  const [key, setKey] = useState(0);
  return { key, restart: () => setKey((count) => count + 1) };
};

const EmailFields = ({ user, onSent }: { user: User; onSent: () => void }) => {
  const form = useContractForm(changeEmailInput);
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        toast.success((await changeEmail(input)).message);
        onSent();
      }}
    >
      <Stack>
        <p>
          {profile.emailNow}: <Ltr>{user.email}</Ltr>. {profile.emailText}
        </p>
        <FormFailure />
        <Fields>
          <TextField<ChangeEmailInput> name="email" type="email" label={profile.emailNew} autoComplete="off" required />
          <PasswordField<ChangeEmailInput>
            name="current_password"
            label={profile.currentPassword}
            autoComplete="current-password"
            required
          />
        </Fields>
        <SubmitButton size="small">{profile.emailSend}</SubmitButton>
      </Stack>
    </Form>
  );
};

export const EmailForm = ({ user }: { user: User }) => {
  const { key, restart } = useRestart();
  return (
    <Panel title={profile.email}>
      <EmailFields key={key} user={user} onSent={restart} />
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
