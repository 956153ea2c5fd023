import { useEffect, useRef, useState } from 'react';
import { forgotPasswordInput, type ForgotPasswordInput } from 'shared-lib/contracts';
import { signInCopy } from 'shared-lib/copy';
import { Form, FormFailure, SubmitButton, TextField, useContractForm } from 'shared-lib/form';
import { Alert } from 'shared-lib/ui/alert';
import { Ltr } from 'shared-lib/ui/bdi';
import { LoneTextLink, TextButton } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { FormNote, AuthStack } from './auth-styles.ts';
import { authHref } from './auth-mode.ts';
import { syncEmail, type SharedEmailProps } from './shared-email.ts';
import { requestResetLink, explainWithoutNotFound } from './password-requests.ts';

const labels = copy.forgot;

const LinkSent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <AuthStack ref={box} tabIndex={-1} role="group" aria-label={labels.sentTitle}>
      <Alert tone="success">
        <b>{labels.sentTitle}</b>
        <p>
          {labels.sent} <Ltr>{email}</Ltr>
        </p>
      </Alert>
      <FormNote>
        {labels.sentHint} <TextButton onClick={onAgain}>{labels.again}</TextButton>
      </FormNote>
    </AuthStack>
  );
};

const EmailForm = ({ email, onEmail, onSent }: SharedEmailProps & { onSent: (email: string) => void }) => {
  const form = useContractForm(forgotPasswordInput, { defaults: { email } });
  const submit = async (input: ForgotPasswordInput): Promise<void> => {
    await requestResetLink(input);
    onSent(input.email);
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      failureMessage={explainWithoutNotFound(labels.failed)}
      onChange={syncEmail(onEmail)}
    >
      <AuthStack>
        <FormFailure />
        <TextField<ForgotPasswordInput>
          name="email"
          type="email"
          label={signInCopy.email}
          autoComplete="username"
          required
        />
        <SubmitButton block>{labels.submit}</SubmitButton>
      </AuthStack>
    </Form>
  );
};

export const ForgotForm = ({ next, ...sharedEmail }: SharedEmailProps & { next: string | null }) => {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      {sentTo ? (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      ) : (
        <EmailForm {...sharedEmail} onSent={setSentTo} />
      )}
      <FormNote>
        <LoneTextLink to={authHref('login', next)}>{copy.auth.backToLogin}</LoneTextLink>
      </FormNote>
    </>
  );
};
