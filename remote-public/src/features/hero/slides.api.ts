import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import type { Slider } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const contract = lazyContracts(() => import('./slides.contract.ts'));

export const slideQueries = {
  /** Slides with a picture, in display order. The fallback is an empty list. */
  list: () =>
    queryOptions({
      queryKey: ['slides'],
      queryFn: ({ signal }): Promise<Slider[]> => http.get('/public/sliders', contract('slideList'), { signal }),
      meta: { fallback: (): Slider[] => [] },
    }),
};
