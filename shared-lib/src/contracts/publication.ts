import * as z from 'zod/mini';

export const publicationStatuses = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/**
 * Publication state. `published` is public now (without a date, from now on); `scheduled` becomes public at `published_at`. Drafts
 * and archived content may have a date, which has no effect.
 */
export const publicationFields = {
  status: z._default(z.enum(publicationStatuses, 'choice-invalid'), 'draft'),
  published_at: z._default(z.nullable(z.iso.datetime({ offset: true, error: 'date-invalid' })), null),
};

/** Whether the content is or will become public; then it must be complete. */
export const isPublishedOrScheduled = ({ status }: { status: PublicationStatus }): boolean =>
  status === 'published' || status === 'scheduled';
