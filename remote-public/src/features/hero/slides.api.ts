import { queryOptions } from '@tanstack/react-query';
import { enveloped, hasPicture, slider, type Slider } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import * as z from 'zod/mini';

export const slideQueries = {
  /** Slides in their order; those without any picture are dropped (specification §7). Without an answer there are none. */
  list: () =>
    queryOptions({
      queryKey: ['slides'],
      queryFn: async ({ signal }): Promise<Slider[]> =>
        (await http.get('/public/sliders', enveloped(z.array(slider)), { signal })).filter(hasPicture),
      meta: { fallback: (): Slider[] => [] },
    }),
};
