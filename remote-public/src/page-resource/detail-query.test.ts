import { QueryClient } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import type { RouteHandle } from 'shared-lib/federation';
import { startApi } from 'testing/remote-harness';
import { afterEach, expect, it } from 'vitest';
import { articleHandle } from '../pages/article-handle.ts';
import { sectorHandle } from '../pages/sector-handle.ts';
import { serviceHandle } from '../pages/service-handle.ts';
import { studyHandle } from '../pages/study-handle.ts';

const api = await startApi();
afterEach(() => api.clearFaults());

/** Runs a page's handle for a path: its redirect before and after the prefetch, and the title at the canonical path. */
const openPage = async (handle: RouteHandle, requested: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const requestOf = (path: string) => ({
    queryClient,
    params: { idOrSlug: decodeURIComponent(path.split('/')[2] ?? '') },
    url: new URL(path, 'https://site.example'),
  });
  const before = handle.movedTo?.(requestOf(requested));
  await Promise.allSettled([handle.prefetch?.(requestOf(requested))]);
  const redirect = handle.movedTo?.(requestOf(requested));
  return { before, redirect, title: handle.seo?.(requestOf(redirect ?? requested)).title };
};

it.each([
  ['/services/feasibility-studies', serviceHandle, paths.service('feasibility'), 'دراسات الجدوى'],
  ['/services/2', serviceHandle, paths.service('business-plans'), 'خطط الأعمال'],
  ['/sectors/agriculture', sectorHandle, paths.sector('agricultural'), 'دراسات جدوى القطاع الزراعي'],
  ['/sectors/1', sectorHandle, paths.sector('commercial'), 'دراسات جدوى القطاع التجاري'],
  [`/blog/${encodeURIComponent('معدل-العائد-الداخلي')}`, articleHandle, paths.article('irr-npv'), /العائد الداخلي/],
  ['/blog/2', articleHandle, paths.article('break-even'), /نقطة التعادل/],
  ['/studies/dates-packing', studyHandle, paths.study('dates-factory'), /تمور/],
  ['/studies/1', studyHandle, paths.study('solar-plant'), /شمسية/],
])(
  '%s (id or former slug) redirects to the canonical path, whose data is already cached',
  async (path, handle, canonicalPath, expectedTitle) => {
    const { before, redirect, title } = await openPage(handle, path);
    expect(before).toBeUndefined();
    expect(redirect).toBe(canonicalPath);
    expect(title).toMatch(expectedTitle);
  },
);

it.each([
  ['/services/feasibility', serviceHandle],
  ['/services/no-such-service', serviceHandle],
  ['/sectors/energy', sectorHandle],
  ['/blog/irr-npv', articleHandle],
  ['/blog/999', articleHandle],
  ['/studies/solar-plant', studyHandle],
])('%s (canonical path or unknown slug) does not redirect', async (path, handle) => {
  expect((await openPage(handle, path)).redirect).toBeUndefined();
});

it('does not redirect while the API is down', async () => {
  await api.refuseConnections();
  expect((await openPage(serviceHandle, '/services/2')).redirect).toBeUndefined();
});
