import { settingQueries } from 'shared-lib/api';
import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { copy } from '../copy/ar.ts';
import { contactParameters } from '../features/contact/contact-parameters.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { siteSettings } from '../settings/read-settings.ts';
import { prefetchTopic } from './topic-params.ts';

export const contactHandle: RouteHandle = {
  parameters: contactParameters,
  prefetch: ({ queryClient, url }) =>
    Promise.allSettled([
      queryClient.query(settingQueries.group('contact')),
      queryClient.query(siteSettings('legal')),
      prefetchTopic(queryClient, url.searchParams),
    ]),
  seo: ({ queryClient, url }) => ({
    ...copy.seo.contact,
    canonicalPath: paths.contact(),
    jsonLd: [
      {
        '@type': 'ContactPage',
        name: copy.seo.contact.title,
        url: url.origin + paths.contact(),
        inLanguage: 'ar',
        about: { '@id': `${url.origin}/#organization` },
      },
      organization(queryClient, url.origin),
      breadcrumbList(breadcrumbsTo({ label: copy.pages.contact }), url),
    ],
  }),
};
