import { queryOptions } from '@tanstack/react-query';
import type { Slider } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

/** Arrives with the first call: the home page comes with its data. */
const contract = async () => (await import('./slides.contract.ts')).slideList;

export const slideQueries = {
  /** Slides in their order, as far as they have a picture. Without an answer there are none. */
  list: () =>
    queryOptions({
      queryKey: ['slides'],
      queryFn: ({ signal }): Promise<Slider[]> => http.get('/public/sliders', contract, { signal }),
      meta: { fallback: (): Slider[] => [] },
    }),
};
