import type { CsvField } from '../../csv/fields.ts';
import { articleFields } from '../../fields/articles.ts';
import { csvFieldsOf } from '../../fields/csv.ts';

/** CSV columns of articles, without the body. */
export const articleCsvFields = async (): Promise<CsvField[]> => csvFieldsOf(articleFields);
