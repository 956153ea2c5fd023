import { useSyncExternalStore } from 'react';

const noSubscription = () => () => undefined;

/** Whether React has hydrated the markup; false on the server. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
