import { article, articleInput, goesOut, type Article, type ArticleInput } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { expressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { columnsOf } from '../../dialect/columns.ts';
import { defineResource } from '../../dialect/define-resource.ts';
import type { Writing } from '../../dialect/writing.ts';
import { invalid } from '../../http/api-error.ts';
import { publicationOf } from '../publications/state.ts';
import { chooseSlug } from '../slugs/choose.ts';
import { forgetSlugs, noteSlugChange } from '../slugs/history.ts';
import { textOf } from './body.ts';
import { presentWholeArticle, wholeColumns } from './present.ts';
import { articleColumns, saveArticleTags } from './rows.ts';
import { sanitise } from './sanitise.ts';

const MEGABYTE = 1024 * 1024;

const tagged = (tags: readonly string[]) => {
  const eb = expressionBuilder<Tables, 'articles'>();
  return eb(
    'articles.id',
    'in',
    eb.selectFrom('article_tags').select('article_tags.article_id').where('article_tags.tag', 'in', tags),
  );
};

/** The row of what was written: with its address, clean markup, and the state that follows. */
const columnsFor = async ({ trx, now }: Writing, input: ArticleInput, kept?: Article) => {
  const { updated_at: _seen, ...written } = input;
  const body_html = sanitise(input.body_html);
  // Nothing may be left of what looked like a text.
  if (goesOut(input) && textOf(body_html) === '') throw invalid({ body_html: [sayFieldError('value-required')] });
  const slug = await chooseSlug(trx, {
    kind: 'article',
    slug: input.slug,
    title: input.title_ar,
    ...(kept ? { id: kept.id } : {}),
  });
  return articleColumns({ ...written, slug, body_html, ...publicationOf(input, kept, now) });
};

/** Articles, as the administration has them. */
export const articles = defineResource({
  name: 'articles',
  noun: 'article',
  input: articleInput,
  item: article,
  bodyLimit: MEGABYTE,
  columns: columnsOf('articles', {
    text: [
      'slug',
      'title_ar',
      'excerpt_ar',
      'body_html',
      'cover',
      'cover_alt',
      'category',
      'author_name',
      'author_role',
      'status',
      'published_at',
      'seo_title',
      'seo_description',
      'created_at',
      'updated_at',
    ],
    nullable: ['cover', 'published_at'],
    integer: ['id', 'reading_minutes'],
  }),
  related: { tag: tagged },
  search: 'articles.search',
  key: 'articles.id',
  rows: (db) => db.selectFrom('articles').select(wholeColumns),
  present: async (_db, rows) => rows.map(presentWholeArticle),

  async insert(writing, input) {
    const { trx, now } = writing;
    const columns = await columnsFor(writing, input);
    const { id } = await trx
      .insertInto('articles')
      .values({ ...columns, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveArticleTags(trx, id, input.tags);
    return id;
  },

  async update(writing, input, kept, updated_at) {
    const { trx, clock } = writing;
    const columns = await columnsFor(writing, input, kept);
    await trx
      .updateTable('articles')
      .set({ ...columns, updated_at })
      .where('id', '=', kept.id)
      .execute();
    await noteSlugChange(trx, { kind: 'article', id: kept.id, from: kept.slug, to: columns.slug }, clock);
    await saveArticleTags(trx, kept.id, input.tags);
  },

  async remove({ trx }, { id }) {
    await forgetSlugs(trx, 'article', id);
    await trx.deleteFrom('saved_items').where('kind', '=', 'article').where('item_id', '=', id).execute();
    await trx.deleteFrom('articles').where('id', '=', id).execute();
  },
});
