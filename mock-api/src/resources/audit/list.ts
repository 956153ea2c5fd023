import { auditEntry, type AuditEntry } from 'shared-lib/contracts';
import { readJson } from '../../db/json-column.ts';
import type { Row } from '../../db/tables.ts';
import type { ListResource } from '../../dialect/list-resource.ts';

const text = (name: string) => ({ ref: `audit_entries.${name}`, type: 'text' }) as const;

/** Columns by which the audit log is filtered and sorted. */
export const auditList: ListResource = {
  columns: {
    id: { ref: 'audit_entries.id', type: 'integer' },
    actor_id: { ref: 'audit_entries.actor_id', type: 'integer', isNullable: true },
    actor_name: text('actor_name'),
    actor_role: { ...text('actor_role'), isNullable: true },
    action: text('action'),
    resource: text('resource'),
    record: text('record'),
    at: text('at'),
  },
  search: 'audit_entries.record',
  key: 'audit_entries.id',
};

export const presentEntry = (row: Row<'audit_entries'>): AuditEntry => ({
  ...row,
  details: readJson(auditEntry.shape.details, row.details),
});
