import { areaOf } from '../areas.ts';
import { useLateComponent } from '../frame/late-component.ts';
import { useSiteLocation } from '../navigation/site-location.ts';
import { useSignInRequest } from './sign-in-request.ts';

const loadForm = () => import('./sign-in-again.tsx').then(({ SignInAgain }) => SignInAgain);

/** Without the dialog the page could only stand there dead: the sign-in page leads back to it. */
const goToSignIn = () => {
  const { pathname, search } = location;
  location.assign(`${areaOf(pathname).guard?.signIn ?? '/'}?next=${encodeURIComponent(pathname + search)}`);
};

/** Opens over a guarded page whose session has ended, so that its text is not lost. Form code arrives only then. */
export const SignInDialog = () => {
  const email = useSignInRequest((state) => state.email);
  const { pathname } = useSiteLocation();
  // A page that was not open yet when its session ended has led to the sign-in page by itself.
  const isAsked = email !== null && areaOf(pathname).guard !== undefined;
  const SignInAgain = useLateComponent(loadForm, isAsked, goToSignIn);
  return SignInAgain && isAsked ? <SignInAgain email={email} /> : null;
};
