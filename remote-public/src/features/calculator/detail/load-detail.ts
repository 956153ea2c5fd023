import { useEffect, useState } from 'react';
import { loadWithRetry } from 'shared-lib/federation';

type DetailModule = typeof import('./detail-panel.tsx');
type State = 'loading' | 'failed' | 'retrying';

/** The code of the detail, which most visitors never need. @param isNeeded whether to load it */
export const useDetailModule = (isNeeded: boolean) => {
  const [module, setModule] = useState<DetailModule>();
  const [state, setState] = useState<State>('loading');
  const isLoading = isNeeded && !module && state !== 'failed';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    void loadWithRetry(() => import('./detail-panel.tsx')).then(
      (loaded) => isCurrent && setModule(loaded),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);
  return {
    module,
    hasFailed: state !== 'loading' && !module,
    isRetrying: state === 'retrying',
    retry: () => setState('retrying'),
  };
};
