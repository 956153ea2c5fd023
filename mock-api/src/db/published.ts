import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { isoNow, type Clock } from '../clock.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows have a publication status: draft, scheduled, published, archived. */
export type PublishedTable = 'articles' | 'studies';

/**
 * Whether visitors may see a row: its status is published or scheduled, and its date has passed. No job has to run at that date.
 */
export const isPublished = (table: PublishedTable, clock: Clock): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, PublishedTable>();
  return eb.and([
    eb(`${table}.status`, 'in', ['published', 'scheduled']),
    eb(`${table}.published_at`, '<=', isoNow(clock)),
  ]);
};
