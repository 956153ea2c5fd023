import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeEmailInput, type ChangeEmailInput, type User } from 'shared-lib/contracts';
import { accountCopy, verbs } from 'shared-lib/copy';
import {
  failureMessageOr,
  Fields,
  Form,
  FormFailure,
  PasswordField,
  SubmitButton,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { formatDateTime } from 'shared-lib/format';
import { HttpError } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { useWriteOnce } from 'shared-lib/patterns/use-write-once';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { cancelEmailChange, changeEmail, accountQueries } from './account-queries.ts';
import { FormStack, RowActions, SettingRow } from './setting-row.tsx';
import { Cluster } from 'shared-lib/ui/stack';

const labels = accountCopy.email;

const ChangeForm = ({ onDone }: { onDone: () => void }) => {
  const queryClient = useQueryClient();
  const form = useContractForm(changeEmailInput);
  const writeOnce = useWriteOnce();
  const send = async (input: ChangeEmailInput): Promise<void> => {
    const { message } = await writeOnce(input, (headers) => changeEmail(input, headers));
    await queryClient.invalidateQueries(accountQueries.email());
    toast.success(labels.sent, message);
    onDone();
  };
  return (
    <Form form={form} onSubmit={send} failureMessage={failureMessageOr(labels.failed)} aria-label={labels.change}>
      <FormStack>
        <FormFailure />
        <Fields>
          <TextField<ChangeEmailInput>
            name="email"
            type="email"
            label={labels.newEmail}
            autoComplete="email"
            required
          />
          <PasswordField<ChangeEmailInput>
            name="current_password"
            label={labels.password}
            autoComplete="current-password"
            required
          />
        </Fields>
        <RowActions>
          <SubmitButton size="small">{labels.send}</SubmitButton>
          <Button tone="quiet" size="small" onClick={onDone}>
            {verbs.cancel}
          </Button>
        </RowActions>
      </FormStack>
    </Form>
  );
};

const PendingChange = ({ email, expiresAt }: { email: string; expiresAt: string }) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: (state) => {
      queryClient.setQueryData(accountQueries.email().queryKey, state);
      toast.success(labels.cancelled, undefined, labels.cancelFailed);
    },
    onError: (error) => toast.failure(labels.cancelFailed, error instanceof HttpError ? error.message : undefined),
  });
  return (
    <Alert
      action={
        <Button tone="quiet" size="small" pending={isPending} onClick={() => mutate()}>
          {labels.cancelPending}
        </Button>
      }
    >
      {labels.pending} <Ltr>{email}</Ltr>. {labels.expires(formatDateTime(expiresAt))}
    </Alert>
  );
};

/** The e-mail address, a change that waits for its confirmation, and the form of a new change. */
export const EmailRow = ({ user }: { user: User }) => {
  const query = useQuery(accountQueries.email());
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SettingRow title={labels.title} text={labels.text}>
      <Cluster $gap="3" $align="center" $justify="space-between">
        <b>
          <Ltr>{query.data?.email ?? user.email}</Ltr>
        </b>
        {!isChanging && (
          <Button tone="quiet" size="small" onClick={() => setIsChanging(true)}>
            {labels.change}
          </Button>
        )}
      </Cluster>
      <QueryBlock query={query} rows={1} failed={labels.loadFailed}>
        {({ pending }) => pending && <PendingChange email={pending.email} expiresAt={pending.expires_at} />}
      </QueryBlock>
      {isChanging && <ChangeForm onDone={() => setIsChanging(false)} />}
    </SettingRow>
  );
};

/** Confirms the new e-mail address of an emailed link, and shows the result. */
export const EmailConfirmation = ({ token }: { token: string }) => {
  const { data, error } = useQuery(accountQueries.confirmation(token));
  if (error)
    return (
      <Alert tone="danger">
        {labels.confirmFailed} {error instanceof HttpError ? error.message : ''}
      </Alert>
    );
  return data ? <Alert tone="success">{labels.confirmed}</Alert> : <Alert>{labels.confirming}</Alert>;
};
