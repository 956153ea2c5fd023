import { useState } from 'react';
import type { AuthMode } from './auth-mode.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';

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
