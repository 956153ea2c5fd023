import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import { imageHref, paths } from 'shared-lib/paths';
import { studies } from '../copy/studies.ts';
import { studyTrail } from '../features/studies/study-trail.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;
const OK = 200;

const queryOf = ({ params }: PageRequest) => studyQueries.detail(params.idOrSlug ?? '');
const foundBy = (request: PageRequest) => request.queryClient.getQueryData(queryOf(request).queryKey);

export const studyHandle: RouteHandle = {
  prefetch: (request) => Promise.allSettled([request.queryClient.query(queryOf(request))]),
  status: (request) => {
    const found = foundBy(request);
    if (found === null) return NOT_FOUND;
    return found ? OK : UNAVAILABLE;
  },
  seo: (request) => {
    const { url } = request;
    const found = foundBy(request);
    if (!found) return { title: found === null ? studies.page.missing : studies.page.waiting, description: studies.seo.description, noindex: true };
    const { data, sector } = found;
    const canonicalPath = paths.study(data.slug);
    const image = data.cover ? imageHref(data.cover) : undefined;
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
          publisher: { '@id': `${url.origin}/#organization` },
          ...(image && { image: new URL(image, url.origin).href }),
        },
        breadcrumbList(studyTrail(data), new URL(canonicalPath, url.origin)),
      ],
    };
  },
};
