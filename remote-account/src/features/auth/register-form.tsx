import {
  registrationResponse,
  registrationInput,
  registrationRoles,
  type RegistrationInput,
} from 'shared-lib/contracts';
import { signInCopy } from 'shared-lib/copy';
import {
  failureMessageOr,
  Form,
  FormFailure,
  PasswordField,
  RadioCards,
  SubmitButton,
  TextField,
  useContractForm,
} from 'shared-lib/form';
import { http } from 'shared-lib/http';
import { useWriteOnce } from 'shared-lib/patterns/use-write-once';
import { useNavigate } from 'shared-lib/router';
import { session } from 'shared-lib/session';
import { toast } from 'shared-lib/toast';
import { TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { FormNote, AuthStack } from './auth-styles.ts';
import { authHref } from './auth-mode.ts';
import { syncEmail, type SharedEmailProps } from './shared-email.ts';

const labels = copy.register;
const roles = registrationRoles.map((value) => ({ value, label: labels[value], text: labels[`${value}Text`] }));

export const RegisterForm = ({ next, email, onEmail }: SharedEmailProps & { next: string | null }) => {
  const form = useContractForm(registrationInput, { defaults: { email, role: 'client' } });
  const navigate = useNavigate();
  const writeOnce = useWriteOnce();
  const login = authHref('login', next);

  const register = async (input: RegistrationInput): Promise<void> => {
    const { token, user } = await writeOnce(input, (headers) =>
      http.post('/auth/register', input, registrationResponse, { headers }),
    );
    if (token && user) return session.signIn(token, user);
    toast.success(labels.done, labels.doneText);
    await navigate(login);
  };

  return (
    <>
      <Form
        form={form}
        onSubmit={register}
        failureMessage={failureMessageOr(labels.failed)}
        onChange={syncEmail(onEmail)}
      >
        <AuthStack>
          <FormFailure />
          <TextField<RegistrationInput> name="name" label={labels.name} autoComplete="name" required />
          <TextField<RegistrationInput>
            name="email"
            type="email"
            label={signInCopy.email}
            autoComplete="username"
            required
          />
          <RadioCards<RegistrationInput> name="role" label={labels.role} options={roles} required />
          <PasswordField<RegistrationInput>
            name="password"
            label={signInCopy.password}
            hint={labels.passwordHint}
            autoComplete="new-password"
            required
          />
          <PasswordField<RegistrationInput>
            name="password_confirmation"
            label={labels.confirmation}
            autoComplete="new-password"
            required
          />
          <SubmitButton block pendingText={labels.pending}>
            {labels.submit}
          </SubmitButton>
        </AuthStack>
      </Form>
      <FormNote>
        {labels.hasAccount} <TextLink to={login}>{labels.login}</TextLink>
      </FormNote>
    </>
  );
};
