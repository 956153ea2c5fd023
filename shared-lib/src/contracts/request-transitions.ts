import type { Neutral } from './degrade.ts';
import type { RequestKind, RequestStatus, StatusOf } from './request-kind.ts';

/** Who may make a transition. `consultant` is the assigned consultant, `client` the owner of the request. */
export type TransitionActor = 'admin' | 'consultant' | 'client';

export interface Transition<Status extends RequestStatus = RequestStatus> {
  from: Status;
  to: Status;
  by: readonly TransitionActor[];
  /** Requires a note with the reason. */
  needsNote?: true;
  /** Allowed only for this number of days after the last change. */
  withinDays?: number;
}

const staff = ['admin', 'consultant'] as const;
const adminOnly = ['admin'] as const;
const adminAndClient = ['admin', 'client'] as const;
const everybody = ['admin', 'consultant', 'client'] as const;

const contact: readonly Transition<StatusOf<'contact'>>[] = [
  { from: 'new', to: 'in_progress', by: staff },
  { from: 'new', to: 'replied', by: staff },
  { from: 'new', to: 'closed', by: staff },
  { from: 'new', to: 'converted', by: staff },
  { from: 'in_progress', to: 'replied', by: staff },
  { from: 'in_progress', to: 'closed', by: staff },
  { from: 'in_progress', to: 'converted', by: staff },
  // A reply of the client reopens the conversation.
  { from: 'replied', to: 'in_progress', by: everybody },
  { from: 'replied', to: 'closed', by: staff },
  { from: 'replied', to: 'converted', by: staff },
  { from: 'closed', to: 'in_progress', by: everybody, withinDays: 30 },
];

const consultation: readonly Transition<StatusOf<'consultation'>>[] = [
  { from: 'new', to: 'under_review', by: staff },
  { from: 'new', to: 'rejected', by: staff, needsNote: true },
  { from: 'new', to: 'cancelled', by: everybody, needsNote: true },
  { from: 'under_review', to: 'scheduled', by: staff },
  { from: 'under_review', to: 'awaiting_client', by: staff, needsNote: true },
  { from: 'under_review', to: 'rejected', by: staff, needsNote: true },
  { from: 'under_review', to: 'cancelled', by: everybody, needsNote: true },
  // The client has provided the requested information.
  { from: 'awaiting_client', to: 'under_review', by: everybody },
  { from: 'awaiting_client', to: 'scheduled', by: staff },
  { from: 'awaiting_client', to: 'rejected', by: staff, needsNote: true },
  { from: 'awaiting_client', to: 'cancelled', by: everybody, needsNote: true },
  { from: 'scheduled', to: 'completed', by: staff },
  { from: 'scheduled', to: 'under_review', by: staff },
  { from: 'scheduled', to: 'cancelled', by: everybody, needsNote: true },
];

const feasibility: readonly Transition<StatusOf<'feasibility'>>[] = [
  { from: 'new', to: 'under_review', by: staff },
  { from: 'new', to: 'rejected', by: staff, needsNote: true },
  { from: 'new', to: 'cancelled', by: everybody, needsNote: true },
  // A consultant drafts a quote, an administrator sends it.
  { from: 'under_review', to: 'quoted', by: adminOnly },
  { from: 'under_review', to: 'awaiting_client', by: staff, needsNote: true },
  { from: 'under_review', to: 'rejected', by: staff, needsNote: true },
  { from: 'under_review', to: 'cancelled', by: everybody, needsNote: true },
  { from: 'awaiting_client', to: 'under_review', by: everybody },
  { from: 'awaiting_client', to: 'rejected', by: staff, needsNote: true },
  { from: 'awaiting_client', to: 'cancelled', by: everybody, needsNote: true },
  { from: 'quoted', to: 'accepted', by: adminAndClient },
  // A declined quote returns the request to review, with the reason.
  { from: 'quoted', to: 'under_review', by: adminAndClient, needsNote: true },
  { from: 'quoted', to: 'rejected', by: staff, needsNote: true },
  { from: 'quoted', to: 'cancelled', by: everybody, needsNote: true },
  // The first payment has arrived: the delivery term starts.
  { from: 'accepted', to: 'in_progress', by: staff },
  // Who cancels after the acceptance owes what was done, by the agreement.
  { from: 'accepted', to: 'cancelled', by: adminAndClient, needsNote: true },
  { from: 'in_progress', to: 'client_review', by: staff },
  { from: 'in_progress', to: 'on_hold', by: adminOnly, needsNote: true },
  { from: 'in_progress', to: 'cancelled', by: adminAndClient, needsNote: true },
  { from: 'on_hold', to: 'in_progress', by: adminOnly },
  { from: 'on_hold', to: 'cancelled', by: adminAndClient, needsNote: true },
  { from: 'client_review', to: 'delivered', by: everybody },
  { from: 'client_review', to: 'in_progress', by: everybody, needsNote: true },
];

/** Allowed transitions of the three kinds, the usual next one of each status first. The API rejects all others with 409. */
export const transitions: Record<RequestKind, readonly Transition[]> = { contact, consultation, feasibility };

/** Transitions that an actor may make from a status. */
export const allowedTransitions = (
  kind: RequestKind,
  from: RequestStatus,
  by: TransitionActor,
): readonly Transition[] =>
  transitions[kind].filter((transition) => transition.from === from && transition.by.includes(by));

/** Whether a status has no further transitions. */
export const isFinal = (kind: RequestKind, status: RequestStatus): boolean =>
  !transitions[kind].some(({ from }) => from === status);

/** No side can write in these statuses. */
const silentStatuses: readonly RequestStatus[] = ['rejected', 'cancelled', 'converted'];

/**
 * Whether messages and files can be added to a request. A closed conversation accepts them while it may reopen.
 * @param moves transitions that the writer may make
 */
export const acceptsMessages = (status: RequestStatus | Neutral, moves: readonly unknown[]): boolean =>
  !silentStatuses.some((one) => one === status) && (status !== 'closed' || moves.length > 0);

/** Whether staff may draft a quote. */
export const acceptsQuoteDraft = (kind: RequestKind | Neutral, status: RequestStatus | Neutral): boolean =>
  kind === 'feasibility' && (status === 'new' || status === 'under_review' || status === 'awaiting_client');

/** Whether staff may change the state of a phase. Dates and notes also change while a study is on hold. */
export const acceptsPhaseStates = (status: RequestStatus | Neutral): boolean =>
  status === 'accepted' || status === 'in_progress';

/** Whether the service-level clock pauses in this status, because the client must act or work is on hold. */
export const pausesClock = (status: RequestStatus): boolean =>
  status === 'awaiting_client' || status === 'on_hold' || status === 'client_review';

/** The six steps that a client sees of a feasibility study. `awaiting_client` and `on_hold` appear as a banner above the current step. */
export const clientSteps = ['received', 'review', 'quote', 'preparation', 'your_review', 'delivery'] as const;
export type ClientStep = (typeof clientSteps)[number];

export const clientStepByStatus: Record<StatusOf<'feasibility'>, ClientStep> = {
  new: 'received',
  under_review: 'review',
  awaiting_client: 'review',
  quoted: 'quote',
  accepted: 'preparation',
  in_progress: 'preparation',
  on_hold: 'preparation',
  client_review: 'your_review',
  delivered: 'delivery',
  rejected: 'review',
  cancelled: 'review',
};
