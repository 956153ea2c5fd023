import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { id, timestamp } from './text.ts';
import { roles } from './user.ts';

/** Entry of the append-only audit log: who changed what, and when. */
export const auditEntry = z.object({
  id,
  actor_id: z.nullable(id),
  actor_name: z.string(),
  /** Role at that time; null for the system and for entries of deleted accounts. */
  actor_role: z.optional(z.nullable(knownOr(roles))),
  /** `request.status`, `request.quote`, `user.deleted`… */
  action: z.string(),
  resource: z.string(),
  /** Reference or id of the changed record. */
  record: z.string(),
  /** Name of the record at that time; absent for older entries and for records without a name. */
  record_name: z.optional(z.string()),
  details: z.record(z.string(), z.unknown()),
  at: timestamp,
});
export type AuditEntry = z.infer<typeof auditEntry>;
