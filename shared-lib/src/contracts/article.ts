import * as z from 'zod/mini';
import { articleLayouts } from './article-layout.ts';
import { knownOr } from './degrade.ts';
import { anyOf, nameText, pageNumber, perPage, searchText } from './list-query.ts';
import { pictureText, expectedVersion, slugText, shareCard } from './content-fields.ts';
import { isPublishedOrScheduled, publicationStatuses, publicationFields } from './publication.ts';
import { id, optionalParagraphs, optionalText, requiredText, slug, timestamp } from './text.ts';

export const articleSummary = z.object({
  id,
  slug,
  title_ar: z.string(),
  excerpt_ar: z.string(),
  cover: z.nullable(z.string()),
  cover_alt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author_name: z.string(),
  author_role: z.string(),
  reading_minutes: z.int(),
  published_at: z.nullable(timestamp),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

export const article = z.extend(articleSummary, {
  /** HTML that the API sanitises on save. */
  body_html: z.string(),
  /** An API of the previous release sends none. */
  layout: z.optional(knownOr(articleLayouts, 'article')),
  share_card: shareCard,
  status: knownOr(publicationStatuses),
  seo_title: z.string(),
  seo_description: z.string(),
  /** Featured position, which staff give; null for articles that are not featured. */
  featured_position: z.optional(z.nullable(z.int())),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Article = z.infer<typeof article>;

/** An article in a list of the administration, without its text unless the list is of chosen ids. */
export const articleRow = z.partial(article, { body_html: true });
export type ArticleRow = z.infer<typeof articleRow>;

export const articleCategory = z.object({ name: z.string(), count: z.int() });
export type ArticleCategory = z.infer<typeof articleCategory>;
export const articleTag = z.object({ name: z.string(), count: z.int() });
export type ArticleTag = z.infer<typeof articleTag>;

/** Fields for a link to an article. */
export const articleLink = z.pick(articleSummary, { id: true, slug: true, title_ar: true });
export type ArticleLink = z.infer<typeof articleLink>;

/** A heading in the text of an article; `id` is its anchor in `body_html`, set by the API. */
export const articleHeading = z.object({ id: z.string(), title: z.string(), level: z.int() });
export type ArticleHeading = z.infer<typeof articleHeading>;

/** Response for an article page. For a former slug it returns the article under its current slug: compare `data.slug` and redirect. */
export const articlePage = z.object({
  data: article,
  contents: z.array(articleHeading),
  related: z.array(articleSummary),
  /** The articles published directly before and after it. */
  previous: z.nullable(articleLink),
  next: z.nullable(articleLink),
});
export type ArticlePage = z.infer<typeof articlePage>;

export const articleSorts = ['newest', 'oldest', 'title'] as const;
export type ArticleSort = (typeof articleSorts)[number];
export const ARTICLES_PER_PAGE = 9;

/** Query parameters of `/public/articles`. */
export const articleListQuery = z.object({
  page: pageNumber,
  per_page: perPage(ARTICLES_PER_PAGE),
  q: searchText,
  category: anyOf(nameText),
  tag: anyOf(nameText),
  /** Without it, featured articles come first, then the newest. */
  sort: z.optional(z.enum(articleSorts, 'choice-invalid')),
});
export type ArticleListQuery = z.output<typeof articleListQuery>;

/** Characters of HTML; a long article has about 15,000. With Arabic letters of two bytes they fit into the body of a request. */
export const ARTICLE_BODY_MAX = 250_000;
const withoutTags = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim();

/** Input for saving an article; the response is an `article`. The API computes the reading time. */
export const articleInput = z
  .object({
    slug: slugText,
    title_ar: requiredText({ required: 'title-required', max: 200 }),
    excerpt_ar: optionalParagraphs(600),
    /** HTML; the API removes tags that are not allowed. */
    body_html: optionalParagraphs(ARTICLE_BODY_MAX),
    /** Without it a saved article keeps its layout. */
    layout: z.optional(z.enum(articleLayouts, 'choice-invalid')),
    cover: pictureText,
    cover_alt: optionalText(300),
    category: optionalText(80),
    tags: z._default(
      z.pipe(
        z
          .array(requiredText({ required: 'text-required', max: 60 }), 'value-invalid')
          .check(z.maxLength(20, 'list-long')),
        z.transform((tags: string[]) => [...new Set(tags)]),
      ),
      [],
    ),
    author_name: optionalText(120),
    author_role: optionalText(120),
    ...publicationFields,
    seo_title: optionalText(200),
    seo_description: optionalText(400),
    ...expectedVersion,
  })
  .check(
    z.refine((input) => !isPublishedOrScheduled(input) || withoutTags(input.body_html) !== '', {
      path: ['body_html'],
      error: 'value-required',
    }),
    z.refine((input) => !isPublishedOrScheduled(input) || input.category !== '', {
      path: ['category'],
      error: 'value-required',
    }),
  );
export type ArticleInput = z.infer<typeof articleInput>;
