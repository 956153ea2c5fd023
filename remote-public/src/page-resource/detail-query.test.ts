import { QueryClient } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import type { RouteHandle } from 'shared-lib/federation';
import { startApi } from 'shared-lib/testing/remote-harness';
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
  [serviceHandle, '/services/feasibility-studies', paths.service('feasibility'), 'دراسات الجدوى'],
  [serviceHandle, '/services/2', paths.service('business-plans'), 'خطط الأعمال'],
  [sectorHandle, '/sectors/agriculture', paths.sector('agricultural'), 'دراسات جدوى القطاع الزراعي'],
  [sectorHandle, '/sectors/1', paths.sector('commercial'), 'دراسات جدوى القطاع التجاري'],
  [articleHandle, `/blog/${encodeURIComponent('معدل-العائد-الداخلي')}`, paths.article('irr-npv'), /العائد الداخلي/],
  [articleHandle, '/blog/2', paths.article('break-even'), /نقطة التعادل/],
  [studyHandle, '/studies/dates-packing', paths.study('dates-factory'), /تمور/],
  [studyHandle, '/studies/1', paths.study('solar-plant'), /شمسية/],
])(
  'redirects %# from an id or a former slug to the canonical path, whose data is already cached',
  async (handle, path, canonicalPath, expectedTitle) => {
    const { before, redirect, title } = await openPage(handle, path);
    expect(before).toBeUndefined();
    expect(redirect).toBe(canonicalPath);
    expect(title).toMatch(expectedTitle);
  },
);

it.each([
  [serviceHandle, '/services/feasibility'],
  [serviceHandle, '/services/no-such-service'],
  [sectorHandle, '/sectors/energy'],
  [articleHandle, '/blog/irr-npv'],
  [articleHandle, '/blog/999'],
  [studyHandle, '/studies/solar-plant'],
])('does not redirect %# from a canonical path or an unknown slug', async (handle, path) => {
  expect((await openPage(handle, path)).redirect).toBeUndefined();
});

it('does not redirect while the API is down', async () => {
  await api.refuseConnections();
  expect((await openPage(serviceHandle, '/services/2')).redirect).toBeUndefined();
});
