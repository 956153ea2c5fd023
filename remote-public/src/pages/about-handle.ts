import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { siteSettings } from '../settings/read-settings.ts';

export const aboutHandle: RouteHandle = {
  parameters: [],
  prefetch: ({ queryClient }) => queryClient.query(siteSettings('about')),
  seo: ({ queryClient, url }) => ({
    ...copy.seo.about,
    canonicalPath: paths.about(),
    jsonLd: [
      {
        '@type': 'AboutPage',
        name: copy.seo.about.title,
        url: url.origin + paths.about(),
        inLanguage: 'ar',
        about: { '@id': `${url.origin}/#organization` },
      },
      organization(queryClient, url.origin),
      breadcrumbList(breadcrumbsTo({ label: copy.pages.about }), url),
    ],
  }),
};
