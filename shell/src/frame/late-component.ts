import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is no part of the page's first load: null until it is wanted and there. A failure to load it never
 * harms the page: it is tried again when the component is wanted again or the network comes back, and `onFailure` hears of it.
 * `load` must be one function for the life of the page.
 */
export const useLateComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null => {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const isMissing = isWanted && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const fetchIt = async () => {
      try {
        const Component = await load();
        if (!isGone) setLoaded({ Component });
      } catch (error) {
        console.warn(`A part of the frame did not arrive: ${String(error)}`);
        if (!isGone) onFailure?.();
      }
    };
    const handleOnline = () => void fetchIt();
    void fetchIt();
    window.addEventListener('online', handleOnline);
    return () => {
      isGone = true;
      window.removeEventListener('online', handleOnline);
    };
  }, [isMissing, load, onFailure]);
  return loaded?.Component ?? null;
};
