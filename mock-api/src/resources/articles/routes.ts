import {
  articleCategory,
  articleListQuery,
  articlePage,
  articleSummary,
  articleTag,
  paged,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { cardLink } from '../../cards/card-pictures.ts';
import { articleCard } from '../../cards/share-card.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { pageOf, orNotFound, idOrSlugParams } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import type { ReadContentIndex } from '../../search/content-index.ts';
import { headingsOf } from './body.ts';
import {
  presentArticle,
  presentArticleSummary,
  findArticle,
  listArticles,
  listCategories,
  listTags,
  findNeighbours,
  relatedArticles,
} from './repository.ts';

const RELATED = 3;
const open = { config: { access: 'public' } } as const;

interface Deps {
  db: Database;
  clock: Clock;
  readIndex: ReadContentIndex;
}

const addCategoryAndTagRoutes = (app: Api, deps: Deps) => {
  app.get(
    '/api/public/articles/categories',
    {
      ...open,
      schema: {
        summary: 'Categories of published articles, most articles first.',
        response: { 200: z.object({ data: z.array(articleCategory) }) },
      },
    },
    async () => ({
      data: await listCategories(deps),
    }),
  );

  app.get(
    '/api/public/articles/tags',
    {
      ...open,
      schema: {
        summary: 'Tags of published articles, most articles first.',
        response: { 200: z.object({ data: z.array(articleTag) }) },
      },
    },
    async () => ({
      data: await listTags(deps),
    }),
  );
};

/** Public routes of published articles. */
export const articleRoutes = (deps: Deps) => async (app: Api) => {
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
      const { rows, total } = await listArticles(deps, query);
      return pageOf(query, total, rows.map(presentArticleSummary));
    },
  );

  addCategoryAndTagRoutes(app, deps);

  app.get(
    '/api/public/articles/:idOrSlug',
    {
      ...open,
      schema: {
        summary: 'An article with its table of contents, neighbours and related articles.',
        params: idOrSlugParams,
        response: { 200: articlePage },
      },
    },
    async ({ params }) => {
      const row = orNotFound(await findArticle(deps, params.idOrSlug));
      const data = presentArticle(row);
      const { previous, next } = await findNeighbours(deps, row);
      return {
        data: { ...data, share_card: cardLink('article', row.id, articleCard(data)) },
        contents: headingsOf(row.body_html),
        related: (await relatedArticles(deps, row, RELATED)).map(presentArticleSummary),
        previous: previous ?? null,
        next: next ?? null,
      };
    },
  );
};
