import { queryOptions } from '@tanstack/react-query';
import { lazyContracts } from 'shared-lib/api';
import type { Slider } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';

const contract = lazyContracts(() => import('./slides.contract.ts'));

/** The document of the home page holds the slides, without the English texts, which no page shows. */
const toShownSlide = (slide: Slider): Slider => ({ ...slide, title_en: '', description_en: '', button_text_en: '' });

export const slideQueries = {
  /** Slides with a picture, in display order. The fallback is an empty list. */
  list: () =>
    queryOptions({
      queryKey: ['slides'],
      queryFn: async ({ signal }): Promise<Slider[]> =>
        (await http.get('/public/sliders', contract('slideList'), { signal })).map(toShownSlide),
      meta: { fallback: (): Slider[] => [] },
    }),
};
