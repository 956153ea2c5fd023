import { article, articleInput, type Article } from 'shared-lib/contracts';
import { Fields, TextAreaField, TextField } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { articles as copy } from '../../copy/articles.ts';
import type { ResourceDefinition } from '../../resource/define-resource.ts';
import { SlugField } from '../../resource/fields/slug-field.tsx';
import { isPublic } from '../../resource/publishing/statuses.tsx';
import { RichTextField } from '../../resource/rich-text/rich-text-field.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { SplitForm } from '../../resource/split-form.ts';
import { ArticleAside } from './article-aside.tsx';

type Values = z.input<typeof articleInput>;
const { fields } = copy;

const ArticleFields = () => (
  <SplitForm $columns="minmax(0, 1fr) 22rem">
    <div>
      <Panel>
        <Fields>
          <TextField<Values> name="title_ar" label={fields.title_ar} required wide />
          <SlugField resource="articles" titleField="title_ar" pathOf={paths.article} />
          <TextAreaField<Values> name="excerpt_ar" label={fields.excerpt_ar} rows={3} wide />
          <RichTextField<Values> name="body_html" label={fields.body_html} wide />
        </Fields>
      </Panel>
      <SeoPanel titleField="title_ar" descriptionField="excerpt_ar" pictureField="cover" pathOf={paths.article} />
    </div>
    <div>
      <ArticleAside />
    </div>
  </SplitForm>
);

const emptyValues: Values = {
  slug: '',
  title_ar: '',
  excerpt_ar: '',
  body_html: '',
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
  toValues: ({ id: _id, reading_minutes: _minutes, created_at: _created, updated_at: _updated, ...values }) => ({
    ...values,
    cover: values.cover ?? '',
    status: values.status === 'other' ? 'draft' : values.status,
  }),
  nameOf: ({ title_ar }) => title_ar,
  pathOf: (row) => (isPublic(row) ? paths.article(row.slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', status: 'draft', published_at: null }),
  Fields: ArticleFields,
  copy,
};
