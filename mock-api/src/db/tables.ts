import type { RequestChannel, RequestEvent, RequestKind, Role, SettingGroup } from 'shared-lib/contracts';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { ColumnsOf } from '../fields/field.ts';
import type { FormFieldName, requestFields } from '../fields/requests.ts';
import type { sectorFields, serviceFields, sliderFields } from '../fields/content.ts';
import type { userFields } from '../fields/users.ts';
import type { AgreementCodeTable, AgreementPaymentTable, AgreementTable } from './agreement-tables.ts';
import type {
  CounterTable,
  IdempotencyKeyTable,
  MetaTable,
  QueuedEmailTable,
  RateLimitTable,
} from './bookkeeping-tables.ts';
import type { ClientMergeTable, ClientNoteTable, ClientTable, SavedCalculationTable } from './client-tables.ts';
import type { Flag, Json, Moment, Searchable, Stamped } from './column-types.ts';
import type {
  ArticleTable,
  ArticleTagTable,
  ContentVersionTable,
  SlugHistoryTable,
  StudyDownloadTable,
  StudyTable,
} from './content-tables.ts';
import type {
  AccountTokenTable,
  AuditEntryTable,
  ConsultantAbsenceTable,
  ConsultantFileTable,
  ConsultantProfileTable,
  ArchiveLinkTable,
  BookingScheduleTable,
  BookingTable,
  CaseActualTable,
  CaseCopyTable,
  ChecklistItemTable,
  FileLinkTable,
  NotificationPreferenceTable,
  NotificationTable,
  PhaseTaskTable,
  QuoteTable,
  RatingTable,
  RequestFileTable,
  RequestMessageTable,
  RequestNoteTable,
  RequestPhaseTable,
  RequestSnoozeTable,
  RequestTagTable,
  SavedItemTable,
} from './request-tables.ts';

export interface UserTable extends Searchable, Omit<ColumnsOf<typeof userFields>, 'id' | 'phone_e164'> {
  id: Generated<number>;
  phone_e164: Generated<string>;
  /** PHC string. */
  password_hash: string;
}

export interface SessionTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of the token, hex; the token itself is never stored. */
  token_hash: string;
  user_agent: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
}

export interface ServiceTable extends Searchable, Omit<ColumnsOf<typeof serviceFields>, 'id'> {
  id: Generated<number>;
}

export interface SectorTable extends Searchable, Omit<ColumnsOf<typeof sectorFields>, 'id'> {
  id: Generated<number>;
  capital_from: number;
  capital_to: number;
}

export interface ServiceSectorTable {
  service_id: number;
  sector_id: number;
}

export interface SliderTable extends Searchable, Omit<ColumnsOf<typeof sliderFields>, 'id'> {
  id: Generated<number>;
}

export interface SettingTable extends Stamped {
  id: Generated<number>;
  key: string;
  value_ar: string;
  value_en: string;
  type: 'text' | 'number' | 'boolean' | 'json';
  group: SettingGroup;
  description: string;
}

/** The fields of one kind's form, computed by the database from `payload`. */
type FormColumns = Record<FormFieldName, ColumnType<string | null, never, never>>;

type RequestColumns = Omit<
  ColumnsOf<typeof requestFields>,
  FormFieldName | 'id' | 'channel' | 'question' | 'phone_e164'
>;

/** All three kinds of requests. Common fields are columns; the fields of a kind are in `payload`. */
export interface RequestTable extends Searchable, FormColumns, RequestColumns {
  id: Generated<number>;
  phone_e164: Generated<string>;
  /** When the hidden field of a form caught it. */
  caught_at: Generated<Moment | null>;
  payload: Json;
  phases: Json | null;
  appointment_minutes: number | null;
  appointment_link: Generated<string>;
  /** The client's wish to move the appointment. */
  appointment_wish: Json | null;
  /** Times for the session that the client suggested with the request. */
  preferred_times: Generated<Json>;
  /** Inputs and figures of the calculation that was sent with the request. */
  calculation: Json | null;
  /** What the client is asked for; empty when nothing is asked. */
  question: Generated<string>;
  /** Expected date by client step. */
  step_dates: Generated<Json>;
  assignment_accepted_at: Moment | null;
  converted_to: number | null;
  /** Triggers set it (migration `0084-clients`); null for spam and for requests of deleted accounts. */
  client_id: Generated<number | null>;
  channel: Generated<RequestChannel>;
  /** Sector of the page, or of the study, that the request was sent from. */
  sector_id: number | null;
  /** Path of the page that led to the request (see `sourcePageOf`); empty when unknown. */
  source_page: Generated<string>;
  /** Last time the client did something that staff should see; null when there is nothing to see. */
  client_activity_at: Moment | null;
  /** The running deadline, computed by the database: first reply, then delivery; null when none runs. */
  clock_due_at: ColumnType<Moment | null, never, never>;
}

