import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeEmailInput, type AccountEmail, type ChangeEmailInput, type User } from 'shared-lib/contracts';
import { Fields, Form, FormFailure, PasswordField, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { formatDateTime } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import { profile } from '../../copy/people.ts';
import { FormStack } from './form-stack.ts';
import { cancelEmailChange, changeEmail, emailQuery } from './profile-requests.ts';
import { useRestart } from './use-restart.ts';

/** The new e-mail until its link is opened, and the way to take the change back. */
const PendingChange = ({ email, expires_at }: NonNullable<AccountEmail['pending']>) => {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: (state) => {
      queryClient.setQueryData(emailQuery().queryKey, state);
      toast.success(profile.emailCancelled, undefined, profile.emailCancelFailed);
    },
    onError: (error) =>
      toast.failure(profile.emailCancelFailed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Alert
      action={
        <Button tone="quiet" size="small" pending={cancel.isPending} onClick={() => cancel.mutate()}>
          {profile.emailCancel}
        </Button>
      }
    >
      {profile.emailPending} <Ltr>{email}</Ltr>. {profile.emailExpires(formatDateTime(expires_at))}
    </Alert>
  );
};

const EmailFields = ({ email, onSent }: { email: string; onSent: () => void }) => {
  const queryClient = useQueryClient();
  const form = useContractForm(changeEmailInput);
  return (
    <Form
      form={form}
      onSubmit={async (input) => {
        toast.success((await changeEmail(input)).message);
        onSent();
        void queryClient.invalidateQueries(emailQuery());
      }}
    >
      <FormStack>
        <p>
          {profile.emailNow}: <Ltr>{email}</Ltr>. {profile.emailText}
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
      </FormStack>
    </Form>
  );
};

/** The own e-mail, a change that waits for its confirmation, and the form of a new change. */
export const EmailForm = ({ user }: { user: User }) => {
  const { key, restart } = useRestart();
  const { data } = useQuery(emailQuery());
  return (
    <Panel title={profile.email}>
      {data?.pending && <PendingChange {...data.pending} />}
      <EmailFields key={key} email={data?.email ?? user.email} onSent={restart} />
    </Panel>
  );
};
