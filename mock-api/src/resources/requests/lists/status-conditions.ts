import {
  allRequestStatuses,
  isFinal,
  pausesClock,
  requestKinds,
  requestStatuses,
  type RequestKind,
  type RequestStatus,
} from 'shared-lib/contracts';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { DAY, isoAfter, isoNow, type Clock } from '../../../clock.ts';
import type { Tables } from '../../../db/tables.ts';

/** A condition over the table `requests`. */
type Condition = Expression<SqlBool>;
const eb = expressionBuilder<Tables, 'requests'>();

/** No further step is expected. A closed contact message counts, although its sender may reopen it. */
const isOver = (kind: RequestKind, status: RequestStatus): boolean => status === 'closed' || isFinal(kind, status);

/** Statuses of a kind in which a further step is expected. */
export const activeStatuses = (kind: RequestKind): RequestStatus[] =>
  requestStatuses[kind].filter((status) => !isOver(kind, status));

/** The statuses that a request has only after both sides agreed. The figures of the source pages count the same. */
const agreedStatuses = {
  consultation: ['scheduled', 'completed'],
  feasibility: ['accepted', 'in_progress', 'on_hold', 'client_review', 'delivered'],
} as const;

/** Lists the statuses of each kind, because the indexes start with kind and status. */
const inStatuses = (chosen: (kind: RequestKind, status: RequestStatus) => boolean): Condition =>
  eb.or(
    requestKinds.map((kind) =>
      eb.and([
        eb('requests.kind', '=', kind),
        eb(
          'requests.status',
          'in',
          requestStatuses[kind].filter((status) => chosen(kind, status)),
        ),
      ]),
    ),
  );

export const isClosed: Condition = inStatuses(isOver);
export const isActive: Condition = inStatuses((kind, status) => !isOver(kind, status));

/** The request became work: a session was agreed, or a quote accepted. */
export const isAgreed: Condition = eb.or(
  (['consultation', 'feasibility'] as const).map((kind) =>
    eb.and([eb('requests.kind', '=', kind), eb('requests.status', 'in', agreedStatuses[kind])]),
  ),
);

/** The request waits for its client or is on hold. */
export const isWaiting: Condition = eb('requests.status', 'in', allRequestStatuses.filter(pausesClock));

/** A finished request asks for a rating for this time. */
const RATING_TIME = 30 * DAY;

/** The client can do something: accept a quote, respond, review, attend an appointment, or rate. */
export const waitsForClient = (clock: Clock): Condition => {
  const now = isoNow(clock);
  return eb.or([
    eb('requests.status', 'in', ['awaiting_client', 'client_review']),
    eb.and([eb('requests.status', '=', 'quoted'), eb('requests.answer_due_at', '>=', now)]),
    eb.and([eb('requests.status', '=', 'scheduled'), eb('requests.appointment_at', '>', now)]),
    eb.and([
      eb('requests.status', 'in', ['completed', 'delivered']),
      eb('requests.status_since', '>', isoAfter(clock, -RATING_TIME)),
      eb.not(
        eb.exists(
          eb.selectFrom('ratings').select('ratings.request_id').whereRef('ratings.request_id', '=', 'requests.id'),
        ),
      ),
    ]),
  ]);
};

/** Neither spam nor archived. The number is part of the query text, because partial indexes do not match a parameter. */
export const isVisibleToStaff: Condition = eb.and([
  eb('requests.is_spam', '=', eb.lit(0)),
  eb('requests.archived_at', 'is', null),
]);

/**
 * The next deadline is before the given time: the first reply, or the delivery after it. Only meaningful for active requests.
 * @param moment ISO 8601
 */
const isLate = (moment: string): Condition =>
  eb.and([
    eb.not(isWaiting),
    eb.or([
      eb.and([eb('requests.first_replied_at', 'is', null), eb('requests.first_reply_due_at', '<', moment)]),
      eb.and([eb('requests.first_replied_at', 'is not', null), eb('requests.due_at', '<', moment)]),
    ]),
  ]);

/** An active request whose next deadline is before the given time. @param moment ISO 8601 */
export const isDueBefore = (moment: string): Condition => eb.and([isActive, isLate(moment)]);
