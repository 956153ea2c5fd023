import * as z from 'zod/mini';
import { knownOr } from './degrade.ts';
import { expectedVersion, slugText } from './content-fields.ts';
import { id, optionalText, timestamp } from './text.ts';
import { roles } from './user.ts';

/** Earlier state of an article, study, service, sector or slide. */
export const contentVersion = z.object({
  id,
  record_id: id,
  event: knownOr(['created', 'updated', 'restored', 'deleted']),
  /** Title at that time. */
  title: z.string(),
  /** Names of the fields that differ from the version before. */
  changed: z.array(z.string()),
  actor_id: z.nullable(id),
  /** Empty when unknown. */
  actor_name: z.string(),
  at: timestamp,
});
export type ContentVersion = z.infer<typeof contentVersion>;

/** A version with the row at that time. Its fields are those of the release that stored it. */
export const contentVersionDetail = z.extend(contentVersion, { data: z.record(z.string(), z.unknown()) });
export type ContentVersionDetail = z.infer<typeof contentVersionDetail>;

/** Restores the texts of a version. Slug, publication, visibility and position stay as they are. */
export const versionRestoreInput = z.object(expectedVersion);
export type VersionRestoreInput = z.infer<typeof versionRestoreInput>;

/** A deleted row that can still be restored. */
export const deletedRow = z.extend(contentVersion, {
  /** Until when it can be restored. */
  expires_at: timestamp,
});
export type DeletedRow = z.infer<typeof deletedRow>;

/** Another slug, when the old one is in use by now. */
export const deletedRestoreInput = z.object({ slug: slugText });
export type DeletedRestoreInput = z.infer<typeof deletedRestoreInput>;

/** A slug that still leads to the row. */
export const formerSlug = z.object({ slug: z.string(), created_at: timestamp });
export type FormerSlug = z.infer<typeof formerSlug>;

export const slugCheckQuery = z.object({
  /** As typed; empty to make one from the title. */
  slug: slugText,
  title: optionalText(200),
  /** Id of the row, when it exists. */
  id: z.optional(z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'value-invalid'))),
});
export type SlugCheckQuery = z.infer<typeof slugCheckQuery>;

export const slugCheck = z.object({
  /** The slug as it would be stored; empty when nothing is left of it. */
  slug: z.string(),
  is_available: z.boolean(),
  /** Why it is not available; empty otherwise. */
  message: z.string(),
  /** A free slug made from the title; empty when there is none. */
  suggestion: z.string(),
});
export type SlugCheck = z.infer<typeof slugCheck>;

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
