import { formatDateTime } from 'shared-lib/format';
import { dialectCopy } from '../copy/dialect.ts';
import { ApiError } from '../http/api-error.ts';
import type { Stamped, Versioned } from './resource.ts';
import type { WriteContext } from './write-context.ts';

/** The new `updated_at` of a row. It always increases, even within a millisecond, because it identifies the version. */
export const nextVersion = (current: string, now: string): string =>
  now > current ? now : new Date(Date.parse(current) + 1).toISOString();

/** The last user who wrote a record, from the audit log, and whether it is the one who writes now; `by` is null when unknown. */
export const lastWriter = async (
  { trx, actor }: WriteContext,
  resource: string,
  record: string,
): Promise<{ by: string | null; is_own: boolean }> => {
  const entry = await trx
    .selectFrom('audit_entries')
    .select(['actor_id', 'actor_name'])
    .where('resource', '=', resource)
    .where('record', '=', record)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { by: entry?.actor_name ?? null, is_own: entry !== undefined && entry.actor_id === actor.id };
};

/** @throws {ApiError} 409 with the stored row, when the client has read another version than the stored one */
export const assertCurrentVersion = async (
  context: WriteContext,
  resource: string,
  { updated_at: version }: Versioned,
  stored: Stamped,
): Promise<void> => {
  if (version == null || version === stored.updated_at) return;
  const writer = await lastWriter(context, resource, String(stored.id));
  throw new ApiError(409, dialectCopy.changedSince(writer, formatDateTime(stored.updated_at)), {
    changedSince: { ...writer, at: stored.updated_at, current: { ...stored } },
  });
};
