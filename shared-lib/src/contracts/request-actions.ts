import { isSafeLink } from 'shared-lib/paths';
import * as z from 'zod/mini';
import { quotePlanFields, workStartInput } from './agreement-input.ts';
import { anyOf, pageNumber, perPage, searchText } from './list-query.ts';
import { consultantViews } from './request-choices.ts';
import { allRequestStatuses, requestKinds } from './request-kind.ts';
import { phaseStates } from './request-progress.ts';
import { clientSteps } from './request-transitions.ts';
import { requestPriorities } from './request.ts';
import { studyPhases } from './study.ts';
import {
  cleaned,
  emailText,
  freeParagraphs,
  id,
  optionalParagraphs,
  requiredParagraphs,
  requiredText,
  tokenText,
} from './text.ts';

const NOTE_MAX = 2000;
const optionalNote = optionalParagraphs(NOTE_MAX);
const requiredNote = requiredParagraphs({ required: 'note-required', max: NOTE_MAX });
const dateTime = z.iso.datetime('date-invalid');
/** Missing keeps the date, `null` removes it. */
const optionalDate = z.optional(z.nullable(dateTime));

/** Length and link of an appointment. Missing values keep what is stored. */
const appointmentFields = {
  minutes: z.optional(z.nullable(z.int('value-invalid').check(z.gte(5, 'value-invalid'), z.lte(480, 'value-invalid')))),
  /** An https link to a video call; empty removes it. */
  link: z.optional(
    z.string('address-invalid').check(
      cleaned('code'),
      z.maxLength(500, 'text-long'),
      z.refine(
        (text) => text === '' || (text.startsWith('https:') && isSafeLink(text) && URL.canParse(text)),
        'address-invalid',
      ),
    ),
  ),
};

/** A status transition. The client sees the note; some transitions require one (`needsNote`). */
export const transitionInput = z.object({
  to: z.enum(allRequestStatuses, 'choice-invalid'),
  note: optionalNote,
  /** Required when a consultation becomes `scheduled`. */
  appointment_at: z.optional(dateTime),
  ...appointmentFields,
  /** When the response of the client is due, with `awaiting_client` and `client_review`. */
  answer_due_at: z.optional(dateTime),
});
export type TransitionInput = z.infer<typeof transitionInput>;

export const messageInput = z.object({
  body: requiredParagraphs({ required: 'message-required' }),
  /** Ids of files that the sender uploaded to this request before, as attachments. */
  file_ids: z._default(z.array(id).check(z.maxLength(10, 'value-invalid')), []),
});
export type MessageInput = z.infer<typeof messageInput>;

/** An internal note for staff. */
export const noteInput = z.object({ body: requiredNote });
export type NoteInput = z.infer<typeof noteInput>;

export const cancelInput = z.object({ note: requiredNote });
export type CancelInput = z.infer<typeof cancelInput>;

/** Optional note of a client who accepts a quote. */
export const quoteAnswerInput = z.object({ note: optionalNote });
export type QuoteAnswerInput = z.infer<typeof quoteAnswerInput>;

/** The reason of a client who declines a quote. */
export const quoteDeclineInput = z.object({ note: requiredNote });
export type QuoteDeclineInput = z.infer<typeof quoteDeclineInput>;

export const quoteInput = z.object({
  /** Whole US dollars. */
  amount: z.int('amount-invalid').check(z.gte(1, 'amount-invalid'), z.lte(100_000_000, 'amount-invalid')),
  /** Working days from acceptance to delivery. */
  delivery_days: z.int('value-invalid').check(z.gte(1, 'value-invalid'), z.lte(365, 'value-invalid')),
  scope: requiredParagraphs({ required: 'scope-required' }),
  valid_until: dateTime,
  ...quotePlanFields,
  work_start: workStartInput,
});
export type QuoteInput = z.infer<typeof quoteInput>;

export const ratingInput = z.object({
  score: z.int('score-required').check(z.gte(1, 'score-required'), z.lte(5, 'score-required')),
  comment: optionalNote,
});
export type RatingInput = z.infer<typeof ratingInput>;

export const phaseInput = z.object({
  phase: z.enum(studyPhases, 'choice-invalid'),
  state: z.optional(z.enum(phaseStates, 'choice-invalid')),
  starts_at: optionalDate,
  ends_at: optionalDate,
  /** For the client; missing keeps the note. */
  note: z.optional(freeParagraphs(NOTE_MAX)),
});
export type PhaseInput = z.infer<typeof phaseInput>;

