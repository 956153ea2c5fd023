import { useState } from 'react';
import type { User } from 'shared-lib/contracts';
import { paths, safeNext } from 'shared-lib/paths';
import { useSession } from 'shared-lib/session';

const homeOf = ({ role }: User): string => (role === 'admin' ? paths.admin.home() : paths.dashboard());

/**
 * Where a signed-in visitor is sent, `undefined` for a guest. Who signs in here goes where they wanted to go, or to their
 * own pages; who comes signed in goes to the dashboard, as the specification says.
 */
export const useArrival = (next: string | null): string | undefined => {
  const status = useSession((state) => state.status);
  const user = useSession((state) => state.user);
  const [cameAsGuest, setCameAsGuest] = useState(false);
  if (status === 'guest' && !cameAsGuest) setCameAsGuest(true);
  if (!user) return undefined;
  return cameAsGuest ? safeNext(next, homeOf(user)) : paths.dashboard();
};
