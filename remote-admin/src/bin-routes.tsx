import { lazyPage } from 'shared-lib/federation/lazy-page';
import type { RouteObject } from 'shared-lib/router';
import { articles } from './copy/articles.ts';
import { binCopy } from './copy/bin.ts';
import { repliesCopy } from './copy/replies.ts';
import { sectors } from './copy/sectors.ts';
import { services } from './copy/services.ts';
import { sliders } from './copy/sliders.ts';
import { studies } from './copy/studies.ts';
import { routeHandle } from './route-handle.ts';

const lists = { services, sectors, sliders, articles, studies, 'canned-replies': repliesCopy } as const;
type Binned = keyof typeof lists;

const binned: readonly Binned[] = ['services', 'sectors', 'sliders', 'articles', 'studies', 'canned-replies'];

/** The bins of the content lists. All of them are one chunk. */
export const binRoutes: RouteObject[] = binned.map((resource) => {
  const list = lists[resource].title;
  return {
    path: `${resource}/deleted`,
    lazy: lazyPage(() =>
      import('./pages/bin-page.tsx').then(({ BinPage }) => () => <BinPage resource={resource} list={list} />),
    ),
    handle: routeHandle(binCopy.title(list), binCopy.emptyText),
  };
});
