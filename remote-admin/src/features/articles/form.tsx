import { article, articleInput, type Article } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type * as z from 'zod/mini';
import { Fields, TextAreaField, TextField } from 'shared-lib/form';
import { Panel } from 'shared-lib/ui/panel';
import { articles as copy } from '../../copy/articles.ts';
import type { FormValues, ResourceDefinition } from '../../resource/define-resource.ts';
import { known, valuesOf } from '../../resource/form-values.ts';
import { isPublic } from '../../resource/publishing/statuses.tsx';
import { SlugField } from '../../resource/fields/slug-field.tsx';
import { RichTextField } from '../../resource/rich-text/rich-text-field.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { SplitForm } from '../../resource/split-form.ts';
import { ArticleAside } from './article-aside.tsx';

type FieldsValues = z.input<typeof articleInput>;
const { fields } = copy;

/** The panels of the form of an article. */
const ArticleFields = () => (
  <SplitForm $columns="minmax(0, 1fr) 22rem">
    <div>
      <Panel>
        <Fields>
          <TextField<FieldsValues> name="title_ar" label={fields.title_ar} required wide />
          <SlugField resource="articles" titleField="title_ar" pathOf={paths.article} />
          <TextAreaField<FieldsValues> name="excerpt_ar" label={fields.excerpt_ar} rows={3} wide />
          <RichTextField<FieldsValues> name="body_html" label={fields.body_html} wide />
        </Fields>
      </Panel>
      <SeoPanel titleField="title_ar" descriptionField="excerpt_ar" pictureField="cover" pathOf={paths.article} />
    </div>
    <div>
      <ArticleAside />
    </div>
  </SplitForm>
);

type Values = z.input<typeof articleInput>;

const emptyValues: FormValues<Values> = {
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
  toValues: ({ status, ...row }) => valuesOf({ ...row, status: known(status) }, emptyValues),
  nameOf: ({ title_ar }) => title_ar,
  pathOf: (row) => (isPublic(row) ? paths.article(row.slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', status: 'draft', published_at: null }),
  Fields: ArticleFields,
  copy,
};
