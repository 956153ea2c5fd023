import { lazy, Suspense } from 'react';
import { useSignInRequest } from './sign-in-request.ts';

/** Form code arrives only when a session really was lost. */
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then(({ SignInAgain: Component }) => ({ default: Component })));

/** Opens over a guarded page whose session has ended, so that its text is not lost. */
export const SignInDialog = () => {
  const email = useSignInRequest((state) => state.email);
  if (email === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain email={email} />
    </Suspense>
  );
};
