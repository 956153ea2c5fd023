import { QueryClient } from '@tanstack/react-query';
import { company } from 'shared-lib/copy';
import { expect, it, vi } from 'vitest';
import { lazyHandle, loadHandles } from './lazy-handle.ts';

const request = { queryClient: new QueryClient(), params: {}, url: new URL('https://site.example/verdicts') };

it('is that of the page once its code has loaded, and bears the name of the company before', async () => {
  const verdicts = lazyHandle('verdictsHandle', { parameters: ['sector'] });
  expect(verdicts.parameters).toEqual(['sector']);
  expect(verdicts.seo?.(request).title).toBe(company.name);
  expect(verdicts.status?.(request)).toBe(200);
  await loadHandles();
  expect(verdicts.seo?.(request).title).toBe('سجل الأحكام');
});

it('fetches the data of the page, with the code that says which', async () => {
  const query = vi.spyOn(request.queryClient, 'query').mockResolvedValue(undefined);
  await lazyHandle('verdictsHandle', {}).prefetch?.(request);
  expect(query).toHaveBeenCalled();
});
