import type { articleInput } from 'shared-lib/contracts';
import { Fields, TextAreaField, TextField, useWatch } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { articles as copy } from '../../copy/articles.ts';
import { SlugField } from '../../resource/fields/slug-field.tsx';
import { RichTextField } from '../../resource/rich-text/rich-text-field.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { SplitForm } from '../../resource/split-form.ts';
import { ArticleAside } from './article-aside.tsx';

type Values = z.input<typeof articleInput>;
const { fields } = copy;

/** The text of an article; that of a diary has headings with water. */
const BodyField = () => {
  const layout: unknown = useWatch({ name: 'layout' });
  return <RichTextField<Values> name="body_html" label={fields.body_html} hasPlates={layout === 'diary'} wide />;
};

/** The panels of the form of an article. */
export const ArticleFields = () => (
  <SplitForm $columns="minmax(0, 1fr) 22rem">
    <div>
      <Panel>
        <Fields>
          <TextField<Values> name="title_ar" label={fields.title_ar} required wide />
          <BodyField />
          <TextAreaField<Values> name="excerpt_ar" label={fields.excerpt_ar} rows={3} wide />
          <SlugField resource="articles" titleField="title_ar" pathOf={paths.article} />
        </Fields>
      </Panel>
      <SeoPanel titleField="title_ar" descriptionField="excerpt_ar" pictureField="cover" pathOf={paths.article} />
    </div>
    <div>
      <ArticleAside />
    </div>
  </SplitForm>
);
