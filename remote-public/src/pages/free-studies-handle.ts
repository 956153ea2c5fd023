import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import { studyQueries } from '../features/studies/studies.api.ts';
import { isFiltered, listHref, readFilters, type StudyFilters } from '../features/studies/study-filters.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import type { PageHandle } from './lazy-handle.ts';

const { title, description, titleOfPage, descriptionOfPage } = heads.studies.seo;

/** Title and description, different for each page of the list. */
const titleAndDescriptionOf = ({ page }: StudyFilters) =>
  page > 1
    ? { title: titleOfPage(title, page), description: descriptionOfPage(description, page) }
    : { title, description };

/** The list of the query parameters. Search engines must not index filtered lists. */
export const freeStudiesHandle: PageHandle = {
  prefetch: ({ queryClient, url }) =>
    Promise.allSettled([
      queryClient.query(studyQueries.list(readFilters(url.searchParams))),
      queryClient.query(studyQueries.facets()),
    ]),
  seo: ({ queryClient, url }) => {
    const filters = readFilters(url.searchParams);
    const list = queryClient.getQueryData(studyQueries.list(filters).queryKey);
    const rows = list?.data ?? [];
    return {
      ...titleAndDescriptionOf(filters),
      canonicalPath: listHref({ page: filters.page }),
      // Filtered lists and empty pages, such as one after the last, must not be indexed.
      noindex: isFiltered(filters) || list?.data.length === 0,
      jsonLd: [
        {
          '@type': 'CollectionPage',
          name: title,
          url: url.origin + paths.freeStudies(),
          inLanguage: 'ar',
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: rows.map(({ slug, title_ar }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title_ar,
              url: url.origin + paths.study(slug),
            })),
          },
        },
        organization(queryClient, url.origin),
        breadcrumbList(breadcrumbsTo({ label: heads.studies.name }), url),
      ],
    };
  },
};
