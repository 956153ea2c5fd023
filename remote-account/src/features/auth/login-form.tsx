import { SignInForm } from 'shared-lib/account';
import { LoneTextLink, TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { FormNote } from './auth-styles.ts';
import { authHref } from './auth-mode.ts';
import { syncEmail, type SharedEmailProps } from './shared-email.ts';

/** The form of sign-in. `AuthPage` redirects once the session has a user. */
export const LoginForm = ({ next, email, onEmail }: SharedEmailProps & { next: string | null }) => (
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
