import type { PageRequest } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { fallbackSeo } from '../page-resource/fallback-seo.ts';
import { httpStatusOf } from '../page-resource/page-resource.ts';
import { idOrSlugOf, canonicalRedirect } from '../page-resource/detail-query.ts';
import { heads } from '../copy/heads.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { studyBreadcrumbs } from '../seo/record-breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { absolutePictureUrl } from '../seo/picture-url.ts';
import type { PageHandle } from './lazy-handle.ts';

const resourceOf = (request: PageRequest) =>
  request.queryClient.getQueryData(studyQueries.detail(idOrSlugOf(request)).queryKey);

export const studyHandle: PageHandle = {
  prefetch: async (request) => {
    const resource = await request.queryClient.query(studyQueries.detail(idOrSlugOf(request)));
    // The not-found page suggests the latest studies.
    if (resource.status === 'missing') await request.queryClient.query(studyQueries.latest());
  },
  seo: (request) => {
    const { url } = request;
    const resource = resourceOf(request);
    if (resource?.status !== 'found') return fallbackSeo(resource, heads.studies.page);
    const { data, sector } = resource.value;
    const canonicalPath = paths.study(data.slug);
    return {
      title: data.title_ar,
      description: data.summary_ar,
      canonicalPath,
      type: 'article',
      ...data.share_card,
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
          image: absolutePictureUrl(data.cover, url.origin),
          author: { '@id': `${url.origin}/#organization` },
          publisher: { '@id': `${url.origin}/#organization` },
        },
        organization(request.queryClient, url.origin),
        breadcrumbList(studyBreadcrumbs(data), { origin: url.origin, pathname: canonicalPath }),
      ],
    };
  },
  status: (request) => httpStatusOf(resourceOf(request)),
  movedTo: (request) => {
    const resource = resourceOf(request);
    return resource?.status === 'found'
      ? canonicalRedirect(idOrSlugOf(request), resource.value.data.slug, paths.study)
      : undefined;
  },
};
