import { serviceQueries } from 'shared-lib/api';
import type { Service } from 'shared-lib/contracts';
import type { PageRequest } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import { fallbackSeo } from '../page-resource/fallback-seo.ts';
import { httpStatusOf } from '../page-resource/page-resource.ts';
import { idOrSlugOf, canonicalRedirect } from '../page-resource/detail-query.ts';
import { heads } from '../copy/heads.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { servicePageQueries } from '../features/services/service-page-queries.ts';
import { studyQueries, sampleStudyOf } from '../features/studies/studies.api.ts';
import { verdictCounts } from '../sections/verdicts.api.ts';
import { siteSettings } from '../settings/read-settings.ts';
import { breadcrumbList, breadcrumbsTo, itemList } from '../seo/breadcrumbs.ts';
import { serviceBreadcrumbs } from '../seo/record-breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { absolutePictureUrl } from '../seo/picture-url.ts';
import type { PageHandle } from './lazy-handle.ts';

const optionsOf = (request: PageRequest) => servicePageQueries.detail(idOrSlugOf(request));
const resourceOf = (request: PageRequest) => request.queryClient.getQueryData(optionsOf(request).queryKey);

const offer = (service: Service, origin: string): JsonLd => ({
  '@type': 'Service',
  name: service.name_ar,
  description: service.short_description_ar,
  serviceType: service.name_ar,
  url: origin + paths.service(service.slug),
  image: absolutePictureUrl(service.image, origin),
  provider: { '@id': `${origin}/#organization` },
  areaServed: ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG'],
  // The price is where the packages begin, not the price of every request.
  offers: {
    '@type': 'Offer',
    priceSpecification: { '@type': 'PriceSpecification', minPrice: service.basic_price, priceCurrency: 'USD' },
    url: origin + paths.service(service.slug),
    availability: 'https://schema.org/InStock',
  },
});

/** Structured data of the questions on the page (schema.org/FAQPage); nothing without questions. */
const questions = ({ faq }: Service): JsonLd[] =>
  faq.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: faq.map(({ q, a }) => ({
            '@type': 'Question',
            name: q,
            acceptedAnswer: { '@type': 'Answer', text: a },
          })),
        },
      ];

/** Sequential, because the studies depend on the sectors of the service, and the example on the studies. */
const prefetchWithStudies = async (request: PageRequest): Promise<void> => {
  const resource = await request.queryClient.query(optionsOf(request));
  if (resource.status !== 'found') return;
  const { data } = await request.queryClient.query(studyQueries.bySectors(resource.value.sector_ids));
  const sample = sampleStudyOf(data);
  if (sample) await request.queryClient.query(studyQueries.sample(sample.slug));
};

export const serviceHandle: PageHandle = {
  prefetch: (request) =>
    Promise.allSettled([
      prefetchWithStudies(request),
      request.queryClient.query(serviceQueries.list()),
      request.queryClient.query(verdictCounts()),
      request.queryClient.query(sectorQueries.basics()),
      request.queryClient.query(siteSettings('rates')),
    ]),
  seo: (request) => {
    const resource = resourceOf(request);
    if (resource?.status !== 'found')
      return fallbackSeo(resource, { ...heads.services, loading: heads.services.title });
    const { value: service } = resource;
    const { queryClient, url } = request;
    const canonicalPath = paths.service(service.slug);
    return {
      title: service.name_ar,
      description: heads.services.descriptionOf(
        service.short_description_ar,
        service.basic_price,
        service.delivery_days_basic,
      ),
      canonicalPath,
      ...service.share_card,
      jsonLd: [
        offer(service, url.origin),
        ...questions(service),
        organization(queryClient, url.origin),
        breadcrumbList(serviceBreadcrumbs(service.name_ar), { origin: url.origin, pathname: canonicalPath }),
      ],
    };
  },
  status: (request) => httpStatusOf(resourceOf(request)),
  movedTo: (request) => {
    const resource = resourceOf(request);
    return resource?.status === 'found'
      ? canonicalRedirect(idOrSlugOf(request), resource.value.slug, paths.service)
      : undefined;
  },
};

export const servicesHandle: PageHandle = {
  prefetch: ({ queryClient }) => queryClient.query(servicePageQueries.list()),
  seo: ({ queryClient, url }) => {
    const resource = queryClient.getQueryData(servicePageQueries.list().queryKey);
    const items =
      resource?.status === 'found'
        ? resource.value.map(({ slug, name_ar }) => ({ name: name_ar, path: paths.service(slug) }))
        : [];
    return {
      title: heads.services.title,
      description: heads.services.seo.description,
      canonicalPath: paths.services(),
      jsonLd: [itemList(items, url), breadcrumbList(breadcrumbsTo({ label: heads.services.title }), url)],
    };
  },
  status: ({ queryClient }) => httpStatusOf(queryClient.getQueryData(servicePageQueries.list().queryKey)),
};
