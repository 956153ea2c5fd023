import type { User } from 'shared-lib/contracts';
import { useState } from 'react';
import { useSession } from './session.ts';

/**
 * The signed-in user, or the last one that this component saw. A page stays on the screen after its session expires, until the
 * user signs in again, and still needs the user's data.
 */
export const useKnownUser = (): User | null => {
  const user = useSession((state) => state.user);
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);
  return user ?? lastUser;
};
