import { resetPasswordInput, type ResetPasswordInput } from 'shared-lib/contracts';
import { Form, FormFailure, PasswordField, SubmitButton, useContractForm } from 'shared-lib/form';
import { useNavigate } from 'shared-lib/router';
import { toast } from 'shared-lib/toast';
import { Alert } from 'shared-lib/ui/alert';
import { TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { Aside, Stack } from './auth-look.ts';
import { authHref } from './auth-mode.ts';
import { explainDiscreetly, setNewPassword } from './password-calls.ts';

const words = copy.reset;

const NewPasswordForm = ({ token }: { token: string }) => {
  const form = useContractForm(resetPasswordInput, { defaults: { token } });
  const navigate = useNavigate();
  const save = async (input: ResetPasswordInput): Promise<void> => {
    await setNewPassword(input);
    toast.success(words.done, words.doneText);
    // The used link leaves the history.
    await navigate(authHref('login', null), { replace: true });
  };
  return (
    <Form form={form} onSubmit={save} sayFailure={explainDiscreetly(words.failed)}>
      <Stack>
        <FormFailure />
        <PasswordField<ResetPasswordInput>
          name="password"
          label={words.password}
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
        <SubmitButton block pendingText={words.pending}>
          {words.submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
};

/** `token` is the one of the mailed link; without it there is nothing to set. */
export const ResetForm = ({ token }: { token: string | null }) => (
  <>
    {token ? <NewPasswordForm token={token} /> : <Alert tone="danger">{words.badLink}</Alert>}
    <Aside>
      <TextLink to={authHref('forgot', null)}>{words.newLink}</TextLink>
    </Aside>
  </>
);
