import { useState, type ComponentType } from 'react';
import { ChunkFailed } from './chunk-failed.tsx';

type LoadPage = () => Promise<ComponentType>;

/**
 * What a person sees when a page's code did not arrive: the card, and after «try again» the page itself, in the same tab.
 * The router remembers a rejected `lazy` for ever, so the failure is drawn as a page instead.
 */
const recovering = (load: LoadPage) => {
  const Recovering = () => {
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
  return Recovering;
};

/**
 * `lazy` of a route whose page is a chunk of its own: tries twice, then shows a card that can try again. Never rejects.
 * @example { path: 'about', lazy: lazyPage(() => import('./pages/about-page.tsx').then((m) => m.AboutPage)) }
 */
export const lazyPage = (load: LoadPage) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: await load().catch(load) };
  } catch (error) {
    console.warn(`A page's code did not arrive: ${String(error)}`);
    return { Component: recovering(load) };
  }
};
