import { signIn } from 'shared-lib/api';
import { loginInput, type LoginInput } from 'shared-lib/contracts';
import { signInCopy } from 'shared-lib/copy';
import {
  failureMessageOr,
  Form,
  FormFailure,
  PasswordField,
  SubmitButton,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { session } from 'shared-lib/session';
import { LoneTextLink, TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { FormNote, Stack } from './auth-styles.ts';
import { authHref } from './auth-mode.ts';
import { syncEmail, type SharedEmailProps } from './shared-email.ts';

/** Signs in. `AuthPage` redirects once the session has a user. */
const openSession = async (input: LoginInput): Promise<void> => {
  const { token, user } = await signIn(input);
  session.signIn(token, user);
};

export const LoginForm = ({ next, email, onEmail }: SharedEmailProps & { next: string | null }) => {
  const form = useContractForm(loginInput, { defaults: { email } });
  const forgot = <LoneTextLink to={authHref('forgot', next)}>{copy.login.forgot}</LoneTextLink>;
  return (
    <>
      <Form
        form={form}
        onSubmit={openSession}
        failureMessage={failureMessageOr(signInCopy.failed)}
        onChange={syncEmail(onEmail)}
      >
        <Stack>
          <FormFailure />
          <TextField<LoginInput> name="email" type="email" label={signInCopy.email} autoComplete="username" required />
          <PasswordField<LoginInput>
            name="password"
            label={signInCopy.password}
            autoComplete="current-password"
            aside={forgot}
            required
          />
          <SubmitButton block pendingText={signInCopy.pending}>
            {signInCopy.submit}
          </SubmitButton>
        </Stack>
      </Form>
      <FormNote>
        {copy.login.noAccount} <TextLink to={authHref('register', next)}>{copy.login.register}</TextLink>
      </FormNote>
    </>
  );
};