/** When a staff member last read a request. */
export interface RequestReadTable {
  user_id: number;
  request_id: number;
  read_at: Moment;
}

/**
 * Counts of requests per day in Riyadh and kind, without spam. Triggers keep them (migrations `0061-request-figures` and `0063-source-pages`); no program
 * writes them.
 */
export interface RequestFigureTable {
  figure: 'status' | 'reached' | 'sector' | 'page' | 'agreed';
  /** `YYYY-MM-DD`. */
  day: string;
  kind: RequestKind;
  /**
   * The status now, a status that was ever reached, or the id of a sector. For `page` and `agreed` the source page, of all requests and
   * of those that became work. Empty without one.
   */
  value: string;
  count: number;
}

export interface RequestEventTable {
  id: Generated<number>;
  request_id: number;
  type: RequestEvent['type'];
  from: string | null;
  to: string | null;
  /** Name of the actor at that time. It remains when the account is deleted. */
  actor_id: number | null;
  actor_name: string;
  actor_role: Role | 'visitor' | 'system';
  note: string;
  visibility: 'public' | 'internal';
  at: Moment;
}

/** Links that add a request to the account of the user who opens them. */
export interface ClaimTokenTable {
  token_hash: string;
  request_id: number;
  created_at: Moment;
  used_at: Moment | null;
}

/** A reply that staff reuse. */
export interface CannedReplyTable extends Stamped, Searchable {
  id: Generated<number>;
  title: string;
  body: string;
  kind: RequestKind | null;
}

/** Filters and order of a list under a name, for one person. */
export interface SavedViewTable extends Stamped {
  id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
  is_default: Generated<Flag>;
}

/** One row; every write of public content raises its number. */
export interface ContentStateTable {
  revision: Generated<number>;
}

export interface Tables {
  users: UserTable;
  sessions: SessionTable;
  services: ServiceTable;
  sectors: SectorTable;
  service_sectors: ServiceSectorTable;
  sliders: SliderTable;
  settings: SettingTable;
  articles: ArticleTable;
  article_tags: ArticleTagTable;
  studies: StudyTable;
  study_downloads: StudyDownloadTable;
  slug_history: SlugHistoryTable;
  content_versions: ContentVersionTable;
  requests: RequestTable;
  request_events: RequestEventTable;
  request_figures: RequestFigureTable;
  request_reads: RequestReadTable;
  claim_tokens: ClaimTokenTable;
  request_messages: RequestMessageTable;
  request_notes: RequestNoteTable;
  request_files: RequestFileTable;
  request_phases: RequestPhaseTable;
  phase_tasks: PhaseTaskTable;
  file_links: FileLinkTable;
  checklist_items: ChecklistItemTable;
  case_copies: CaseCopyTable;
  case_actuals: CaseActualTable;
  request_tags: RequestTagTable;
  request_snoozes: RequestSnoozeTable;
  archive_links: ArchiveLinkTable;
  booking_schedules: BookingScheduleTable;
  bookings: BookingTable;
  quotes: QuoteTable;
  agreements: AgreementTable;
  agreement_payments: AgreementPaymentTable;
  agreement_codes: AgreementCodeTable;
  ratings: RatingTable;
  clients: ClientTable;
  client_notes: ClientNoteTable;
  client_merges: ClientMergeTable;
  notifications: NotificationTable;
  notification_preferences: NotificationPreferenceTable;
  consultant_absences: ConsultantAbsenceTable;
  consultant_profiles: ConsultantProfileTable;
  consultant_files: ConsultantFileTable;
  account_tokens: AccountTokenTable;
  saved_items: SavedItemTable;
  audit_entries: AuditEntryTable;
  canned_replies: CannedReplyTable;
  saved_views: SavedViewTable;
  content_state: ContentStateTable;
  saved_calculations: SavedCalculationTable;
  counters: CounterTable;
  rate_limits: RateLimitTable;
  idempotency_keys: IdempotencyKeyTable;
  queued_emails: QueuedEmailTable;
  meta: MetaTable;
}

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

export const flag = (value: boolean): Flag => (value ? 1 : 0);
