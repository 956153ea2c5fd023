import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import { articleQueries } from '../features/articles/articles.api.ts';
import { blogHref, readBlogListState, type BlogListState } from '../features/articles/blog-list-state.ts';
import { breadcrumbList, breadcrumbsTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import type { PageHandle } from './lazy-handle.ts';

const titleOf = ({ category, page }: BlogListState): string => {
  const title = category ? heads.articles.titleOf(category) : heads.articles.title;
  return page > 1 ? heads.articles.titleOfPage(title, page) : title;
};

const descriptionOf = ({ category, page }: BlogListState): string => {
  const description = category ? heads.articles.descriptionOf(category) : heads.articles.description;
  return page > 1 ? heads.articles.descriptionOfPage(description, page) : description;
};

export const blogHandle: PageHandle = {
  prefetch: ({ queryClient, url }) =>
    Promise.allSettled([
      queryClient.query(articleQueries.list(readBlogListState(url.searchParams))),
      queryClient.query(articleQueries.categories()),
    ]),
  seo: ({ queryClient, url }) => {
    const listState = readBlogListState(url.searchParams);
    const list = queryClient.getQueryData(articleQueries.list(listState).queryKey);
    const title = titleOf(listState);
    const canonicalPath = blogHref(listState);
    return {
      title,
      description: descriptionOf(listState),
      canonicalPath,
      // Search results and empty pages must not be indexed.
      noindex: listState.q !== '' || listState.tag !== undefined || list?.data.length === 0,
      jsonLd: [
        {
          '@type': 'Blog',
          name: title,
          url: url.origin + canonicalPath,
          inLanguage: 'ar',
          publisher: { '@id': `${url.origin}/#organization` },
          blogPost: (list?.data ?? []).map(({ slug, title_ar }) => ({
            '@type': 'BlogPosting',
            headline: title_ar,
            url: url.origin + paths.article(slug),
          })),
        },
        organization(queryClient, url.origin),
        breadcrumbList(breadcrumbsTo({ label: heads.articles.title }), url),
      ],
    };
  },
};
