import { useQueryClient } from '@tanstack/react-query';
import { changePasswordInput, type ChangePasswordInput } from 'shared-lib/contracts';
import { accountCopy } from 'shared-lib/copy';
import {
  failureMessageOr,
  Fields,
  Form,
  FormFailure,
  PasswordField,
  SubmitButton,
  useContractForm,
} from 'shared-lib/form';
import { useWriteOnce } from 'shared-lib/patterns/use-write-once';
import { toast } from 'shared-lib/toast';
import { changePassword, accountQueries } from './account-queries.ts';
import { FormStack, RowActions, SettingRow } from './setting-row.tsx';

const labels = accountCopy.password;

/** Changes the password and ends the other sessions. */
export const PasswordRow = () => {
  const queryClient = useQueryClient();
  const form = useContractForm(changePasswordInput);
  const writeOnce = useWriteOnce();
  const save = async (input: ChangePasswordInput): Promise<void> => {
    const { message } = await writeOnce(input, (headers) => changePassword(input, headers));
    form.reset({ current_password: '', password: '', password_confirmation: '' });
    toast.success(labels.saved, message);
    await queryClient.invalidateQueries(accountQueries.sessions());
  };
  return (
    <SettingRow title={labels.title} text={labels.text}>
      <Form form={form} onSubmit={save} failureMessage={failureMessageOr(labels.failed)} aria-label={labels.title}>
        <FormStack>
          <FormFailure />
          <Fields>
            <PasswordField<ChangePasswordInput>
              name="current_password"
              label={labels.current}
              autoComplete="current-password"
              required
              wide
            />
            <PasswordField<ChangePasswordInput>
              name="password"
              label={labels.next}
              autoComplete="new-password"
              required
            />
            <PasswordField<ChangePasswordInput>
              name="password_confirmation"
              label={labels.confirmation}
              autoComplete="new-password"
              required
            />
          </Fields>
          <RowActions>
            <SubmitButton size="small">{labels.save}</SubmitButton>
          </RowActions>
        </FormStack>
      </Form>
    </SettingRow>
  );
};
