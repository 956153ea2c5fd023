import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { articles } from '../copy/articles.ts';
import { articleQueries } from '../features/articles/articles.api.ts';
import { blogHref, readBlogPlace, type BlogPlace } from '../features/articles/blog-place.ts';
import { breadcrumbList, trailTo } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';

const titleOf = ({ category, page }: BlogPlace): string => {
  const title = category ? articles.titleOf(category) : articles.title;
  return page > 1 ? articles.titleOfPage(title, page) : title;
};

const descriptionOf = ({ category, page }: BlogPlace): string => {
  const description = category ? articles.descriptionOf(category) : articles.description;
  return page > 1 ? articles.descriptionOfPage(description, page) : description;
};

export const blogHandle: RouteHandle = {
  prefetch: ({ queryClient, url }) =>
    Promise.allSettled([
      queryClient.query(articleQueries.list(readBlogPlace(url.searchParams))),
      queryClient.query(articleQueries.categories()),
    ]),
  seo: ({ queryClient, url }) => {
    const place = readBlogPlace(url.searchParams);
    const list = queryClient.getQueryData(articleQueries.list(place).queryKey);
    const title = titleOf(place);
    const canonicalPath = blogHref(place);
    return {
      title,
      description: descriptionOf(place),
      canonicalPath,
      // Results of a search, and pages with nothing on them, are no pages to be found.
      noindex: place.q !== '' || place.tag !== undefined || list?.data.length === 0,
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
        breadcrumbList(trailTo({ label: articles.title }), url),
      ],
    };
  },
};
