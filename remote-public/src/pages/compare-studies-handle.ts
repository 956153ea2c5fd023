import { paths } from 'shared-lib/paths';
import { calculatorPage } from '../copy/calculator-head.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { readComparedSlugs } from './compared-slugs.ts';
import type { PageHandle } from './lazy-handle.ts';

/** Any two studies can be compared, so search engines index the studies themselves and not their combinations. */
export const compareStudiesHandle: PageHandle = {
  prefetch: ({ queryClient, url }) =>
    Promise.allSettled([
      queryClient.query(studyQueries.choices()),
      ...readComparedSlugs(url.searchParams).map((slug) => queryClient.query(studyQueries.detail(slug))),
    ]),
  seo: () => ({
    title: calculatorPage.compare.name,
    description: calculatorPage.compare.description,
    canonicalPath: paths.compareStudies(),
    noindex: true,
  }),
};
