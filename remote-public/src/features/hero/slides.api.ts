import { queryOptions } from '@tanstack/react-query';
import type { Slider } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

/** Loaded lazily with the first request: the home page usually gets its data from the server markup. */
const contract = async () => (await import('./slides.contract.ts')).slideList;

export const slideQueries = {
  /** Slides with a picture, in display order. The fallback is an empty list. */
  list: () =>
    queryOptions({
      queryKey: ['slides'],
      queryFn: ({ signal }): Promise<Slider[]> => http.get('/public/sliders', contract, { signal }),
      meta: { fallback: (): Slider[] => [] },
    }),
};
