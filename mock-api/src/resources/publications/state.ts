import type { FieldErrorCode, PublicationStatus } from 'shared-lib/contracts';
import { fieldErrorMessage } from 'shared-lib/copy';
import { invalid } from '../../http/api-error.ts';

/** Status and date of publication (ISO 8601, UTC). */
export interface Publication {
  status: PublicationStatus;
  published_at: string | null;
}

const dateError = (code: FieldErrorCode) => invalid({ published_at: [fieldErrorMessage(code)] });

const published = (date: string | null, isNew: boolean, now: string): Publication => {
  if (date === null) return { status: 'published', published_at: now };
  if (date <= now) return { status: 'published', published_at: date };
  // A new future date needs the status `scheduled`. An unchanged one belongs to a schedule that is published early.
  if (isNew) throw dateError('date-future');
  return { status: 'published', published_at: now };
};

const scheduled = (date: string | null, isNew: boolean, now: string): Publication => {
  if (date === null) throw dateError('date-required');
  if (date > now) return { status: 'scheduled', published_at: date };
  if (isNew) throw dateError('date-past');
  // The scheduled time has passed since the last save.
  return { status: 'published', published_at: date };
};

/**
 * The publication to store for a requested one.
 * @param previous the stored publication, if any; an unchanged date is not validated again
 * @throws {ApiError} 422 for a date that does not fit the status
 */
export const resolvePublication = (
  { status, published_at }: Publication,
  previous: Pick<Publication, 'published_at'> | undefined,
  now: string,
): Publication => {
  const date = published_at === null ? null : new Date(published_at).toISOString();
  const isNew = date !== (previous?.published_at ?? null);
  if (status === 'published') return published(date, isNew, now);
  if (status === 'scheduled') return scheduled(date, isNew, now);
  return { status, published_at: date };
};

/** Whether visitors can see an item at a moment. `isPublished` is the same condition in SQL. */
export const isPublishedAt = ({ status, published_at }: Publication, now: string): boolean =>
  (status === 'published' || status === 'scheduled') && published_at !== null && published_at <= now;
