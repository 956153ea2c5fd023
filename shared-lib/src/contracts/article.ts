import * as z from 'zod/mini';
import { anyOf, nameText, pageNumber, perPage, searchText } from './list-query.ts';
import { pictureText, expectedVersion, slugText } from './content-fields.ts';
import { isPublishedOrScheduled, publicationStatuses, publicationFields } from './publication.ts';
import { id, optionalText, requiredText, slug, timestamp } from './text.ts';

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
  /** Sanitised by the API when it is written. */
  body_html: z.string(),
  status: z.enum(publicationStatuses),
  seo_title: z.string(),
  seo_description: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Article = z.infer<typeof article>;

export const articleCategory = z.object({ name: z.string(), count: z.int() });
export type ArticleCategory = z.infer<typeof articleCategory>;
export const articleTag = z.object({ name: z.string(), count: z.int() });
export type ArticleTag = z.infer<typeof articleTag>;

/** Enough of an article to lead to it. */
export const articleLink = z.pick(articleSummary, { id: true, slug: true, title_ar: true });
export type ArticleLink = z.infer<typeof articleLink>;

/** One heading of an article's text: `id` is the anchor that the API set in `body_html`. */
export const articleHeading = z.object({ id: z.string(), title: z.string(), level: z.literal([2, 3]) });
export type ArticleHeading = z.infer<typeof articleHeading>;

/** An article's own page. Under an old slug it answers the article as it is called today: compare `data.slug` and redirect. */
export const articlePage = z.object({
  data: article,
  contents: z.array(articleHeading),
  related: z.array(articleSummary),
  /** Published just before and just after it. */
  previous: z.nullable(articleLink),
  next: z.nullable(articleLink),
});
export type ArticlePage = z.infer<typeof articlePage>;

export const articleSorts = ['newest', 'oldest', 'title'] as const;
export type ArticleSort = (typeof articleSorts)[number];
export const ARTICLES_PER_PAGE = 9;

/** What `/public/articles` may be asked. */
export const articleListQuery = z.object({
  page: pageNumber,
  per_page: perPage(ARTICLES_PER_PAGE),
  q: searchText,
  category: anyOf(nameText),
  tag: anyOf(nameText),
  sort: z._default(z.enum(articleSorts, 'choice-invalid'), 'newest'),
});
export type ArticleListQuery = z.output<typeof articleListQuery>;

/** Letters of markup; a long article has about 15,000. */
const LONGEST_BODY = 500_000;
const withoutTags = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;/g, ' ').trim();

/** What the administration writes of an article; it reads it back as `article`. Reading time follows from the text. */
export const articleInput = z
  .object({
    slug: slugText,
    title_ar: requiredText({ required: 'title-required', max: 200 }),
    excerpt_ar: optionalText(600),
    /** Markup; what is not among the allowed tags is taken out. */
    body_html: optionalText(LONGEST_BODY),
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
    z.refine((written) => !isPublishedOrScheduled(written) || withoutTags(written.body_html) !== '', {
      path: ['body_html'],
      error: 'value-required',
    }),
    z.refine((written) => !isPublishedOrScheduled(written) || written.category !== '', {
      path: ['category'],
      error: 'value-required',
    }),
  );
export type ArticleInput = z.infer<typeof articleInput>;
