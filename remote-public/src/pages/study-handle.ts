import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { absentSeo } from '../answers/absent-seo.ts';
import { statusOf } from '../answers/answer.ts';
import { askedOf, movedFrom } from '../answers/one-answer.ts';
import { studies } from '../copy/studies.ts';
import { studyTrail } from '../features/studies/study-trail.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { pictureAddress, socialPicture } from '../seo/social-picture.ts';

const answerOf = (request: PageRequest) =>
  request.queryClient.getQueryData(studyQueries.detail(askedOf(request)).queryKey);

export const studyHandle: RouteHandle = {
  prefetch: async (request) => {
    const answer = await request.queryClient.query(studyQueries.detail(askedOf(request)));
    // Shown in the place of a study that does not exist.
    if (answer.is === 'missing') await request.queryClient.query(studyQueries.latest());
  },
  seo: (request) => {
    const { url } = request;
    const answer = answerOf(request);
    if (answer?.is !== 'here') return absentSeo(answer, studies.page);
    const { data, sector } = answer.value;
    const canonicalPath = paths.study(data.slug);
    const image = socialPicture(data.cover);
    return {
      title: data.title_ar,
      description: data.summary_ar,
      canonicalPath,
      type: 'article',
      ...(image && { image }),
      jsonLd: [
        {
          '@type': 'Report',
          headline: data.title_ar,
          description: data.summary_ar,
          url: url.origin + canonicalPath,
          inLanguage: 'ar',
          about: sector.name_ar,
          isAccessibleForFree: true,
          datePublished: data.published_at ?? data.created_at,
          dateModified: data.updated_at,
          image: pictureAddress(data.cover, url.origin),
          author: { '@id': `${url.origin}/#organization` },
          publisher: { '@id': `${url.origin}/#organization` },
        },
        organization(request.queryClient, url.origin),
        breadcrumbList(studyTrail(data), new URL(canonicalPath, url.origin)),
      ],
    };
  },
  status: (request) => statusOf(answerOf(request)),
  movedTo: (request) => {
    const answer = answerOf(request);
    return answer?.is === 'here' ? movedFrom(askedOf(request), answer.value.data.slug, paths.study) : undefined;
  },
};
