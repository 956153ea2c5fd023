import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { isoNow, type Clock } from '../clock.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows are drafted, scheduled, published and archived. */
export type PublishedTable = 'articles' | 'studies';

/**
 * Whether visitors may see a row: published, or scheduled for a time that has come. Nothing has to run at that time, and
 * neither word shows a row before its date.
 */
export const isPublished = (table: PublishedTable, clock: Clock): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, PublishedTable>();
  return eb.and([
    eb(`${table}.status`, 'in', ['published', 'scheduled']),
    eb(`${table}.published_at`, '<=', isoNow(clock)),
  ]);
};
