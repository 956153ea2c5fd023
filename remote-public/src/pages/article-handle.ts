import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import type { Article } from 'shared-lib/contracts';
import { HttpError } from 'shared-lib/http';
import { IMAGE_QUALITY, imageHref, paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import { articles } from '../copy/articles.ts';
import { articleQueries } from '../features/articles/articles.api.ts';
import { trailOf } from '../features/articles/article-trail.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';

const detailOf = ({ params }: PageRequest) => articleQueries.detail(params.idOrSlug ?? '');

const pictureOf = ({ cover }: Article) => (cover ? imageHref(cover, { format: 'jpeg', quality: IMAGE_QUALITY, width: 1440 }) : undefined);

const articleData = (article: Article, origin: string): JsonLd => {
  const picture = pictureOf(article);
  return {
    '@type': 'Article',
    headline: article.title_ar,
    description: article.seo_description || article.excerpt_ar,
    mainEntityOfPage: origin + paths.article(article.slug),
    inLanguage: 'ar',
    articleSection: article.category,
    keywords: article.tags,
    ...(picture && { image: new URL(picture, origin).href }),
    ...(article.published_at && { datePublished: article.published_at }),
    dateModified: article.updated_at,
    author: { '@type': 'Organization', name: article.author_name, parentOrganization: { '@id': `${origin}/#organization` } },
    publisher: { '@id': `${origin}/#organization` },
  };
};

export const articleHandle: RouteHandle = {
  prefetch: (request) => request.queryClient.query(detailOf(request)),
  status: (request) => {
    const state = request.queryClient.getQueryState(detailOf(request).queryKey);
    if (state?.data) return 200;
    return state?.error instanceof HttpError && state.error.status === 404 ? 404 : 503;
  },
  seo: (request) => {
    const article = request.queryClient.getQueryData(detailOf(request).queryKey)?.data;
    if (!article) return { title: articles.article.waiting, description: articles.description, noindex: true };
    const canonicalPath = paths.article(article.slug);
    const image = pictureOf(article);
    return {
      title: article.seo_title || article.title_ar,
      description: article.seo_description || article.excerpt_ar,
      canonicalPath,
      type: 'article',
      ...(image && { image }),
      jsonLd: [articleData(article, request.url.origin), breadcrumbList(trailOf(article), new URL(canonicalPath, request.url))],
    };
  },
};
