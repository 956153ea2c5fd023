import * as z from 'zod/mini';

export const publicationStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/**
 * How far something has come, and when it is out. `published` is out now (without a date: from now on), `scheduled` comes out at
 * its date; drafts and what was archived may keep a date, which nobody sees.
 */
export const publicationFields = {
  status: z._default(z.enum(publicationStatuses, 'choice-invalid'), 'draft'),
  published_at: z._default(z.nullable(z.iso.datetime({ offset: true, error: 'date-invalid' })), null),
};

/** Whether visitors see it, or will: then it must be whole. */
export const isPublishedOrScheduled = ({ status }: { status: PublicationStatus }): boolean =>
  status === 'published' || status === 'scheduled';
