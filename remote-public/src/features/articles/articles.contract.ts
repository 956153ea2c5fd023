import { articleCategory, articlePage, articleSummary, enveloped, paged } from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** What the answers about articles are parsed by. Imported when the first of them is asked for. */
export const articleList = paged(articleSummary);
export const articleCategories = enveloped(z.array(articleCategory));
export const articleDetail = articlePage;
