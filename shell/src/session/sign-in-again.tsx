import { useEffect } from 'react';
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
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import styled from 'styled-components';
import { copy } from '../copy/ar.ts';
import { navigateTo } from '../navigation/navigator.ts';

const Text = styled.p`
  color: ${color.text2};
  font-size: 0.9375rem;
`;
const Fields = styled(Form<LoginInput, LoginInput>)`
  display: grid;
  gap: var(--s4h);
  margin-block-start: var(--s2);
`;
const Actions = styled.div`
  display: grid;
  gap: var(--s2h);
`;

/** Dialog over a page whose session has ended. The person signs in again or leaves the page; Esc does not close it. */
export const SignInAgain = ({ email }: { email: string }) => {
  const form = useContractForm(loginInput, { defaults: { email } });
  const { setFocus } = form;
  useEffect(() => setFocus(email ? 'password' : 'email'), [setFocus, email]);
  const handleSubmit = async (input: LoginInput) => {
    const { token, user } = await signIn(input);
    session.signIn(token, user);
  };
  // The page may ask whether to leave it. Who stays still has to sign in, so the dialog closes with the page.
  const leave = () => navigateTo(paths.home());
  return (
    <Dialog open persistent onClose={leave} title={copy.signInAgain.title}>
      <Text>{copy.signInAgain.text}</Text>
      <Fields form={form} onSubmit={handleSubmit} failureMessage={failureMessageOr(signInCopy.failed)}>
        <FormFailure />
        <TextField<LoginInput> name="email" type="email" label={signInCopy.email} autoComplete="username" required />
        <PasswordField<LoginInput>
          name="password"
          label={signInCopy.password}
          autoComplete="current-password"
          required
        />
        <Actions>
          <SubmitButton block pendingText={signInCopy.pending}>
            {signInCopy.submit}
          </SubmitButton>
          <Button tone="quiet" block onClick={leave}>
            {copy.signInAgain.leave}
          </Button>
        </Actions>
      </Fields>
    </Dialog>
  );
};
