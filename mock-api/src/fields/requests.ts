import type { RequestChannel, RequestKind, RequestStatus } from 'shared-lib/contracts';
import {
  budgetLabels,
  consultationTimelineLabels,
  feasibilityTimelineLabels,
  requestPriorityLabels,
  requestStatusLabels,
} from 'shared-lib/copy';
import { csvCopy as copy } from '../copy/csv.ts';
import {
  flag,
  integer,
  moment,
  nullableInteger,
  nullableMoment,
  nullableText,
  related,
  text,
  type FieldTable,
} from './field.ts';

/**
 * The fields of the form that only one kind has. Their values are in the JSON of `payload`; the database computes a column of each,
 * so that a list can filter and sort by it. Emails to the company show the same labels.
 */
export const formFields = {
  contact: {
    subject: nullableText({ label: copy.subject, isPersonal: true }),
    message: nullableText({ label: copy.message, isPersonal: true }),
  },
  consultation: {
    project_type: nullableText({ label: copy.projectType }),
    budget_range: nullableText({ label: copy.budget, choices: budgetLabels }),
    timeline: nullableText({ label: copy.timeline, choices: consultationTimelineLabels }),
    description: nullableText({ label: copy.projectDescription, isPersonal: true }),
  },
  feasibility: {
    project_idea: nullableText({ label: copy.projectIdea, isPersonal: true }),
    capital_amount: nullableText({ label: copy.capitalAmount }),
    location: nullableText({ label: copy.location }),
    target_market: nullableText({ label: copy.targetMarket }),
    timeline: nullableText({ label: copy.timeline, choices: feasibilityTimelineLabels }),
  },
} as const satisfies Record<RequestKind, FieldTable>;

const allFormFields = { ...formFields.contact, ...formFields.consultation, ...formFields.feasibility };

/** Names of the columns that the database computes from `payload`. */
export type FormFieldName = keyof typeof allFormFields;

const arrivalFields = {
  reference: text({ label: copy.reference }),
  created_at: moment({ label: copy.arrivedAt }),
  status: text<RequestStatus>({ label: copy.status }),
  priority: text<'normal' | 'urgent'>({ label: copy.priority, choices: requestPriorityLabels }),
  assignee_name: related(),
};

const senderFields = {
  name: text({ label: copy.name }),
  email: text({ label: copy.email }),
  /** As typed. */
  phone: text({ label: copy.phone }),
  /** The numbers in `phone` (E.164), separated by a space; empty when none is recognised. */
  phone_e164: text(),
  company: text({ label: copy.company }),
};

/** Dates that the export of one kind contains. */
const kindDates = {
  contact: {},
  consultation: { appointment_at: nullableMoment({ label: copy.appointmentAt }) },
  feasibility: { due_at: nullableMoment({ label: copy.dueAt }) },
} as const satisfies Record<RequestKind, FieldTable>;

const workFields = {
  first_reply_due_at: nullableMoment({ label: copy.firstReplyDue }),
  first_replied_at: nullableMoment({ label: copy.firstReplied }),
  unread_messages: related(),
  is_spam: flag({ label: copy.isSpam }),
  archived_at: nullableMoment({ label: copy.archivedAt }),
  source_path: text({ label: copy.sourcePath }),
};

/** The plain fields of requests of every kind. */
export const requestFields = {
  id: integer(),
  kind: text<RequestKind>(),
  ...arrivalFields,
  ...senderFields,
  ...allFormFields,
  ...kindDates.consultation,
  ...kindDates.feasibility,
  ...workFields,
  status_since: moment(),
  user_id: nullableInteger(),
  assignee_id: nullableInteger(),
  channel: text<RequestChannel>(),
  question: text(),
  answer_due_at: nullableMoment(),
  updated_at: moment(),
};

/** The fields in the export of a kind, in its order. */
export const exportedFieldsOf = (kind: RequestKind): FieldTable => ({
  ...arrivalFields,
  status: text<RequestStatus>({ label: copy.status, choices: requestStatusLabels[kind] }),
  ...senderFields,
  ...formFields[kind],
  ...kindDates[kind],
  ...workFields,
});

/** The fields of the form of a kind as `payload` stores them: all as texts, empty ones included. */
export const payloadOf = (kind: RequestKind, input: object): Record<string, string> =>
  Object.fromEntries(Object.keys(formFields[kind]).map((name) => [name, String(Reflect.get(input, name) ?? '')]));
