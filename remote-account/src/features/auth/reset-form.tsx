import { resetPasswordInput, type ResetPasswordInput } from 'shared-lib/contracts';
import { Form, FormFailure, PasswordField, SubmitButton, useContractForm } from 'shared-lib/form';
import { useWriteOnce } from 'shared-lib/patterns/use-write-once';
import { useNavigate } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { FormNote, AuthStack } from './auth-styles.ts';
import { authHref } from './auth-mode.ts';
import { explainWithoutNotFound, resetPassword } from './password-requests.ts';

const labels = copy.reset;

const NewPasswordForm = ({ token }: { token: string }) => {
  const form = useContractForm(resetPasswordInput, { defaults: { token } });
  const navigate = useNavigate();
  const writeOnce = useWriteOnce();
  const save = async (input: ResetPasswordInput): Promise<void> => {
    await writeOnce(input, (headers) => resetPassword(input, headers));
    toast.success(labels.done, labels.doneText);
    // Replaces the used link in the history.
    await navigate(authHref('login', null), { replace: true });
  };
  return (
    <Form form={form} onSubmit={save} failureMessage={explainWithoutNotFound(labels.failed)}>
      <AuthStack>
        <FormFailure />
        <PasswordField<ResetPasswordInput>
          name="password"
          label={labels.password}
          hint={copy.register.passwordHint}
          autoComplete="new-password"
          required
        />
        <PasswordField<ResetPasswordInput>
          name="password_confirmation"
          label={copy.register.confirmation}
          autoComplete="new-password"
          required
        />
        <SubmitButton block pendingText={labels.pending}>
          {labels.submit}
        </SubmitButton>
      </AuthStack>
    </Form>
  );
};

/** @param token from the link in the e-mail; without one the form shows that the link is incomplete */
export const ResetForm = ({ token }: { token: string | null }) => (
  <>
    {token ? <NewPasswordForm token={token} /> : <Alert tone="danger">{labels.badLink}</Alert>}
    <FormNote>
      <LoneTextLink to={authHref('forgot', null)}>{labels.newLink}</LoneTextLink>
    </FormNote>
  </>
);
