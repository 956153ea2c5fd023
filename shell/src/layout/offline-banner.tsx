import { useSyncExternalStore } from 'react';
import { copy } from '../copy/ar.ts';
import { PageNotice } from './page-notice.tsx';

const subscribe = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Shown while the browser is offline. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <PageNotice>{isOnline ? null : copy.layout.offline}</PageNotice>;
};
