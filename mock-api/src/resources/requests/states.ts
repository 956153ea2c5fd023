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
import type { Tables } from '../../db/tables.ts';

/** Conditions over the table `requests`. */
type Condition = Expression<SqlBool>;
const eb = expressionBuilder<Tables, 'requests'>();

/** Nothing more is expected; a closed message may come back, but only by its sender. */
const isOver = (kind: RequestKind, status: RequestStatus): boolean => status === 'closed' || isFinal(kind, status);

/** Statuses of a kind from which something is expected. */
export const activeStatuses = (kind: RequestKind): RequestStatus[] =>
  requestStatuses[kind].filter((status) => !isOver(kind, status));

/** Said as kinds with their statuses, which is how the indexes are ordered. */
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

/** For the client, or for better times. */
export const isWaiting: Condition = eb('requests.status', 'in', allRequestStatuses.filter(pausesClock));

/** Somebody of ours should look at it: it is no spam and was not put out of the way. */
export const isInSight: Condition = eb.and([eb('requests.is_spam', '=', 0), eb('requests.archived_at', 'is', null)]);

/** The moment of what is due next has passed: the first reply, then the delivery. Of requests that are active. */
export const isLate = (moment: string): Condition =>
  eb.and([
    eb.not(isWaiting),
    eb.or([
      eb.and([eb('requests.first_replied_at', 'is', null), eb('requests.first_reply_due_at', '<', moment)]),
      eb.and([eb('requests.first_replied_at', 'is not', null), eb('requests.due_at', '<', moment)]),
    ]),
  ]);

/** What is due next lies before a moment. */
export const isDueBefore = (moment: string): Condition => eb.and([isActive, isLate(moment)]);
