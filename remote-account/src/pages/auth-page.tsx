import { Navigate, useSearchParams } from 'shared-lib/router';
import { LoadingMessage } from 'shared-lib/ui/spinner';
import { copy } from '../copy/ar.ts';
import { AuthCard } from '../features/auth/auth-card.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { readMode } from '../features/auth/auth-mode.ts';
import { useIsRestoring, useJoinedSaved, useSignedInRedirect } from '../features/auth/use-signed-in-redirect.ts';
import { NeedsScripts } from '../layout/needs-scripts.tsx';

/**
 * The form of the mode that the URL names. The server renders it for everybody, because only the browser knows a session: a signed-in
 * visitor is led on once the page works.
 */
export const AuthPage = () => {
  const [search] = useSearchParams();
  const isRestoring = useIsRestoring();
  const mode = readMode(search);
  const next = search.get('next');
  const redirectTo = useSignedInRedirect(next);
  const isJoined = useJoinedSaved(redirectTo !== undefined);
  return (
    <AuthLayout mode={mode} next={next}>
      {isRestoring && <LoadingMessage>{copy.auth.checking}</LoadingMessage>}
      {!isRestoring && !redirectTo && (
        <>
          <NeedsScripts>{copy.auth.needsScripts[mode]}</NeedsScripts>
          <AuthCard mode={mode} next={next} resetToken={search.get('token')} />
        </>
      )}
      {redirectTo && (
        <>
          <LoadingMessage>{copy.auth.opening}</LoadingMessage>
          {isJoined && <Navigate to={redirectTo} replace />}
        </>
      )}
    </AuthLayout>
  );
};
