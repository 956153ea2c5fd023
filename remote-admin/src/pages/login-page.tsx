import { SignInForm } from 'shared-lib/account';
import { paths, safeNextPath } from 'shared-lib/paths';
import { Navigate, useSearchParams } from 'shared-lib/router';
import { useSession } from 'shared-lib/session';
import { LoadingMessage } from 'shared-lib/ui/spinner';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import { copy } from '../copy/ar.ts';
import { LoginLayout } from '../features/login/login-layout.tsx';
import { NotAdmin } from '../features/login/not-admin.tsx';

const forgot = <LoneTextLink to={paths.forgotPassword()}>{copy.login.forgot}</LoneTextLink>;

/** Redirects administrators. Shows all other users that they cannot enter. */
export const LoginPage = () => {
  const [search] = useSearchParams();
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  return (
    <LoginLayout>
      {status === 'unknown' && <LoadingMessage>{copy.login.checking}</LoadingMessage>}
      {status === 'guest' && <SignInForm aside={forgot} />}
      {user && user.role !== 'admin' && <NotAdmin name={user.name} />}
      {user?.role === 'admin' && (
        <>
          <LoadingMessage>{copy.login.opening}</LoadingMessage>
          <Navigate to={safeNextPath(search.get('next'), paths.admin.home())} replace />
        </>
      )}
    </LoginLayout>
  );
};
