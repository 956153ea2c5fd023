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
import { paths } from 'shared-lib/paths';
import { session } from 'shared-lib/session';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { copy } from '../../copy/ar.ts';

const Fields = styled.div`
  display: grid;
  gap: var(--s5);
`;

const openSession = async (input: LoginInput): Promise<void> => {
  const { token, user } = await signIn(input);
  session.signIn(token, user);
};

const forgot = <LoneTextLink to={paths.forgotPassword()}>{copy.login.forgot}</LoneTextLink>;

/** The normal sign-in. `LoginPage` checks the role afterwards. */
export const LoginForm = () => {
  const form = useContractForm(loginInput);
  return (
    <Form form={form} onSubmit={openSession} failureMessage={failureMessageOr(signInCopy.failed)}>
      <Fields>
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
      </Fields>
    </Form>
  );
};
