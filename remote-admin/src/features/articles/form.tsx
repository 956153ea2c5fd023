import { article, articleInput, type Article } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type * as z from 'zod/mini';
import { articles as copy } from '../../copy/articles.ts';
import type { FormValues, ResourceDefinition } from '../../resource/define-resource.ts';
import { known, valuesOf } from '../../resource/form-values.ts';
import { isPublic } from '../../resource/publishing/statuses.tsx';
import { ArticleFields } from './fields.tsx';

type Values = z.input<typeof articleInput>;

const emptyValues: FormValues<Values> = {
  slug: '',
  title_ar: '',
  excerpt_ar: '',
  body_html: '',
  layout: 'article',
  cover: '',
  cover_alt: '',
  category: '',
  tags: [],
  author_name: '',
  author_role: '',
  status: 'draft',
  published_at: null,
  seo_title: '',
  seo_description: '',
};

export const articleForm: ResourceDefinition<Article, Values, z.output<typeof articleInput>> = {
  resource: 'articles',
  row: article,
  input: articleInput,
  emptyValues,
  toValues: ({ status, ...row }) => valuesOf({ ...row, status: known(status) }, emptyValues),
  nameOf: ({ title_ar }) => title_ar,
  pathOf: (row) => (isPublic(row) ? paths.article(row.slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', status: 'draft', published_at: null }),
  Fields: ArticleFields,
  copy,
};
