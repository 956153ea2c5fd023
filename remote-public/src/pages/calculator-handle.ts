import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { calculatorPage } from '../copy/calculator-head.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { prefetchStart } from './calculator-params.ts';

/** The calculator. Search engines index the page itself, not the calculations in its query. */
export const calculatorHandle: RouteHandle = {
  prefetch: ({ queryClient, url }) => prefetchStart(queryClient, url.searchParams),
  seo: ({ queryClient, url }) => ({
    title: calculatorPage.seo.title,
    description: calculatorPage.seo.description,
    canonicalPath: paths.calculator(),
    ...(url.search !== '' && { noindex: true }),
    ...(url.searchParams.has('c') && {
      image: `/images/cards/calculation.png${url.search}`,
      alt: calculatorPage.seo.cardAlt,
    }),
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: calculatorPage.name,
        description: calculatorPage.seo.description,
        url: url.origin + paths.calculator(),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: 'ar',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      },
      organization(queryClient, url.origin),
      breadcrumbList(breadcrumbsTo({ label: calculatorPage.name }), url),
    ],
  }),
};
