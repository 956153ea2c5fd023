import type { FieldErrorCode, PublicationStatus } from 'shared-lib/contracts';
import { sayFieldError } from 'shared-lib/copy';
import { invalid } from '../../http/api-error.ts';

/** How far something has come, and when it is out (UTC). */
export interface Publication {
  status: PublicationStatus;
  published_at: string | null;
}

const refused = (code: FieldErrorCode) => invalid({ published_at: [sayFieldError(code)] });

const published = (date: string | null, isNew: boolean, now: string): Publication => {
  if (date === null) return { status: 'published', published_at: now };
  if (date <= now) return { status: 'published', published_at: date };
  // Somebody who names a day to come means a schedule; a schedule that is brought forward comes out at once.
  if (isNew) throw refused('date-future');
  return { status: 'published', published_at: now };
};

const scheduled = (date: string | null, isNew: boolean, now: string): Publication => {
  if (date === null) throw refused('date-required');
  if (date > now) return { status: 'scheduled', published_at: date };
  if (isNew) throw refused('date-past');
  // Its time has come since, so it is out.
  return { status: 'published', published_at: date };
};

/**
 * The state in which something is kept, of the state that its writer asks for.
 * @param kept the state before, if there was one: an unchanged date is not judged again
 * @throws {ApiError} 422 for a date that does not fit
 */
export const publicationOf = (
  { status, published_at }: Publication,
  kept: Publication | undefined,
  now: string,
): Publication => {
  const date = published_at === null ? null : new Date(published_at).toISOString();
  const isNew = date !== (kept?.published_at ?? null);
  if (status === 'published') return published(date, isNew, now);
  if (status === 'scheduled') return scheduled(date, isNew, now);
  return { status, published_at: date };
};

/** Whether visitors see it at a moment; what `isPublished` says in SQL. */
export const isOut = ({ status, published_at }: Publication, now: string): boolean =>
  (status === 'published' || status === 'scheduled') && published_at !== null && published_at <= now;
