import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { studies } from '../copy/studies.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { isNarrowed, listHref, readFilters, type StudyFilters } from '../features/studies/study-filters.ts';
import { breadcrumbList, trailTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';

const { title, description, titleOfPage, descriptionOfPage } = studies.seo;

/** What the list says of itself; each of its pages in words of its own. */
const wordsOf = ({ page }: StudyFilters) =>
  page > 1
    ? { title: titleOfPage(title, page), description: descriptionOfPage(description, page) }
    : { title, description };

/** The list that the address asks for. Narrowed lists are for people, not for search engines. */
export const freeStudiesHandle: RouteHandle = {
  prefetch: ({ queryClient, url }) =>
    Promise.allSettled([
      queryClient.query(studyQueries.list(readFilters(url.searchParams))),
      queryClient.query(studyQueries.facets()),
    ]),
  seo: ({ queryClient, url }) => {
    const filters = readFilters(url.searchParams);
    const rows = queryClient.getQueryData(studyQueries.list(filters).queryKey)?.data ?? [];
    return {
      ...wordsOf(filters),
      canonicalPath: listHref({ page: filters.page }),
      ...(isNarrowed(filters) && { noindex: true }),
      jsonLd: [
        {
          '@type': 'CollectionPage',
          name: title,
          url: url.origin + paths.freeStudies(),
          inLanguage: 'ar',
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: rows.map(({ slug, title_ar }, place) => ({
              '@type': 'ListItem',
              position: place + 1,
              name: title_ar,
              url: url.origin + paths.study(slug),
            })),
          },
        },
        organization(queryClient, url.origin),
        breadcrumbList(trailTo({ label: studies.name }), url),
      ],
    };
  },
};
