import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import type { PageHandle } from './lazy-handle.ts';

/** The reading. Search engines index the page itself, not the readings that people send to each other; each has its picture. */
export const readingHandle: PageHandle = {
  seo: ({ url }) => ({
    ...heads.reading,
    canonicalPath: paths.reading(),
    ...(url.search !== '' && { noindex: true }),
    image: `/images/cards/reading.png${url.search}`,
    jsonLd: [breadcrumbList(breadcrumbsTo({ label: heads.reading.title }), url)],
  }),
};
