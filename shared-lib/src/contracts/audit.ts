import * as z from 'zod/mini';
import { id, timestamp } from './text.ts';

/** Who of the company changed what, and when; never changed afterwards. */
export const auditEntry = z.object({
  id,
  actor_id: z.nullable(id),
  actor_name: z.string(),
  /** `request.status`, `request.quote`, `user.deleted`… */
  action: z.string(),
  resource: z.string(),
  /** Reference or number of what was changed. */
  record: z.string(),
  details: z.record(z.string(), z.unknown()),
  at: timestamp,
});
export type AuditEntry = z.infer<typeof auditEntry>;
