import { formatDateTime } from 'shared-lib/format';
import { dialectCopy } from '../copy/dialect.ts';
import { ApiError } from '../http/api-error.ts';
import type { Stamped, Versioned } from './resource.ts';
import type { Writing } from './writing.ts';

/** A change moves a row's stamp on, also within a millisecond: versions are told apart by it. */
export const stampAfter = (kept: string, now: string): string =>
  now > kept ? now : new Date(Date.parse(kept) + 1).toISOString();

/** Who wrote a record last, as far as the audit log knows. */
export const lastWriter = async ({ trx }: Writing, resource: string, record: string): Promise<string | null> => {
  const entry = await trx
    .selectFrom('audit_entries')
    .select('actor_name')
    .where('resource', '=', resource)
    .where('record', '=', record)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return entry?.actor_name ?? null;
};

/** @throws {ApiError} 409 when the writer saw another version than the one that is kept; it holds the row as it is now */
export const refuseStale = async (
  writing: Writing,
  resource: string,
  { updated_at: seen }: Versioned,
  kept: Stamped,
): Promise<void> => {
  if (seen == null || seen === kept.updated_at) return;
  const by = await lastWriter(writing, resource, String(kept.id));
  throw new ApiError(409, dialectCopy.changedSince(by, formatDateTime(kept.updated_at)), {
    changedSince: { by, at: kept.updated_at, current: { ...kept } },
  });
};
