import { paths, safeNext } from 'shared-lib/paths';
import { Navigate, useSearchParams } from 'shared-lib/router';
import { useSession } from 'shared-lib/session';
import { Waiting } from 'shared-lib/ui/spinner';
import { copy } from '../copy/ar.ts';
import { LoginForm } from '../features/login/login-form.tsx';
import { LoginFrame } from '../features/login/login-frame.tsx';
import { NotAdmin } from '../features/login/not-admin.tsx';

/** Only administrators go on from here; everybody else is shown the way to their own pages. */
export const LoginPage = () => {
  const [search] = useSearchParams();
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  return (
    <LoginFrame>
      {status === 'unknown' && <Waiting>{copy.login.checking}</Waiting>}
      {status === 'guest' && <LoginForm />}
      {user && user.role !== 'admin' && <NotAdmin name={user.name} />}
      {user?.role === 'admin' && (
        <>
          <Waiting>{copy.login.opening}</Waiting>
          <Navigate to={safeNext(search.get('next'), paths.admin.home())} replace />
        </>
      )}
    </LoginFrame>
  );
};
