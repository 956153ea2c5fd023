import { formatNumber } from 'shared-lib/format';
import { articles } from '../../copy/articles.ts';
import type { Check, CheckState } from '../../resource/checks/check-list.tsx';
import { countWords, linksIn, picturesIn } from '../../resource/rich-text/text-figures.ts';

const labels = articles.checks;
const DESCRIPTION = { min: 120, max: 160 };

export interface CheckedArticle {
  title_ar: string;
  excerpt_ar: string;
  body_html: string;
  category: string;
  tags: readonly string[];
  cover: string;
  cover_alt: string;
  author_name: string;
  seo_description: string;
}

const check = (key: string, isGood: boolean, [good, bad]: readonly [string, string], state: CheckState): Check => ({
  key,
  state: isGood ? 'passed' : state,
  text: isGood ? good : bad,
});

/** What an article lacks before visitors may read it. @param brokenLinks internal links without a page */
export const articleChecks = (article: CheckedArticle, brokenLinks: readonly string[]): Check[] => {
  const { title_ar, excerpt_ar, body_html, category, tags, cover, cover_alt, author_name, seo_description } = article;
  const external = linksIn(body_html).filter((url) => /^https?:/i.test(url)).length;
  const description = (seo_description || excerpt_ar).length;
  const isGoodLength = description >= DESCRIPTION.min && description <= DESCRIPTION.max;
  return [
    check('title', Boolean(title_ar.trim() && excerpt_ar.trim()), [labels.title, labels.noTitle], 'failed'),
    check('body', countWords(body_html) > 0, [labels.body, labels.noBody], 'failed'),
    check('category', category.trim() !== '', [labels.category, labels.noCategory], 'failed'),
    check('author', author_name.trim() !== '', [labels.author, labels.noAuthor], 'failed'),
    check('tags', tags.length > 0, [labels.tags, labels.noTags], 'advice'),
    check('cover', cover !== '', [labels.cover, labels.noCover], 'advice'),
    ...(cover === '' ? [] : [check('alt', cover_alt.trim() !== '', [labels.coverAlt, labels.noCoverAlt], 'failed')]),
    check('pictures', picturesIn(body_html).withoutAlt === 0, [labels.pictures, labels.picturesMissing], 'advice'),
    brokenLinks.length > 0
      ? { key: 'links', state: 'failed', text: labels.brokenLink, detail: brokenLinks.join(' ') }
      : { key: 'links', state: 'passed', text: labels.links },
    ...(external > 0
      ? [{ key: 'external', state: 'advice' as const, text: labels.external, detail: formatNumber(external) }]
      : []),
    check('description', isGoodLength, [labels.description, labels.shortDescription], 'advice'),
  ];
};
