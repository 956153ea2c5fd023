import type { PageRequest } from 'shared-lib/federation';
import type { Article } from 'shared-lib/contracts';
import { company } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import { fallbackSeo } from '../page-resource/fallback-seo.ts';
import { httpStatusOf } from '../page-resource/page-resource.ts';
import { idOrSlugOf, canonicalRedirect } from '../page-resource/detail-query.ts';
import { heads } from '../copy/heads.ts';
import { articleQueries, latestArticles } from '../features/articles/articles.api.ts';
import { loadDiary } from '../features/articles/diary-part.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { articleBreadcrumbs } from '../seo/record-breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { absolutePictureUrl } from '../seo/picture-url.ts';
import type { PageHandle } from './lazy-handle.ts';

const resourceOf = (request: PageRequest) =>
  request.queryClient.getQueryData(articleQueries.detail(idOrSlugOf(request)).queryKey);

const articleData = (article: Article, origin: string): JsonLd => ({
  '@type': 'Article',
  headline: article.title_ar,
  description: article.seo_description || article.excerpt_ar || undefined,
  mainEntityOfPage: origin + paths.article(article.slug),
  inLanguage: 'ar',
  articleSection: article.category,
  keywords: article.tags,
  image: absolutePictureUrl(article.cover, origin),
  datePublished: article.published_at ?? article.created_at,
  dateModified: article.updated_at,
  author: {
    '@type': 'Organization',
    name: article.author_name || company.name,
    parentOrganization: { '@id': `${origin}/#organization` },
  },
  publisher: { '@id': `${origin}/#organization` },
});

export const articleHandle: PageHandle = {
  prefetch: async (request) => {
    const resource = await request.queryClient.query(articleQueries.detail(idOrSlugOf(request)));
    // The not-found page suggests the latest articles.
    if (resource.status === 'missing') await request.queryClient.query(latestArticles());
    if (resource.status === 'found' && resource.value.data.layout === 'diary') await loadDiary();
  },
  seo: (request) => {
    const resource = resourceOf(request);
    if (resource?.status !== 'found') return fallbackSeo(resource, heads.articles.article);
    const article = resource.value.data;
    const canonicalPath = paths.article(article.slug);
    return {
      title: article.seo_title || article.title_ar,
      description: article.seo_description || article.excerpt_ar,
      canonicalPath,
      type: 'article',
      ...article.share_card,
      jsonLd: [
        articleData(article, request.url.origin),
        organization(request.queryClient, request.url.origin),
        breadcrumbList(articleBreadcrumbs(article), { origin: request.url.origin, pathname: canonicalPath }),
      ],
    };
  },
  status: (request) => httpStatusOf(resourceOf(request)),
  movedTo: (request) => {
    const resource = resourceOf(request);
    return resource?.status === 'found'
      ? canonicalRedirect(idOrSlugOf(request), resource.value.data.slug, paths.article)
      : undefined;
  },
};
