import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { absentSeo } from '../answers/absent-seo.ts';
import { statusOf } from '../answers/answer.ts';
import { askedOf, movedFrom } from '../answers/one-answer.ts';
import { sectors } from '../copy/sectors.ts';
import { sectorAnswers } from '../features/sectors/sector-answers.ts';
import { sectorDetails } from '../features/sectors/sector-details.api.ts';
import { sectorTrail } from '../features/sectors/sector-trail.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { socialPicture } from '../seo/social-picture.ts';

const answerOf = (request: PageRequest) =>
  request.queryClient.getQueryData(sectorAnswers.detail(askedOf(request)).queryKey);

export const sectorHandle: RouteHandle = {
  prefetch: (request) =>
    Promise.allSettled([
      request.queryClient.query(sectorAnswers.detail(askedOf(request))),
      request.queryClient.query(sectorDetails.statistics(askedOf(request))),
      request.queryClient.query(sectorDetails.services(askedOf(request))),
      request.queryClient.query(sectorQueries.list()),
    ]),
  seo: (request) => {
    const answer = answerOf(request);
    if (answer?.is !== 'here') return absentSeo(answer, { ...sectors, waiting: sectors.crumb });
    const { value: sector } = answer;
    const { queryClient, url } = request;
    const canonicalPath = paths.sector(sector.slug);
    const image = socialPicture(sector.image);
    const title = sectors.detail.title(sector.name_ar);
    return {
      title: sectors.detail.pageTitle(title),
      description: sector.description_ar,
      canonicalPath,
      ...(image && { image }),
      jsonLd: [
        {
          '@type': 'WebPage',
          name: title,
          description: sector.description_ar,
          url: url.origin + canonicalPath,
          inLanguage: 'ar',
          about: { '@id': `${url.origin}/#organization` },
        },
        organization(queryClient, url.origin),
        breadcrumbList(sectorTrail(sector.name_ar), new URL(canonicalPath, url)),
      ],
    };
  },
  status: (request) => statusOf(answerOf(request)),
  movedTo: (request) => {
    const answer = answerOf(request);
    return answer?.is === 'here' ? movedFrom(askedOf(request), answer.value.slug, paths.sector) : undefined;
  },
};
