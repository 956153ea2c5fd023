import { paths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { heads } from '../copy/heads.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { siteSettings } from '../settings/read-settings.ts';
import type { PageHandle } from './lazy-handle.ts';

export const aboutHandle: PageHandle = {
  prefetch: ({ queryClient }) => queryClient.query(siteSettings('about')),
  seo: ({ queryClient, url }) => ({
    ...heads.about,
    canonicalPath: paths.about(),
    jsonLd: [
      {
        '@type': 'AboutPage',
        name: heads.about.title,
        url: url.origin + paths.about(),
        inLanguage: 'ar',
        about: { '@id': `${url.origin}/#organization` },
      },
      organization(queryClient, url.origin),
      breadcrumbList(breadcrumbsTo({ label: copy.pages.about }), url),
    ],
  }),
};
