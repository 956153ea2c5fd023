import { settingQueries } from 'shared-lib/api';
import { paths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { heads } from '../copy/heads.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { siteSettings } from '../settings/read-settings.ts';
import { prefetchTopic } from './topic-params.ts';
import type { PageHandle } from './lazy-handle.ts';

export const contactHandle: PageHandle = {
  prefetch: ({ queryClient, url }) =>
    Promise.allSettled([
      queryClient.query(settingQueries.group('contact')),
      queryClient.query(siteSettings('legal')),
      prefetchTopic(queryClient, url.searchParams),
    ]),
  seo: ({ queryClient, url }) => ({
    ...heads.contact,
    canonicalPath: paths.contact(),
    jsonLd: [
      {
        '@type': 'ContactPage',
        name: heads.contact.title,
        url: url.origin + paths.contact(),
        inLanguage: 'ar',
        about: { '@id': `${url.origin}/#organization` },
      },
      organization(queryClient, url.origin),
      breadcrumbList(breadcrumbsTo({ label: copy.pages.contact }), url),
    ],
  }),
};
