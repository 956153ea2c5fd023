import { useState, type ComponentType } from 'react';
import { ChunkFailed } from './chunk-failed.tsx';
import { loadWithRetry } from './watch-script.ts';

type LoadPage = () => Promise<ComponentType>;

/**
 * Creates the page for a chunk that failed to load: a card with "try again", replaced by the real page once it loads.
 * React Router never retries a rejected `lazy`, so the failure has to be a page.
 */
const createRetryPage = (load: LoadPage) => {
  const RetryPage = () => {
    const [page, setPage] = useState<{ Component: ComponentType }>();
    const [isTrying, setIsTrying] = useState(false);
    if (page) return <page.Component />;
    const retry = async () => {
      setIsTrying(true);
      try {
        setPage({ Component: await load() });
      } catch {
        setIsTrying(false);
      }
    };
    return <ChunkFailed onRetry={() => void retry()} isTrying={isTrying} />;
  };
  return RetryPage;
};

/**
 * Creates the `lazy` of a route whose page is its own chunk. Tries twice, then renders a card with "try again". Never rejects.
 * @example { path: 'about', lazy: lazyPage(() => import('./pages/about-page.tsx').then((m) => m.AboutPage)) }
 */
export const lazyPage = (load: LoadPage) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: await loadWithRetry(load) };
  } catch (error) {
    console.warn(`The code of a page failed to load: ${String(error)}`);
    return { Component: createRetryPage(load) };
  }
};
