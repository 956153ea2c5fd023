import { auditEntry, type AuditEntry } from 'shared-lib/contracts';
import { formatDateTime } from 'shared-lib/format';
import { http } from 'shared-lib/http';
import { toDialectQuery, type ListDefinition, type ListFilter, type ListSource } from 'shared-lib/list';
import { Badge } from 'shared-lib/ui/badge';
import * as z from 'zod/mini';
import { audit } from '../../copy/audit.ts';
import { assigneeOptions } from '../../request/assignees.ts';
import { ExportButton } from '../../resource/csv/export-button.tsx';
import { ActorCell, DetailsCell, RecordCell } from './audit-cells.tsx';
import { actionLabel, recordLabel } from './audit-labels.ts';
import { renderDay } from '../../resource/fields/day-filter.tsx';

const rows = z.array(auditEntry);

const source: ListSource<AuditEntry> = {
  key: ['admin', 'audit'],
  toQuery: toDialectQuery,
  fetchPage: async (query, signal) => {
    const { value, total } = await http.getPage(`/admin/audit?${query}`, rows, { signal });
    return { rows: value, total: total ?? value.length };
  },
};

/** Fields of content and accounts that people ask about. */
const filteredFields = [
  'basic_price',
  'delivery_days_basic',
  'packages',
  'status',
  'published_at',
  'is_active',
  'sort_order',
  'title_ar',
  'name_ar',
  'slug',
  'description_ar',
  'body_html',
  'image',
  'role',
  'email',
  'phone',
];

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    key: 'resource',
    label: audit.section,
    anyLabel: audit.anySection,
    options: Object.entries(audit.resources).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    key: 'action_like',
    label: audit.action,
    anyLabel: audit.anyAction,
    // An action ends with what happened and starts with to what: `service.updated`.
    options: Object.entries(audit.events).map(([event, label]) => ({ value: `.${event}$`, label })),
  },
  {
    kind: 'choice',
    key: 'field',
    label: audit.field,
    anyLabel: audit.anyField,
    options: filteredFields.map((value) => ({ value, label: audit.fields[value] ?? value })),
  },
  { kind: 'choice', key: 'actor_id', label: audit.who, anyLabel: audit.anyWho, options: assigneeOptions },
  { kind: 'dates', key: 'at', label: audit.time, renderDay },
];

/** Limits the log to one record, whose link has named it. */
const recordFilter = (record: string): ListFilter => ({
  kind: 'choice',
  key: 'record',
  label: audit.record,
  anyLabel: audit.record,
  options: [{ value: record, label: recordLabel({ resource: 'settings', record }) }],
});

/** The audit log; of one record when the URL names one. */
export const auditList = (record: string | null): ListDefinition<AuditEntry> => ({
  name: 'audit',
  source,
  keyOf: ({ id }) => id,
  nameOf: ({ actor_name, action }) => `${actor_name} ${actionLabel(action)}`,
  defaultSort: { key: 'at', direction: 'descending' },
  columns: [
    { key: 'at', label: audit.time, title: true, sortable: true, cell: ({ at }) => <b>{formatDateTime(at)}</b> },
    {
      key: 'actor_name',
      label: audit.who,
      sortable: true,
      onPhone: 'beside-title',
      cell: (entry) => <ActorCell entry={entry} />,
    },
    {
      key: 'action',
      label: audit.action,
      sortable: true,
      onPhone: true,
      cell: ({ action }) => (
        <Badge $tone={action.endsWith('deleted') ? 'rejected' : 'new'}>{actionLabel(action)}</Badge>
      ),
    },
    { key: 'record', label: audit.record, onPhone: true, cell: (entry) => <RecordCell entry={entry} /> },
    { key: 'details', label: audit.details, onPhone: true, cell: (entry) => <DetailsCell entry={entry} /> },
  ],
  filters: record ? [...filters, recordFilter(record)] : filters,
  renderTools: (query) => <ExportButton resource="audit" query={query} fileName={audit.title} />,
  copy: audit,
});
