import { useEffect, type ComponentProps, type ReactNode } from 'react';
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
import { FormStack } from './setting-row.tsx';

/** Signs in. The page around the form redirects once the session has a user. */
const openSession = async (input: LoginInput): Promise<void> => {
  const { token, user } = await signIn(input);
  session.signIn(token, user);
};

interface Props {
  /** Initial value of the e-mail field. */
  email?: string;
  /** Whether the first empty field takes the focus. */
  hasFocus?: boolean;
  /** Beside the label of the password, such as the link for a forgotten one. */
  aside?: ReactNode;
  onChange?: ComponentProps<'form'>['onChange'];
  /** Below the button. */
  children?: ReactNode;
}

/** E-mail, password and the button that signs in. */
export const SignInForm = ({ email = '', hasFocus = false, aside, onChange, children }: Props) => {
  const form = useContractForm(loginInput, { defaults: { email } });
  const { setFocus } = form;
  useEffect(() => {
    if (hasFocus) setFocus(email ? 'password' : 'email');
  }, [hasFocus, setFocus, email]);
  return (
    <Form form={form} onSubmit={openSession} failureMessage={failureMessageOr(signInCopy.failed)} onChange={onChange}>
      <FormStack>
        <FormFailure />
        <TextField<LoginInput> name="email" type="email" label={signInCopy.email} autoComplete="username" required />
        <PasswordField<LoginInput>
          name="password"
          label={signInCopy.password}
          autoComplete="current-password"
          aside={aside}
          required
        />
        <SubmitButton block pendingText={signInCopy.pending}>
          {signInCopy.submit}
        </SubmitButton>
        {children}
      </FormStack>
    </Form>
  );
};
