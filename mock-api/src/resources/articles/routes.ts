import {
  articleCategory,
  articleListQuery,
  articlePage,
  articleSummary,
  articleTag,
  paged,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { pageOf } from '../../http/pages.ts';
import { found, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { headingsOf } from './body.ts';
import { presentArticle, presentArticleSummary } from './present.ts';
import { findArticle, listArticles, listCategories, listTags, neighboursOf, relatedArticles } from './repository.ts';

const RELATED = 3;
const open = { config: { access: 'public' } } as const;

/** Published articles, for everybody. */
export const articleRoutes = (parts: { db: Database; clock: Clock }) => async (app: Api) => {
  app.get(
    '/api/public/articles',
    {
      ...open,
      schema: {
        summary: 'One page of the published articles.',
        querystring: articleListQuery,
        response: { 200: paged(articleSummary) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await listArticles(parts, query);
      return pageOf(query, total, rows.map(presentArticleSummary));
    },
  );

  app.get(
    '/api/public/articles/categories',
    {
      ...open,
      schema: {
        summary: 'Categories of published articles, the fullest first.',
        response: { 200: z.object({ data: z.array(articleCategory) }) },
      },
    },
    async () => ({
      data: await listCategories(parts),
    }),
  );

  app.get(
    '/api/public/articles/tags',
    {
      ...open,
      schema: {
        summary: 'Tags of published articles, the most used first.',
        response: { 200: z.object({ data: z.array(articleTag) }) },
      },
    },
    async () => ({
      data: await listTags(parts),
    }),
  );

  app.get(
    '/api/public/articles/:idOrSlug',
    {
      ...open,
      schema: {
        summary: 'An article with its contents, its neighbours and related ones.',
        params: idOrSlugParams,
        response: { 200: articlePage },
      },
    },
    async ({ params }) => {
      const row = found(await findArticle(parts, params.idOrSlug));
      const { previous, next } = await neighboursOf(parts, row);
      return {
        data: presentArticle(row),
        contents: headingsOf(row.body_html),
        related: (await relatedArticles(parts, row, RELATED)).map(presentArticleSummary),
        previous: previous ?? null,
        next: next ?? null,
      };
    },
  );
};
