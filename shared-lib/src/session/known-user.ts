import type { User } from 'shared-lib/contracts';
import { useState } from 'react';
import { useSession } from './session.ts';

/**
 * The signed-in user; while there is none, the one this component saw last. A page whose session ended stays on the screen
 * until its person has signed in again, and must not lose its name meanwhile.
 */
export const useKnownUser = (): User | null => {
  const user = useSession((state) => state.user);
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  return user ?? known;
};
