import { article } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { articles as copy } from '../../copy/articles.ts';
import { publishedList } from '../../resource/content-lists.tsx';
import { isPublic } from '../../resource/publishing/statuses.tsx';
import { categoryOptions } from './article-options.ts';

const { fields } = copy;
/** Lists need no body, and the API may leave it out. */
const row = z.pick(article, {
  id: true,
  slug: true,
  title_ar: true,
  cover: true,
  category: true,
  author_name: true,
  status: true,
  published_at: true,
  updated_at: true,
});

export const articlesList = publishedList({
  resource: 'articles',
  row,
  name: { key: 'title_ar', label: fields.title_ar, of: ({ title_ar }) => title_ar, pictureOf: ({ cover }) => cover },
  pathOf: (shown) => (isPublic(shown) ? paths.article(shown.slug) : undefined),
  columns: [
    { key: 'category', label: fields.category, sortable: true, onPhone: true, cell: ({ category }) => category },
    { key: 'author_name', label: fields.author_name, sortable: true, cell: ({ author_name }) => author_name },
  ],
  filters: [
    { kind: 'choice', key: 'category', label: fields.category, anyLabel: copy.anyCategory, options: categoryOptions },
  ],
  copy,
});
