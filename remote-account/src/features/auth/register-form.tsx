import { registrationAnswer, registrationInput, registrationRoles, type RegistrationInput } from 'shared-lib/contracts';
import { signInCopy } from 'shared-lib/copy';
import {
  explainFailure,
  Form,
  FormFailure,
  PasswordField,
  RadioCards,
  SubmitButton,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { http } from 'shared-lib/http';
import { useNavigate } from 'shared-lib/router';
import { session } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { Aside, Stack } from './auth-look.ts';
import { authHref } from './auth-mode.ts';
import { keepEmail, type EmailKeeper } from './keep-email.ts';

const words = copy.register;
const roles = registrationRoles.map((value) => ({ value, label: words[value], text: words[`${value}Text`] }));

export const RegisterForm = ({ next, email, onEmail }: EmailKeeper & { next: string | null }) => {
  const form = useContractForm(registrationInput, { defaults: { email, role: 'client' } });
  const navigate = useNavigate();
  const login = authHref('login', next);

  const register = async (input: RegistrationInput): Promise<void> => {
    const { token, user } = await http.post('/auth/register', input, registrationAnswer);
    if (token && user) return session.signIn(token, user);
    toast.success(words.done, words.doneText);
    await navigate(login);
  };

  return (
    <>
      <Form form={form} onSubmit={register} sayFailure={explainFailure(words.failed)} onChange={keepEmail(onEmail)}>
        <Stack>
          <FormFailure />
          <TextField<RegistrationInput> name="name" label={words.name} autoComplete="name" required />
          <TextField<RegistrationInput>
            name="email"
            type="email"
            label={signInCopy.email}
            autoComplete="username"
            required
          />
          <RadioCards<RegistrationInput> name="role" label={words.role} options={roles} required />
          <PasswordField<RegistrationInput>
            name="password"
            label={signInCopy.password}
            hint={words.passwordHint}
            autoComplete="new-password"
            required
          />
          <PasswordField<RegistrationInput>
            name="password_confirmation"
            label={words.confirmation}
            autoComplete="new-password"
            required
          />
          <SubmitButton block pendingText={words.pending}>
            {words.submit}
          </SubmitButton>
        </Stack>
      </Form>
      <Aside>
        {words.hasAccount} <TextLink to={login}>{words.login}</TextLink>
      </Aside>
    </>
  );
};
