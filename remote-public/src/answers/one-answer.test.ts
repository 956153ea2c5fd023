import { QueryClient } from '@tanstack/react-query';
import { paths } from 'shared-lib/paths';
import type { RouteHandle } from 'shared-lib/federation';
import { startApi } from 'shared-lib/testing/room';
import { afterEach, expect, it } from 'vitest';
import { articleHandle } from '../pages/article-handle.ts';
import { sectorHandle } from '../pages/sector-handle.ts';
import { serviceHandle } from '../pages/service-handle.ts';
import { studyHandle } from '../pages/study-handle.ts';

const api = await startApi();
afterEach(() => api.heal());

/** What a page says of its address once its data is there, and how it is then asked for under its own. */
const opened = async (handle: RouteHandle, path: string) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const requestOf = (address: string) => ({
    queryClient,
    params: { idOrSlug: decodeURIComponent(address.split('/')[2] ?? '') },
    url: new URL(address, 'https://site.example'),
  });
  const before = handle.movedTo?.(requestOf(path));
  await Promise.allSettled([handle.prefetch?.(requestOf(path))]);
  const moved = handle.movedTo?.(requestOf(path));
  return { before, moved, titleThere: handle.seo?.(requestOf(moved ?? path)).title };
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
  'a page asked for by another name says where it is, and is known there at once',
  async (handle, path, own, title) => {
    const { before, moved, titleThere } = await opened(handle, path);
    expect(before).toBeUndefined();
    expect(moved).toBe(own);
    expect(titleThere).toMatch(title);
  },
);

it.each([
  [serviceHandle, '/services/feasibility'],
  [serviceHandle, '/services/no-such-service'],
  [sectorHandle, '/sectors/energy'],
  [articleHandle, '/blog/irr-npv'],
  [articleHandle, '/blog/999'],
  [studyHandle, '/studies/solar-plant'],
])('nothing moves where the address is right, or nothing is there', async (handle, path) => {
  expect((await opened(handle, path)).moved).toBeUndefined();
});

it('nothing moves while the API does not answer', async () => {
  await api.refuse();
  expect((await opened(serviceHandle, '/services/2')).moved).toBeUndefined();
});
