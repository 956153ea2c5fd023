import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import { sectorPageQueries } from '../features/sectors/sector-page-queries.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { itemList } from '../seo/item-list.ts';

export const sectorsHandle: RouteHandle = {
  parameters: [],
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
