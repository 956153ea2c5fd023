import { csvCopy as copy } from '../../copy/csv.ts';
import { choiceField, linesField, momentField, numberField, textField, type CsvField } from '../../csv/fields.ts';

/** CSV columns of articles, without the body. */
export const articleFields = async (): Promise<CsvField[]> => [
  numberField('id', copy.id),
  textField('slug', copy.slug),
  textField('title_ar', copy.titleAr),
  textField('excerpt_ar', copy.excerpt),
  textField('category', copy.category),
  linesField('tags', copy.tags),
  textField('author_name', copy.author),
  textField('author_role', copy.authorRole),
  numberField('reading_minutes', copy.readingMinutes),
  choiceField('status', copy.status, copy.publicationStatuses),
  momentField('published_at', copy.publishedAt),
  momentField('created_at', copy.createdAt),
  momentField('updated_at', copy.updatedAt),
];
