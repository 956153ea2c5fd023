import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { isOffline } from 'shared-lib/http';
import { ChunkFailed } from './chunk-failed.tsx';
import type { PageLoads } from './page-scripts.ts';
import { useRetryOnline } from './use-retry-online.ts';
import { loadWithRetry } from './watch-script.ts';

type LoadPage = () => Promise<ComponentType>;

/**
 * Creates the page for a chunk that failed to load: a card with "try again", replaced by the real page once it loads. It also tries again
 * when the browser goes online and when the page is opened another time.
 * React Router never retries a rejected `lazy`, so the failure has to be a page.
 * @param failedOffline whether the browser was offline when the chunk failed. When it is online as the card appears, no event follows.
 */
const createRetryPage = (load: LoadPage, failedOffline: boolean) => {
  let loaded: { Component: ComponentType } | undefined;
  let wasOpened = false;
  const RetryPage = () => {
    const [page, setPage] = useState(loaded);
    const [isTrying, setIsTrying] = useState(false);
    const retry = useCallback(async () => {
      setIsTrying(true);
      try {
        loaded = { Component: await load() };
        setPage(loaded);
      } catch {
        setIsTrying(false);
      }
    }, []);
    useEffect(() => {
      if (loaded) return;
      if (wasOpened || (failedOffline && !isOffline())) void retry();
      wasOpened = true;
    }, [retry]);
    useRetryOnline(retry, !page);
    if (page) return <page.Component />;
    return <ChunkFailed onRetry={() => void retry()} isTrying={isTrying} />;
  };
  return RetryPage;
};

/**
 * Creates the `lazy` of a route whose page is its own chunk. Tries twice, then renders a card with "try again". Never rejects.
 *
 * The build reads the `import()`s in the functions that it gets, and lists their scripts, so that the first page of a document requests them
 * together with the exposed module instead of after it. For a function without an `import()` of its own it lists no pages, and such a build
 * cannot be released.
 * @param load imports the page
 * @param loads functions that `load` also calls, by role, when their imports are not in `load` itself
 * @example { path: 'about', lazy: lazyPage(() => import('./pages/about-page.tsx').then((m) => m.AboutPage)) }
 */
export const lazyPage = (load: LoadPage, loads: PageLoads = { all: [load] }) => {
  const lazy = async (): Promise<{ Component: ComponentType }> => {
    try {
      return { Component: await loadWithRetry(load) };
    } catch (error) {
      console.warn(`The code of a page failed to load: ${String(error)}`);
      return { Component: createRetryPage(load, isOffline()) };
    }
  };
  return Object.assign(lazy, { loads });
};
