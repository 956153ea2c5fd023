import { serviceQueries } from 'shared-lib/api';
import type { Service } from 'shared-lib/contracts';
import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import { absentSeo } from '../answers/absent-seo.ts';
import { statusOf } from '../answers/answer.ts';
import { askedOf, movedFrom } from '../answers/one-answer.ts';
import { services } from '../copy/services.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { serviceAnswers } from '../features/services/service-answers.ts';
import { serviceTrail } from '../features/services/service-trail.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { pictureAddress, socialPicture } from '../seo/social-picture.ts';

const optionsOf = (request: PageRequest) => serviceAnswers.detail(askedOf(request));
const answerOf = (request: PageRequest) => request.queryClient.getQueryData(optionsOf(request).queryKey);

const offer = (service: Service, origin: string): JsonLd => ({
  '@type': 'Service',
  name: service.name_ar,
  description: service.short_description_ar,
  serviceType: service.name_ar,
  url: origin + paths.service(service.slug),
  image: pictureAddress(service.image, origin),
  provider: { '@id': `${origin}/#organization` },
  areaServed: ['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'EG'],
  offers: {
    '@type': 'Offer',
    price: service.basic_price,
    priceCurrency: 'USD',
    url: origin + paths.service(service.slug),
    availability: 'https://schema.org/InStock',
  },
});

/** Which studies belong to a service is known once the service is. */
const prefetchWithStudies = async (request: PageRequest): Promise<void> => {
  const answer = await request.queryClient.query(optionsOf(request));
  if (answer.is === 'here') await request.queryClient.query(studyQueries.ofSectors(answer.value.sector_ids));
};

export const serviceHandle: RouteHandle = {
  prefetch: (request) =>
    Promise.allSettled([
      prefetchWithStudies(request),
      request.queryClient.query(serviceQueries.list()),
      request.queryClient.query(sectorQueries.list()),
    ]),
  seo: (request) => {
    const answer = answerOf(request);
    if (answer?.is !== 'here') return absentSeo(answer, { ...services, waiting: services.title });
    const { value: service } = answer;
    const { queryClient, url } = request;
    const canonicalPath = paths.service(service.slug);
    const image = socialPicture(service.image);
    return {
      title: service.name_ar,
      description: services.detail.description(
        service.short_description_ar,
        service.basic_price,
        service.delivery_days_basic,
      ),
      canonicalPath,
      ...(image && { image }),
      jsonLd: [
        offer(service, url.origin),
        organization(queryClient, url.origin),
        breadcrumbList(serviceTrail(service.name_ar), new URL(canonicalPath, url)),
      ],
    };
  },
  status: (request) => statusOf(answerOf(request)),
  movedTo: (request) => {
    const answer = answerOf(request);
    return answer?.is === 'here' ? movedFrom(askedOf(request), answer.value.slug, paths.service) : undefined;
  },
};
