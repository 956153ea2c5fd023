import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { statusOf } from '../answers/answer.ts';
import { services } from '../copy/services.ts';
import { serviceAnswers } from '../features/services/service-answers.ts';
import { breadcrumbList, trailTo } from '../seo/breadcrumbs.ts';
import { itemList } from '../seo/item-list.ts';

export const servicesHandle: RouteHandle = {
  prefetch: ({ queryClient }) => queryClient.query(serviceAnswers.list()),
  seo: ({ queryClient, url }) => {
    const answer = queryClient.getQueryData(serviceAnswers.list().queryKey);
    const listed =
      answer?.is === 'here'
        ? answer.value.map(({ slug, name_ar }) => ({ name: name_ar, path: paths.service(slug) }))
        : [];
    return {
      title: services.title,
      description: services.seo.description,
      canonicalPath: paths.services(),
      jsonLd: [itemList(listed, url), breadcrumbList(trailTo({ label: services.title }), url)],
    };
  },
  status: ({ queryClient }) => statusOf(queryClient.getQueryData(serviceAnswers.list().queryKey)),
};
