import { QueryClient } from '@tanstack/react-query';
import { company } from 'shared-lib/copy';
import { expect, it, vi } from 'vitest';
import { lazyHandle } from './lazy-handle.ts';

const request = { queryClient: new QueryClient(), params: {}, url: new URL('https://site.example/verdicts') };
const load = () => import('./verdicts-handle.ts').then((module) => module.verdictsHandle);

it('is that of the page once its code has loaded, and bears the name of the company before', async () => {
  const { handle, ready } = lazyHandle(load, { parameters: ['sector'] });
  expect(handle.parameters).toEqual(['sector']);
  expect(handle.seo?.(request).title).toBe(company.name);
  expect(handle.status?.(request)).toBe(200);
  await ready();
  expect(handle.seo?.(request).title).toBe('سجل الأحكام');
});

it('fetches the data of the page, with the code that says which', async () => {
  const query = vi.spyOn(request.queryClient, 'query').mockResolvedValue(undefined);
  await lazyHandle(load, {}).handle.prefetch?.(request);
  expect(query).toHaveBeenCalled();
});
