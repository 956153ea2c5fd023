import type { DoorDeps, RouteHandle } from 'shared-lib/federation';
import { serviceQueries } from 'shared-lib/api';
import type { RouteObject } from 'shared-lib/router';
import { HomePage } from './pages/home-page.tsx';
import { copy } from './copy/ar.ts';

export const contract = 1;

const home: RouteHandle = {
  prefetch: ({ queryClient }) => queryClient.prefetchQuery(serviceQueries.list()),
  seo: () => ({ title: copy.home.title, description: copy.home.description, canonicalPath: '/', jsonLd: [{ '@type': 'Organization', name: 'مقياس' }] }),
};

export default (_deps: DoorDeps): RouteObject[] => [
  { index: true, Component: HomePage, handle: home },
];
