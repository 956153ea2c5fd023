import {
  formerSlug,
  slugCheck,
  slugCheckQuery,
  type SearchKind,
  type SlugCheck,
  type SlugCheckQuery,
} from 'shared-lib/contracts';
import { slugify } from 'shared-lib/format';
import * as z from 'zod/mini';
import type { Database } from '../../db/open-database.ts';
import type { RecordedResource } from '../recorded-resource.ts';
import type { DialectDeps } from '../../dialect/routes.ts';
import { ApiError } from '../../http/api-error.ts';
import { idParams, orNotFound, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { chooseSlug } from './choose.ts';

/** A free slug from a title; empty when nothing is left of it. */
const suggest = async (db: Database, kind: SearchKind, title: string, id: { id?: number }): Promise<string> => {
  try {
    return await chooseSlug(db, { kind, slug: '', title, ...id });
  } catch (error) {
    if (error instanceof ApiError) return '';
    throw error;
  }
};

const check = async (db: Database, kind: SearchKind, { slug, title, id }: SlugCheckQuery): Promise<SlugCheck> => {
  const own = id === undefined ? {} : { id: Number(id) };
  const suggestion = await suggest(db, kind, title || slug, own);
  try {
    return { slug: await chooseSlug(db, { kind, slug, title, ...own }), is_available: true, message: '', suggestion };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.errors?.slug?.[0] ?? error.message;
    return { slug: slugify(slug || title), is_available: false, message, suggestion };
  }
};

/** Adds the slug check of a form, and the former slugs of a row. */
export const addSlugRoutes = (app: Api, { db }: DialectDeps, resource: RecordedResource): void => {
  const kind = resource.versions?.slugs;
  if (!kind) return;
  const config = { access: 'admin', isCacheable: true } as const;

  app.get(
    `/api/admin/${resource.name}/slug`,
    {
      config,
      schema: {
        summary: `The slug that a ${resource.singular} would get, and whether it is free.`,
        querystring: slugCheckQuery,
        response: { 200: slugCheck },
      },
    },
    ({ query }) => check(db, kind, query),
  );

  app.get(
    `/api/admin/${resource.name}/:id/former-slugs`,
    {
      config,
      schema: {
        summary: `Former slugs that still lead to a ${resource.singular}, newest first.`,
        params: idParams,
        response: { 200: z.array(formerSlug) },
      },
    },
    async ({ params }) => {
      const { id } = await resource.read(db, orNotFound(parseRowId(params.id)));
      return db
        .selectFrom('slug_history')
        .select(['slug', 'created_at'])
        .where('kind', '=', kind)
        .where('target_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('slug')
        .execute();
    },
  );
};
