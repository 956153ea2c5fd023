import { article, type PublicationStatus } from 'shared-lib/contracts';
import { csvCopy as copy } from '../copy/csv.ts';
import { integer, json, moment, nullableMoment, nullableNumber, nullableText, text } from './field.ts';

const textFields = {
  slug: text({ label: copy.slug }),
  title_ar: text({ label: copy.titleAr, isSearched: true }),
  excerpt_ar: text({ label: copy.excerpt, isSearched: true }),
  /** HTML; the resource adds its text to the searched text. */
  body_html: text(),
  cover: nullableText(),
  cover_alt: text(),
  category: text({ label: copy.category, isSearched: true }),
  tags: json(article.shape.tags, { label: copy.tags, csv: 'lines', isSearched: true }),
  author_name: text({ label: copy.author, isSearched: true }),
  author_role: text({ label: copy.authorRole }),
};

const publicationFields = {
  seo_title: text(),
  seo_description: text(),
  status: text<PublicationStatus>({ label: copy.status, choices: copy.publicationStatuses }),
  published_at: nullableMoment({ label: copy.publishedAt }),
};

/** The fields of an article that are written by hand. */
export const writtenArticleFields = { ...textFields, ...publicationFields };

export const articleFields = {
  id: integer({ label: copy.id }),
  ...textFields,
  reading_minutes: integer({ label: copy.readingMinutes }),
  ...publicationFields,
  /** Place among the rows that staff put in front of the others; null for all others. */
  featured_position: nullableNumber(),
  created_at: moment({ label: copy.createdAt }),
  updated_at: moment({ label: copy.updatedAt }),
};
