import { useState } from 'react';
import { SignInForm } from 'shared-lib/account';
import { LoneTextLink, TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { type AuthMode, authHref } from './auth-mode.ts';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { FormNote } from './auth-styles.ts';
import { syncEmail, type SharedEmailProps } from './shared-email.ts';

/** The form of sign-in. `AuthPage` redirects once the session has a user. */
const LoginForm = ({ next, email, onEmail }: SharedEmailProps & { next: string | null }) => (
  <>
    <SignInForm
      email={email}
      onChange={syncEmail(onEmail)}
      aside={<LoneTextLink to={authHref('forgot', next)}>{copy.login.forgot}</LoneTextLink>}
    />
    <FormNote>
      {copy.login.noAccount} <TextLink to={authHref('register', next)}>{copy.login.register}</TextLink>
    </FormNote>
  </>
);

interface Props {
  mode: AuthMode;
  next: string | null;
  resetToken: string | null;
}

/** Shows the form of the current mode. All forms share the typed e-mail address. */
export const AuthCard = ({ mode, next, resetToken }: Props) => {
  const [email, setEmail] = useState('');
  const shared = { next, email, onEmail: setEmail };
  switch (mode) {
    case 'login':
      return <LoginForm {...shared} />;
    case 'register':
      return <RegisterForm {...shared} />;
    case 'forgot':
      return <ForgotForm {...shared} />;
    case 'reset':
      return <ResetForm token={resetToken} />;
  }
};