const taskTitle = requiredText({ required: 'title-required', max: 200 });

/** A task of a phase, for staff. */
export const taskInput = z.object({
  phase: z.enum(studyPhases, 'choice-invalid'),
  title: taskTitle,
  note: optionalNote,
  due_at: optionalDate,
});
export type TaskInput = z.infer<typeof taskInput>;

/** A partial change of a task. */
export const taskChangeInput = z.object({
  title: z.optional(taskTitle),
  note: z.optional(freeParagraphs(NOTE_MAX)),
  due_at: optionalDate,
  is_done: z.optional(z.boolean('value-invalid')),
});
export type TaskChangeInput = z.infer<typeof taskChangeInput>;

/** The date on which a client may expect a step of a study; `null` removes it. */
export const stepDateInput = z.object({
  step: z.enum(clientSteps, 'choice-invalid'),
  expected_at: z.nullable(dateTime),
  note: optionalNote,
});
export type StepDateInput = z.infer<typeof stepDateInput>;

/** When the response of the client is due; `null` removes the date. */
export const answerDueInput = z.object({ answer_due_at: z.nullable(dateTime) });
export type AnswerDueInput = z.infer<typeof answerDueInput>;

export const appointmentInput = z.object({ appointment_at: dateTime, ...appointmentFields, note: optionalNote });
export type AppointmentInput = z.infer<typeof appointmentInput>;

/** The times that suit a client better than the appointment. */
export const appointmentWishInput = z.object({
  note: requiredNote,
  times: z._default(z.array(dateTime).check(z.maxLength(3, 'list-long')), []),
});
export type AppointmentWishInput = z.infer<typeof appointmentWishInput>;

/** `null` removes the assignment. */
export const assignInput = z.object({ assignee_id: z.nullable(id), note: optionalNote });
export type AssignInput = z.infer<typeof assignInput>;

/** A consultant who declines an assignment gives the reason, which only staff see. */
export const declineAssignmentInput = z.object({ note: requiredNote });
export type DeclineAssignmentInput = z.infer<typeof declineAssignmentInput>;

export const priorityInput = z.object({ priority: z.enum(requestPriorities, 'choice-invalid') });
export const spamInput = z.object({ is_spam: z.boolean('value-invalid') });
export const archiveInput = z.object({ is_archived: z.boolean('value-invalid') });

/** Converts a contact message to a request of this kind. */
export const convertInput = z.object({
  kind: z.enum(['consultation', 'feasibility'], 'choice-invalid'),
  note: optionalNote,
});
export type ConvertInput = z.infer<typeof convertInput>;

/** `token` comes from the claim link. */
export const claimInput = z.object({
  token: tokenText(),
});
export const lostReferenceInput = z.object({ email: emailText() });

const listFilters = {
  kind: anyOf(z.enum(requestKinds, 'choice-invalid')),
  status: anyOf(z.enum(allRequestStatuses, 'choice-invalid')),
  /** Searches the reference and the texts of the request. */
  q: searchText,
  page: pageNumber,
  per_page: perPage(20),
};

/** Orders of request lists: last change, arrival and reference newest first, `due` by the date of the next step. */
export const requestSorts = ['updated', 'created', 'due', 'reference'] as const;
export type RequestSort = (typeof requestSorts)[number];
const sort = z._default(z.enum(requestSorts, 'choice-invalid'), 'updated');
/** `reversed` turns the order of `sort` around; rows without a date still come last. */
const order = z._default(z.enum(['usual', 'reversed'], 'choice-invalid'), 'usual');

/**
 * Query of the request list of a client. `active` are the requests without a final status, `required` those that wait for the
 * client.
 */
export const clientRequestQuery = z.object({
  ...listFilters,
  sort,
  order,
  state: z._default(z.enum(['all', 'active', 'closed', 'required'], 'choice-invalid'), 'all'),
});
export type ClientRequestQuery = z.infer<typeof clientRequestQuery>;

export const consultantRequestQuery = z.object({
  ...listFilters,
  sort,
  order,
  view: z._default(z.enum(consultantViews, 'choice-invalid'), 'active'),
});
export type ConsultantRequestQuery = z.infer<typeof consultantRequestQuery>;
