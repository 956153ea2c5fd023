import { Suspense, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { BlockFailed } from 'shared-lib/ui/block-failed';
import { Skeleton } from 'shared-lib/ui/skeleton';
import { calculator } from '../../copy/calculator.ts';
import { loadedPanels, loadPanels, panelsArrival, type Panels } from './load-panels.ts';
import type { ResultView } from './result-text.ts';

const { panels: copy } = calculator;

type Layout = ComponentType<{ panels: Panels; view: ResultView }>;

interface Props {
  view: ResultView;
  layout: Layout;
}

const Loaded = ({ view, layout: PanelLayout }: Props) => (
  <PanelLayout panels={loadedPanels() ?? use(panelsArrival)} view={view} />
);

type State = 'loading' | 'ready' | 'failed' | 'retrying';

/** Loads the panels once the page is shown. */
const useLoading = () => {
  const [state, setState] = useState<State>(() => (loadedPanels() ? 'ready' : 'loading'));
  const isLoading = state === 'loading' || state === 'retrying';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    const update = (next: State) => isCurrent && setState(next);
    void loadPanels().then(
      () => update('ready'),
      () => update('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoading]);
  return { state, retry: () => setState('retrying') };
};

/**
 * Panels of the result, whose code loads after the first result. Until it has loaded, the markup of the server stays: it shows
 * the first view and follows no change, because a change would make React replace it by a placeholder.
 */
export const DeferredPanels = ({ view, layout }: Props) => {
  const { state, retry } = useLoading();
  const [first] = useState(view);
  const shown = state === 'ready' ? view : first;
  const panels = useMemo(
    () => (
      <Suspense fallback={<Skeleton $block="40rem" />}>
        <Loaded view={shown} layout={layout} />
      </Suspense>
    ),
    [shown, layout],
  );
  if (state === 'failed' || state === 'retrying')
    return <BlockFailed message={copy.failed} isTrying={state === 'retrying'} onRetry={retry} />;
  return panels;
};
