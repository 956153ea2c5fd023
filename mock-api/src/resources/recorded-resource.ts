import { defineResource, nameOf } from '../dialect/define-resource.ts';
import type { Resource, ResourceDefinition, Stamped, Versioned, WriteHooks } from '../dialect/resource.ts';
import type { WriteContext } from '../dialect/write-context.ts';
import type { Tables } from '../db/tables.ts';
import { changesOf, snapshotOf } from './audit/audit-changes.ts';
import { recordAudit } from './audit/record-audit.ts';
import { recordCreated, recordDeleted, recordUpdated, type VersionRules } from './versions/record-version.ts';
import { restoreDeleted } from './versions/restore.ts';

/** A resource whose writes are in the audit log. */
export interface RecordedResource extends Resource {
  versions: VersionRules | undefined;
}

interface RecordedDefinition<
  Table extends keyof Tables,
  Row,
  Input extends Versioned,
  Item extends Stamped,
> extends ResourceDefinition<Table, Row, Input, Item> {
  /** Keeps the versions of its rows, and restores deleted ones. */
  versions?: VersionRules;
  /** The fields of a deleted row that the audit log stores; all fields when missing. */
  auditSnapshot?(stored: Item): Record<string, unknown>;
}

type Event = 'created' | 'updated' | 'restored' | 'deleted';

const hooksOf = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>({
  name: resource,
  singular,
  versions,
  auditSnapshot,
}: RecordedDefinition<Table, Row, Input, Item>): WriteHooks<Item> => {
  const audit = (
    context: WriteContext,
    event: Event,
    record: { id: number; name: string },
    details: Record<string, unknown>,
  ): Promise<void> =>
    recordAudit(context, {
      action: `${singular}.${event}`,
      resource,
      record: String(record.id),
      name: record.name,
      details,
    });
  const named = (item: Item) => ({ id: item.id, name: nameOf(item) });

  return {
    async beforeDelete(context, stored) {
      if (versions) await recordDeleted(context, versions, stored);
    },

    async onWritten(context, change) {
      if (change.event === 'created') {
        const { after } = change;
        if (versions) await recordCreated(context, versions, after);
        await audit(context, context.isRestore ? 'restored' : 'created', named(after), { after: snapshotOf(after) });
      } else if (change.event === 'updated') {
        const { before, after } = change;
        if (versions) await recordUpdated(context, versions, before, after);
        await audit(context, context.isRestore ? 'restored' : 'updated', named(after), changesOf(before, after));
      } else {
        // A definition that leaves personal data out of the log leaves out the name too.
        const logged = auditSnapshot?.(change.before) ?? change.before;
        const record = { id: change.before.id, name: nameOf(logged) };
        await audit(context, 'deleted', record, { before: snapshotOf(logged) });
      }
    },

    onReordered: (context, { before, after }) =>
      recordAudit(context, { action: `${singular}.reordered`, resource, record: 'order', details: { before, after } }),
  };
};

/** Creates a resource of the dialect. Its writes are recorded in the audit log and, with `versions`, as versions of their rows. */
export const defineRecordedResource = <Table extends keyof Tables, Row, Input extends Versioned, Item extends Stamped>(
  definition: RecordedDefinition<Table, Row, Input, Item>,
): RecordedResource => {
  const { versions } = definition;
  const resource = defineResource(definition, hooksOf(definition));
  if (!versions) return { ...resource, versions };
  return {
    ...resource,
    versions,
    restoreDeleted: async (context, id) => {
      await restoreDeleted(context, resource, versions, id, { slug: '' });
    },
  };
};
