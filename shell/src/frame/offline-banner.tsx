import { useSyncExternalStore } from 'react';
import { copy } from '../copy/ar.ts';
import { FrameNotice } from './frame-notice.tsx';

const subscribe = (tell: () => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/** Says that the network is gone, for as long as it is. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <FrameNotice>{isOnline ? null : copy.frame.offline}</FrameNotice>;
};
