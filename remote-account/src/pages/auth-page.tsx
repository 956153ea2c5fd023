import { Navigate, useSearchParams } from 'shared-lib/router';
import { useSession } from 'shared-lib/session';
import { LoadingMessage } from 'shared-lib/ui/spinner';
import { copy } from '../copy/ar.ts';
import { AuthCard } from '../features/auth/auth-card.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { readMode } from '../features/auth/auth-mode.ts';
import { useSignedInRedirect, useJoinedSaved } from '../features/auth/use-signed-in-redirect.ts';

export const AuthPage = () => {
  const [search] = useSearchParams();
  const status = useSession((state) => state.status);
  const mode = readMode(search);
  const next = search.get('next');
  const redirectTo = useSignedInRedirect(next);
  const isJoined = useJoinedSaved(redirectTo !== undefined);
  return (
    <AuthLayout mode={mode} next={next}>
      {status === 'unknown' && <LoadingMessage>{copy.auth.checking}</LoadingMessage>}
      {status === 'guest' && <AuthCard mode={mode} next={next} resetToken={search.get('token')} />}
      {redirectTo && (
        <>
          <LoadingMessage>{copy.auth.opening}</LoadingMessage>
          {isJoined && <Navigate to={redirectTo} replace />}
        </>
      )}
    </AuthLayout>
  );
};
