import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import { imageHref, paths } from 'shared-lib/paths';
import { statusOf } from '../answers/answer.ts';
import { sectors } from '../copy/sectors.ts';
import { sectorAnswers } from '../features/sectors/sector-answers.ts';
import { sectorDetails } from '../features/sectors/sector-details.api.ts';
import { sectorTrail } from '../features/sectors/sector-trail.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';

const idOf = ({ params }: PageRequest) => params.idOrSlug ?? '';
const answerOf = (request: PageRequest) => request.queryClient.getQueryData(sectorAnswers.detail(idOf(request)).queryKey);

export const sectorHandle: RouteHandle = {
  prefetch: (request) =>
    Promise.allSettled([
      request.queryClient.query(sectorAnswers.detail(idOf(request))),
      request.queryClient.query(sectorDetails.statistics(idOf(request))),
      request.queryClient.query(sectorDetails.services(idOf(request))),
      request.queryClient.query(sectorQueries.list()),
    ]),
  seo: (request) => {
    const answer = answerOf(request);
    if (answer?.is !== 'here') {
      const { title, text } = answer?.is === 'missing' ? sectors.missing : sectors.unavailable;
      return { title, description: text, noindex: true };
    }
    const { value: sector } = answer;
    const { queryClient, url } = request;
    const canonicalPath = paths.sector(sector.slug);
    const title = sectors.detail.title(sector.name_ar);
    return {
      title: sectors.detail.pageTitle(title),
      description: sector.description_ar,
      canonicalPath,
      ...(sector.image && { image: imageHref(sector.image) }),
      jsonLd: [
        { '@type': 'WebPage', name: title, description: sector.description_ar, url: url.origin + canonicalPath, inLanguage: 'ar', about: { '@id': `${url.origin}/#organization` } },
        organization(queryClient, url.origin),
        breadcrumbList(sectorTrail(sector.name_ar), new URL(canonicalPath, url)),
      ],
    };
  },
  status: (request) => statusOf(answerOf(request)),
};
