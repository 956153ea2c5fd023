import { useState } from 'react';
import { forgotPasswordInput, type ForgotPasswordInput } from 'shared-lib/contracts';
import { signInCopy } from 'shared-lib/copy';
import { Form, FormFailure, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { TextButton, TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { Aside, Stack } from './auth-look.ts';
import { authHref } from './auth-mode.ts';
import { keepEmail, type EmailKeeper } from './keep-email.ts';
import { askForResetLink, explainDiscreetly } from './password-calls.ts';

const words = copy.forgot;

const LinkSent = ({ email, onAgain }: { email: string; onAgain: () => void }) => (
  <>
    <Alert tone="success">
      <b>{words.sentTitle}</b>
      <p>
        {words.sent} <Ltr>{email}</Ltr>
      </p>
    </Alert>
    <Aside>
      {words.sentHint} <TextButton onClick={onAgain}>{words.again}</TextButton>
    </Aside>
  </>
);

const AskForm = ({ email, onEmail, onSent }: EmailKeeper & { onSent: (email: string) => void }) => {
  const form = useContractForm(forgotPasswordInput, { defaults: { email } });
  const ask = async (input: ForgotPasswordInput): Promise<void> => {
    await askForResetLink(input);
    onSent(input.email);
  };
  return (
    <Form form={form} onSubmit={ask} sayFailure={explainDiscreetly(words.failed)} onChange={keepEmail(onEmail)}>
      <Stack>
        <FormFailure />
        <TextField<ForgotPasswordInput>
          name="email"
          type="email"
          label={signInCopy.email}
          autoComplete="username"
          required
        />
        <SubmitButton block>{words.submit}</SubmitButton>
      </Stack>
    </Form>
  );
};

export const ForgotForm = ({ next, ...keeper }: EmailKeeper & { next: string | null }) => {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      {sentTo ? (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      ) : (
        <AskForm {...keeper} onSent={setSentTo} />
      )}
      <Aside>
        <TextLink to={authHref('login', next)}>{copy.auth.backToLogin}</TextLink>
      </Aside>
    </>
  );
};
