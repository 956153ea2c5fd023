import type { PageRequest, RouteHandle } from 'shared-lib/federation';
import type { Article } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type { JsonLd } from 'shared-lib/seo';
import { absentSeo } from '../answers/absent-seo.ts';
import { statusOf } from '../answers/answer.ts';
import { askedOf, movedFrom } from '../answers/one-answer.ts';
import { articles } from '../copy/articles.ts';
import { articleQueries } from '../features/articles/articles.api.ts';
import { trailOf } from '../features/articles/article-trail.ts';
import { latestArticles } from '../features/articles/latest-articles.api.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { organization } from '../seo/organization.ts';
import { pictureAddress, socialPicture } from '../seo/social-picture.ts';

const answerOf = (request: PageRequest) =>
  request.queryClient.getQueryData(articleQueries.detail(askedOf(request)).queryKey);

const articleData = (article: Article, origin: string): JsonLd => ({
  '@type': 'Article',
  headline: article.title_ar,
  description: article.seo_description || article.excerpt_ar,
  mainEntityOfPage: origin + paths.article(article.slug),
  inLanguage: 'ar',
  articleSection: article.category,
  keywords: article.tags,
  image: pictureAddress(article.cover, origin),
  datePublished: article.published_at ?? article.created_at,
  dateModified: article.updated_at,
  author: {
    '@type': 'Organization',
    name: article.author_name,
    parentOrganization: { '@id': `${origin}/#organization` },
  },
  publisher: { '@id': `${origin}/#organization` },
});

export const articleHandle: RouteHandle = {
  prefetch: async (request) => {
    const answer = await request.queryClient.query(articleQueries.detail(askedOf(request)));
    // Shown in the place of an article that does not exist.
    if (answer.is === 'missing') await request.queryClient.query(latestArticles());
  },
  seo: (request) => {
    const answer = answerOf(request);
    if (answer?.is !== 'here') return absentSeo(answer, articles.article);
    const article = answer.value.data;
    const canonicalPath = paths.article(article.slug);
    const image = socialPicture(article.cover);
    return {
      title: article.seo_title || article.title_ar,
      description: article.seo_description || article.excerpt_ar,
      canonicalPath,
      type: 'article',
      ...(image && { image }),
      jsonLd: [
        articleData(article, request.url.origin),
        organization(request.queryClient, request.url.origin),
        breadcrumbList(trailOf(article), new URL(canonicalPath, request.url)),
      ],
    };
  },
  status: (request) => statusOf(answerOf(request)),
  movedTo: (request) => {
    const answer = answerOf(request);
    return answer?.is === 'here' ? movedFrom(askedOf(request), answer.value.data.slug, paths.article) : undefined;
  },
};
