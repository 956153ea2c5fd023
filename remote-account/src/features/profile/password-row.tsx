import { useQueryClient } from '@tanstack/react-query';
import { changePasswordInput, type ChangePasswordInput } from 'shared-lib/contracts';
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
import { profileCopy } from '../../copy/profile.ts';
import { FormStack } from './form-stack.ts';
import { changePassword, profileQueries } from './profile-queries.ts';
import { RowActions, SettingRow } from './setting-row.tsx';

const labels = profileCopy.password;

/** Changes the password and ends the other sessions. */
export const PasswordRow = () => {
  const queryClient = useQueryClient();
  const form = useContractForm(changePasswordInput);
  const writeOnce = useWriteOnce();
  const save = async (input: ChangePasswordInput): Promise<void> => {
    const { message } = await writeOnce(input, (headers) => changePassword(input, headers));
    form.reset({ current_password: '', password: '', password_confirmation: '' });
    toast.success(labels.saved, message);
    await queryClient.invalidateQueries(profileQueries.sessions());
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
