import { useSyncExternalStore } from 'react';
import { media } from 'shared-lib/theme';

const query = media.stacked.replace('@media ', '');

const subscribe = (onChange: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the page has one column, as on phones. For controls that move into a dialog there; what only looks different needs CSS. */
export const useStacked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
