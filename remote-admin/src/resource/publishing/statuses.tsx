import type { PublicationStatus } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import type { ListColumn, ListFilter, ListTab } from 'shared-lib/list';
import { Badge, type BadgeTone } from 'shared-lib/ui/badge';
import { publishing } from '../../copy/publishing.ts';

const tones: Record<PublicationStatus | 'other', BadgeTone> = {
  draft: 'review',
  scheduled: 'new',
  published: 'done',
  archived: 'off',
  other: 'off',
};

/** What the publication of a row depends on. */
export interface Published {
  status: PublicationStatus | 'other';
  published_at: string | null;
}

/** Whether visitors can see a row now; a schedule becomes public by itself. */
export const isPublic = ({ status, published_at }: Published): boolean =>
  status === 'published' || (status === 'scheduled' && published_at !== null && Date.parse(published_at) <= Date.now());

export const statusColumn = <Row extends Published>(): ListColumn<Row> => ({
  key: 'status',
  label: publishing.status,
  sortable: true,
  onPhone: true,
  cell: (row) => {
    const status = isPublic(row) ? 'published' : row.status;
    return <Badge $tone={tones[status]}>{publishing.statuses[status]}</Badge>;
  },
});

export const publishedColumn = <Row extends Published>(): ListColumn<Row> => ({
  key: 'published_at',
  label: publishing.published,
  sortable: true,
  numeric: true,
  cell: ({ status, published_at }) =>
    published_at && status !== 'draft' ? formatDate(published_at) : publishing.notPublished,
});

const shown = ['published', 'scheduled', 'draft', 'archived'] as const satisfies readonly PublicationStatus[];

export const statusFilter: ListFilter = {
  kind: 'choices',
  key: 'status',
  // The tabs show each status.
  isRare: true,
  label: publishing.status,
  options: shown.map((value) => ({ value, label: publishing.statuses[value] })),
};
export const statusTabs: readonly ListTab[] = shown.map((key) => ({
  key,
  label: publishing.statuses[key],
  filters: { status: [key] },
}));
