import { articleCategory, articlePage, articleSummary, enveloped, paged } from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** Contracts of the article responses. Imported lazily with the first request. */
export const articleList = paged(articleSummary);
export const articleCategories = enveloped(z.array(articleCategory));
export const articleDetail = articlePage;
