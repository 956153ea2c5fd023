import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { verdictRegister } from '../sections/verdicts.api.ts';
import type { PageHandle } from './lazy-handle.ts';

/** Filtered registers are parts of one page. */
export const verdictsHandle: PageHandle = {
  prefetch: ({ queryClient }) => queryClient.query(verdictRegister()),
  seo: ({ queryClient, url }) => ({
    ...heads.verdicts,
    ...queryClient.getQueryData(verdictRegister().queryKey)?.share_card,
    canonicalPath: paths.verdicts(),
    jsonLd: [breadcrumbList(breadcrumbsTo({ label: heads.verdicts.title }), url)],
  }),
};
