import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useRetryOnline } from 'shared-lib/federation/use-retry-online';

/**
 * Loads a component whose code is not part of the first load. Returns null until it is needed and loaded. A failed load does not
 * break the page: it is tried again when the component is next needed or when the browser goes online.
 * @param load one function for the lifetime of the page
 * @param onFailure called after each failed load while the component is needed
 */
export const useLazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null => {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const isMissing = isNeeded && !loaded;
  const isAwaited = useRef(false);
  const loadComponent = useCallback(
    () =>
      load().then(
        (Component) => setLoaded({ Component }),
        (error: unknown) => {
          console.warn(`A part of the layout could not be loaded: ${String(error)}`);
          if (isAwaited.current) onFailure?.();
        },
      ),
    [load, onFailure],
  );
  useEffect(() => {
    if (!isMissing) return;
    isAwaited.current = true;
    void loadComponent();
    return () => {
      isAwaited.current = false;
    };
  }, [isMissing, loadComponent]);
  useRetryOnline(loadComponent, isMissing);
  return loaded?.Component ?? null;
};
