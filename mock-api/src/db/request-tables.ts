import type {
  BookingState,
  ChecklistState,
  consultantDecisions,
  Notification,
  Role,
  StudyPhase,
} from 'shared-lib/contracts';
import type { Generated } from 'kysely';
import type { Flag, Json, Moment, Stamped, Searchable } from './column-types.ts';

/** The author's account and name at that time. The name remains when the account is deleted. */
interface Authored {
  id: Generated<number>;
  request_id: number;
  author_id: number | null;
  author_name: string;
  author_role: Role | 'visitor' | 'system';
  body: string;
  at: Moment;
}

export interface RequestMessageTable extends Authored {
  /** When the recipient first read it. */
  read_at: Moment | null;
}

/** Visible to staff only. */
export type RequestNoteTable = Authored;

export interface RequestFileTable {
  id: Generated<number>;
  request_id: number;
  /** The message that the file is attached to, if any. */
  message_id: number | null;
  /** Original file name. */
  name: string;
  size: number;
  mime: string;
  version: number;
  direction: 'from_client' | 'from_us';
  uploaded_by: number | null;
  /** Random name in the folder of request files. */
  stored_name: string;
  /** When the client could first see it; null for a file of staff that is still internal. */
  published_at: Moment | null;
  /** When the client first opened a file of staff. */
  opened_at: Moment | null;
  at: Moment;
  /** The document of the checklist that the file is, if any. */
  checklist_item_id: number | null;
}

/** A document that the company needs from the client of a request. */
export interface ChecklistItemTable extends Stamped {
  id: Generated<number>;
  request_id: number;
  title: string;
  note: string;
  state: ChecklistState;
  reason: string;
  due_at: Moment | null;
  /** Reminders that were sent: one before the date, one after it. */
  reminders: Generated<number>;
  /** A removed document can be restored. */
  removed_at: Moment | null;
}

/** A copy of a request's calculation that staff changed. Author and name remain when the account is deleted. */
export interface CaseCopyTable {
  id: Generated<number>;
  request_id: number;
  name: string;
  note: string;
  author_name: string;
  calculation: Json;
  created_at: Moment;
}

/** What really happened in a year of operation of a delivered project. */
export interface CaseActualTable {
  request_id: number;
  year: number;
  /** Revenue, cost and flow; amounts exceed the integers of PostgreSQL. */
  figures: Json;
  updated_at: Moment;
}

/** A word with which administrators sort requests. */
export interface RequestTagTable {
  id: Generated<number>;
  request_id: number;
  tag: string;
}

/** A request that stays out of the views of open work until a date. The name of who put it away remains without the account. */
export interface RequestSnoozeTable {
  request_id: number;
  until: Moment;
  actor_id: number | null;
  actor_name: string;
  created_at: Moment;
}

/** A link to an archive of all files of a request, valid for a minute. */
export interface ArchiveLinkTable {
  token_hash: string;
  request_id: number;
  /** A client gets published files only. */
  reader: 'client' | 'staff';
  expires_at: Moment;
}

/** When a consultant meets clients, in Riyadh time. */
export interface BookingScheduleTable {
  user_id: number;
  hours: Json;
  days_off: Json;
  slot_minutes: number;
  buffer_minutes: number;
  /** Link to the video call. */
  link: string;
  /** SHA-256 of the token in the secret address of the calendar. */
  feed_hash: string | null;
  updated_at: Moment;
}

/** A slot that is held for a request, or its appointment. */
export interface BookingTable extends Stamped {
  id: Generated<number>;
  request_id: number;
  /** Null while nobody is responsible for the request. */
  consultant_id: number | null;
  state: BookingState;
  starts_at: Moment;
  ends_at: Moment;
  held_until: Moment | null;
  /** IANA zone of the client; empty when unknown. */
  time_zone: string;
  /** Reminders that were sent: a day before, an hour before. */
  reminders: Generated<number>;
}

/** Dates and note of one phase of a study. Its state is in `requests.phases`. */
export interface RequestPhaseTable {
  request_id: number;
  phase: StudyPhase;
  /** Planned dates. */
  starts_at: Moment | null;
  ends_at: Moment | null;
  /** Actual dates. */
  started_at: Moment | null;
  done_at: Moment | null;
  /** For the client. */
  note: string;
}

/** A task of a phase, for staff only. */
export interface PhaseTaskTable extends Stamped {
  id: Generated<number>;
  request_id: number;
  phase: StudyPhase;
  title: string;
  note: string;
  due_at: Moment | null;
  is_done: Flag;
}

/** A download link of one file, valid for a minute. */
export interface FileLinkTable {
  token_hash: string;
  file_id: number;
  expires_at: Moment;
}

export interface QuoteTable {
  id: Generated<number>;
  request_id: number;
  amount: number;
  delivery_days: number;
  scope: string;
  valid_until: Moment;
  status: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired';
  sent_at: Moment | null;
  /** Names at that time. */
  sent_by: Generated<string>;
  answered_at: Moment | null;
  answered_by: Generated<string>;
  answer_note: Generated<string>;
  /** Percent. */
  vat_rate: Generated<number>;
  /** Planned payments; empty follows the agreement of the company. */
  payments: Generated<Json>;
  /** Place of the payment that the work starts with, from 1; 0 for the acceptance. */
  work_start: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface RatingTable {
  request_id: number;
  score: number;
  comment: string;
  at: Moment;
}

export interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  kind: Notification['kind'];
  title: string;
  body: string;
  link: string;
  read_at: Moment | null;
  at: Moment;
}

/** A user's choice for one kind of notification. Without a row, all are sent. */
export interface NotificationPreferenceTable {
  user_id: number;
  kind: Notification['kind'];
  here: Flag;
  email: Flag;
}

/** A consultant who receives no new requests. */
export interface ConsultantAbsenceTable {
  user_id: number;
  since: Moment;
}

/** What a consultant wrote about the own work, and the last decision on the account. */
export interface ConsultantProfileTable {
  user_id: number;
  specialty: Generated<string>;
  cv: Generated<string>;
  link: Generated<string>;
  written_at: Moment | null;
  decision: (typeof consultantDecisions)[number] | null;
  reason: Generated<string>;
  decided_at: Moment | null;
  /** Name of the administrator. */
  decided_by: Generated<string>;
}

/** The uploaded curriculum vitae of a consultant. The file goes with the account. */
export interface ConsultantFileTable {
  user_id: number;
  /** File name from the upload. */
  name: string;
  size: number;
  mime: string;
  /** Random name in the folder of request files. */
  stored_name: string;
  at: Moment;
}

/** Emailed links of an account: to set a password or to confirm a new e-mail address. */
export interface AccountTokenTable {
  token_hash: string;
  user_id: number;
  purpose: 'password' | 'email';
  /** The new e-mail address. */
  email: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface SavedItemTable {
  user_id: number;
  kind: 'study' | 'article';
  item_id: number;
  created_at: Moment;
}

export interface AuditEntryTable extends Searchable {
  id: Generated<number>;
  actor_id: number | null;
  actor_name: string;
  /** Role at that time. */
  actor_role: Role | null;
  action: string;
  resource: string;
  record: string;
  details: Json;
  at: Moment;
}
