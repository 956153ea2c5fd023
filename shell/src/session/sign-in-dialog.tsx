import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { areaOf } from 'shared-lib/federation';
import { useLazyComponent } from '../layout/use-lazy-component.ts';
import { useSiteLocation } from '../navigation/site-location.ts';
import { closeSignInRequest, useSignInRequest } from './sign-in-request.ts';

const loadForm = () => import('./sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain);

/** Used when the dialog's code cannot be loaded. The sign-in page leads back to this page. */
const goToSignIn = () => {
  const { pathname, search } = location;
  location.assign(`${areaOf(pathname).guard?.signIn ?? '/'}?next=${encodeURIComponent(pathname + search)}`);
};

/** Opens over a guarded page whose session has ended, so that its text is not lost. The form code is loaded only then. */
export const SignInDialog = () => {
  const email = useSignInRequest((state) => state.email);
  const queryClient = useQueryClient();
  const isGuarded = useSiteLocation(({ pathname }) => areaOf(pathname).guard !== undefined);
  const isOpen = email !== null && isGuarded;
  // An unguarded page needs no dialog, such as the home page or the sign-in page that a guard redirected to.
  const hasLeft = email !== null && !isGuarded;
  useEffect(() => {
    if (!hasLeft) return;
    closeSignInRequest();
    // The data of the account; the open page uses its own.
    queryClient.removeQueries({ type: 'inactive' });
  }, [hasLeft, queryClient]);
  const SignInAgain = useLazyComponent(loadForm, isOpen, goToSignIn);
  return SignInAgain && isOpen ? <SignInAgain email={email} /> : null;
};
