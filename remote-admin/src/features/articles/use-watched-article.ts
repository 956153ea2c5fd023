import { useMemo } from 'react';
import { useWatch } from 'shared-lib/form';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The values of the article form as texts, whatever the user has typed so far. */
export const useWatchedArticle = () => {
  const values = useWatch();
  return useMemo(
    () => ({
      title_ar: textOf(values.title_ar),
      excerpt_ar: textOf(values.excerpt_ar),
      body_html: textOf(values.body_html),
      layout: values.layout === 'diary' ? ('diary' as const) : ('article' as const),
      category: textOf(values.category),
      tags: Array.isArray(values.tags) ? values.tags.map(String) : [],
      cover: textOf(values.cover),
      cover_alt: textOf(values.cover_alt),
      author_name: textOf(values.author_name),
      author_role: textOf(values.author_role),
      published_at: typeof values.published_at === 'string' ? values.published_at : null,
      seo_description: textOf(values.seo_description),
    }),
    [values],
  );
};
