import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { httpStatusOf } from '../page-resource/page-resource.ts';
import { heads } from '../copy/heads.ts';
import { servicePageQueries } from '../features/services/service-page-queries.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { itemList } from '../seo/item-list.ts';

export const servicesHandle: RouteHandle = {
  parameters: [],
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
