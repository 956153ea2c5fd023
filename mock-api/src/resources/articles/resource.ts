import {
  article,
  articleInput,
  articleRow,
  isPublishedOrScheduled,
  type Article,
  type ArticleInput,
} from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { expressionBuilder, sql } from 'kysely';
import { articleCopy } from '../../copy/ar.ts';
import type { Tables } from '../../db/tables.ts';
import { defineRecordedResource } from '../recorded-resource.ts';
import { idColumn, type WriteContext } from '../../dialect/write-context.ts';
import { articleFields } from '../../fields/content.ts';
import { listColumnsOf } from '../../fields/rows.ts';
import { invalid } from '../../http/api-error.ts';
import { resolvePublication } from '../publications/state.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { deleteSlugHistory, recordSlugChange } from '../slugs/history.ts';
import { textOf, refusedTargets, sanitise } from './body.ts';
import { listedColumns, presentStoredArticle, storedColumns, articleColumns, saveArticleTags } from './repository.ts';
import type { CsvField } from '../../csv/fields.ts';
import { csvFieldsOf } from '../../fields/csv.ts';

/** CSV columns of articles, without the body. */
export const articleCsvFields = async (): Promise<CsvField[]> => csvFieldsOf(articleFields);

const MEGABYTE = 1024 * 1024;
/** Sentences about one text. */
const MAX_NAMED = 5;

const hasTag = (tags: readonly string[]) => {
  const eb = expressionBuilder<Tables, 'articles'>();
  return eb(
    'articles.id',
    'in',
    eb.selectFrom('article_tags').select('article_tags.article_id').where('article_tags.tag', 'in', tags),
  );
};

/** @throws {ApiError} 422 that names the links and pictures to change, whatever the editor of the client lets through */
const assertAllowedTargets = (html: string): void => {
  const { links, pictures } = refusedTargets(html);
  const messages = [...links.map(articleCopy.userInfo), ...pictures.map(articleCopy.foreignPicture)];
  if (messages.length > 0) throw invalid({ body_html: messages.slice(0, MAX_NAMED) });
};

/** The row of an input: with its slug, sanitised HTML and resolved publication. @throws {ApiError} 422 */
const columnsFor = async ({ trx, now }: WriteContext, input: ArticleInput, existing?: Article) => {
  const { updated_at: _version, ...written } = input;
  if (input.body_html !== existing?.body_html) assertAllowedTargets(input.body_html);
  const body_html = sanitise(input.body_html);
  // Sanitising may have removed everything.
  if (isPublishedOrScheduled(input) && textOf(body_html) === '')
    throw invalid({ body_html: [fieldErrorMessage('value-required')] });
  const slug = await chooseSlug(trx, {
    kind: 'article',
    slug: input.slug,
    title: input.title_ar,
    ...(existing ? { id: existing.id } : {}),
  });
  const layout = input.layout ?? existing?.layout;
  return articleColumns({ ...written, layout, slug, body_html, ...resolvePublication(input, existing, now) });
};

/** Articles for admins. */
export const articles = defineRecordedResource({
  name: 'articles',
  singular: 'article',
  versions: { resource: 'articles', title: 'title_ar', slugs: 'article' },
  input: articleInput,
  item: article,
  listItem: articleRow,
  unlisted: ['body_html'],
  bodyLimit: MEGABYTE,
  columns: listColumnsOf('articles', articleFields),
  related: { tag: hasTag },
  search: 'articles.search',
  names: { search: 'articles.title_terms', columns: ['articles.title_ar'] },
  key: 'articles.id',
  rows: (db) => db.selectFrom('articles').select(storedColumns),
  listRows: (db) =>
    db
      .selectFrom('articles')
      .select(listedColumns)
      .select(sql<string>`''`.as('body_html')),
  present: async (_db, rows) => rows.map(presentStoredArticle),

  async insert(context, input) {
    const { trx, now } = context;
    const columns = await columnsFor(context, input);
    const { id } = await trx
      .insertInto('articles')
      .values({ ...idColumn(context), ...columns, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveArticleTags(trx, id, input.tags);
    return id;
  },

  async update(context, input, existing, updated_at) {
    const { trx, clock } = context;
    const columns = await columnsFor(context, input, existing);
    await trx
      .updateTable('articles')
      .set({ ...columns, updated_at })
      .where('id', '=', existing.id)
      .execute();
    await recordSlugChange(trx, { kind: 'article', id: existing.id, from: existing.slug, to: columns.slug }, clock);
    await saveArticleTags(trx, existing.id, input.tags);
  },

  async remove({ trx }, { id }) {
    await deleteSlugHistory(trx, 'article', id);
    await trx.deleteFrom('saved_items').where('kind', '=', 'article').where('item_id', '=', id).execute();
    await trx.deleteFrom('articles').where('id', '=', id).execute();
  },
});
