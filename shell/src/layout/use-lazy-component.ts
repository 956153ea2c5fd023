import { useEffect, useState, type ComponentType } from 'react';

/**
 * Loads a component whose code is not part of the first load. Returns null until it is needed and loaded. A failed load does not
 * break the page: it is tried again when the component is next needed or when the browser goes online.
 * @param load one function for the lifetime of the page
 * @param onFailure called after each failed load
 */
export const useLazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null => {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const isMissing = isNeeded && !loaded;
  useEffect(() => {
    if (!isMissing) return;
    let isCancelled = false;
    const loadComponent = async () => {
      try {
        const Component = await load();
        if (!isCancelled) setLoaded({ Component });
      } catch (error) {
        console.warn(`A part of the layout could not be loaded: ${String(error)}`);
        if (!isCancelled) onFailure?.();
      }
    };
    const handleOnline = () => void loadComponent();
    void loadComponent();
    window.addEventListener('online', handleOnline);
    return () => {
      isCancelled = true;
      window.removeEventListener('online', handleOnline);
    };
  }, [isMissing, load, onFailure]);
  return loaded?.Component ?? null;
};
