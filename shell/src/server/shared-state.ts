import { useSession, type Session } from 'shared-lib/session';
import { connectToasts } from 'shared-lib/toast';

const UNKNOWN: Session = { status: 'unknown', token: null, user: null };

/**
 * Keeps the state that pages of one process share empty: whatever a page signs in or announces must not reach another visitor.
 * Call it once per process.
 */
export const discardSharedState = (): void => {
  useSession.subscribe((now) => {
    if (now.status !== 'unknown') useSession.setState(UNKNOWN, true);
  });
  connectToasts(() => undefined);
};
