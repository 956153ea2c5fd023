import { Navigate, useSearchParams } from 'shared-lib/router';
import { useSession } from 'shared-lib/session';
import { Waiting } from 'shared-lib/ui/spinner';
import { copy } from '../copy/ar.ts';
import { AuthCard } from '../features/auth/auth-card.tsx';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { readMode } from '../features/auth/auth-mode.ts';
import { useArrival } from '../features/auth/use-arrival.ts';

export const AuthPage = () => {
  const [search] = useSearchParams();
  const status = useSession((state) => state.status);
  const mode = readMode(search);
  const next = search.get('next');
  const arrival = useArrival(next);
  return (
    <AuthFrame mode={mode} next={next}>
      {status === 'unknown' && <Waiting>{copy.auth.checking}</Waiting>}
      {status === 'guest' && <AuthCard mode={mode} next={next} resetToken={search.get('token')} />}
      {arrival && (
        <>
          <Waiting>{copy.auth.opening}</Waiting>
          <Navigate to={arrival} replace />
        </>
      )}
    </AuthFrame>
  );
};
