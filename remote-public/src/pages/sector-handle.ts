import type { PageRequest } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { fallbackSeo } from '../page-resource/fallback-seo.ts';
import { httpStatusOf } from '../page-resource/page-resource.ts';
import { idOrSlugOf, canonicalRedirect } from '../page-resource/detail-query.ts';
import { sectorTitle } from '../copy/cards.ts';
import { heads } from '../copy/heads.ts';
import { sectorDetails, sectorPageQueries } from '../features/sectors/sector-details.api.ts';
import { sectorQueries } from '../features/sectors/sectors.api.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { breadcrumbList, breadcrumbsTo, itemList } from '../seo/breadcrumbs.ts';
import { sectorBreadcrumbs } from '../seo/record-breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import type { PageHandle } from './lazy-handle.ts';

const resourceOf = (request: PageRequest) =>
  request.queryClient.getQueryData(sectorPageQueries.detail(idOrSlugOf(request)).queryKey);

/** The page of a sector that does not exist suggests others. */
const prefetchSector = async (request: PageRequest): Promise<void> => {
  const resource = await request.queryClient.query(sectorPageQueries.detail(idOrSlugOf(request)));
  if (resource.status === 'missing') await request.queryClient.query(sectorQueries.list());
};

export const sectorHandle: PageHandle = {
  prefetch: (request) =>
    Promise.allSettled([
      prefetchSector(request),
      request.queryClient.query(sectorDetails.statistics(idOrSlugOf(request))),
      request.queryClient.query(sectorDetails.services(idOrSlugOf(request))),
      request.queryClient.query(studyQueries.bySectors([idOrSlugOf(request)])),
    ]),
  seo: (request) => {
    const resource = resourceOf(request);
    if (resource?.status !== 'found') return fallbackSeo(resource, { ...heads.sectors, loading: heads.sectors.crumb });
    const { value: sector } = resource;
    const { queryClient, url } = request;
    const canonicalPath = paths.sector(sector.slug);
    const title = sectorTitle(sector.name_ar);
    return {
      title: heads.sectors.pageTitle(title),
      description: sector.description_ar,
      canonicalPath,
      ...sector.share_card,
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
        breadcrumbList(sectorBreadcrumbs(sector.name_ar), { origin: url.origin, pathname: canonicalPath }),
      ],
    };
  },
  status: (request) => httpStatusOf(resourceOf(request)),
  movedTo: (request) => {
    const resource = resourceOf(request);
    return resource?.status === 'found'
      ? canonicalRedirect(idOrSlugOf(request), resource.value.slug, paths.sector)
      : undefined;
  },
};

export const sectorsHandle: PageHandle = {
  prefetch: ({ queryClient }) => queryClient.query(sectorPageQueries.list()),
  seo: ({ queryClient, url }) => {
    const list = queryClient.getQueryData(sectorPageQueries.list().queryKey) ?? [];
    return {
      title: heads.sectors.title,
      description: heads.sectors.seo.description,
      canonicalPath: paths.sectors(),
      jsonLd: [
        itemList(
          list.map(({ slug, name_ar }) => ({ name: name_ar, path: paths.sector(slug) })),
          url,
        ),
        breadcrumbList(breadcrumbsTo({ label: heads.sectors.crumb }), url),
      ],
    };
  },
};
