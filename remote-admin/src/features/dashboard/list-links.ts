import type { RequestKind } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { inboxes } from '../../request/request-link.ts';

const RIYADH_MS = 3 * 3_600_000;

/** The day in Riyadh of an instant, as the filters of the lists write it. */
const dayOf = (iso: string): string =>
  new Date(Date.parse(iso) + RIYADH_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

interface Filters {
  view?: string;
  /** Received since this instant. */
  from?: string;
  to?: string;
  sector_id?: string;
  source_page?: string;
  agreed?: 'true';
  reached?: string;
}

/** The list of one kind, or the inbox, with the filters that select what a figure counts. */
export const listLink = (kind: RequestKind | undefined, { from, to, ...filters }: Filters): string => {
  const query = new URLSearchParams({
    ...filters,
    // Figures of a period count archived requests, the views do not.
    ...(from ? { is_spam: 'false' } : {}),
    ...(from ? { created_at_gte: dayOf(from) } : {}),
    ...(to ? { created_at_lte: to } : {}),
  });
  return `${kind ? paths.admin.list(inboxes[kind]) : paths.admin.inbox()}?${query}`;
};
