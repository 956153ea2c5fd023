import { useQuery } from '@tanstack/react-query';
import { articleLayouts } from 'shared-lib/contracts';
import { Fields, SelectField, TextField } from 'shared-lib/form';
import { optionsQuery, type LoadedOptions } from 'shared-lib/list';
import { Panel } from 'shared-lib/ui/panel';
import { useId } from 'react';
import { articles } from '../../copy/articles.ts';
import { publishing } from '../../copy/publishing.ts';
import { ReadinessPanel } from '../../resource/checks/readiness-panel.tsx';
import { useBrokenLinks } from '../../resource/checks/use-broken-links.ts';
import { MainPictureFields } from '../../resource/content-fields.tsx';
import { SuggestedTextField } from '../../resource/fields/suggested-text-field.tsx';
import { TagsField } from '../../resource/fields/tags-field.tsx';
import { PublicationFields } from '../../resource/publishing/publication-fields.tsx';
import { linksIn } from '../../resource/rich-text/text-figures.ts';
import { articleChecks } from './article-checks.ts';
import { ArticlePreview } from './article-preview.tsx';
import { categoryOptions, tagOptions } from './article-options.ts';
import { useWatchedArticle } from './use-watched-article.ts';

const { fields } = articles;
const layouts = articleLayouts.map((value) => ({ value, label: articles.layouts[value] }));

const useSuggestions = (options: LoadedOptions): string[] =>
  (useQuery(optionsQuery(options)).data ?? []).map(({ value }) => value);

/** Readiness, publication, category, author and cover of an article. */
export const ArticleAside = () => {
  const article = useWatchedArticle();
  const { broken } = useBrokenLinks(linksIn(article.body_html));
  const checks = articleChecks(article, broken);
  const reasonId = useId();
  const categories = useSuggestions(categoryOptions);
  const tags = useSuggestions(tagOptions);
  return (
    <>
      <ReadinessPanel checks={checks} />
      <Panel title={publishing.panel} tools={<ArticlePreview />}>
        <Fields>
          <PublicationFields isBlocked={checks.some(({ state }) => state === 'failed')} reasonId={reasonId} />
        </Fields>
      </Panel>
      <Panel title={articles.categoryPanel}>
        <Fields>
          <SuggestedTextField name="category" label={fields.category} suggestions={categories} wide />
          <SelectField
            name="layout"
            label={fields.layout}
            hint={articles.layoutHint}
            options={layouts}
            placeholder={false}
            wide
          />
          <TagsField name="tags" label={fields.tags} suggestions={tags} wide />
          <TextField name="author_name" label={fields.author_name} wide />
          <TextField name="author_role" label={fields.author_role} wide />
        </Fields>
      </Panel>
      <Panel title={articles.coverPanel}>
        <Fields>
          <MainPictureFields name="cover" labels={fields} />
        </Fields>
      </Panel>
    </>
  );
};
