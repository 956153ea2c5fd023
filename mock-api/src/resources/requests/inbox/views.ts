import { adminViews, allRequestStatuses, pausesClock, requestKinds, type AdminView } from 'shared-lib/contracts';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { isoAfter, isoNow, type Clock } from '../../../clock.ts';
import type { Tables } from '../../../db/tables.ts';
import { activeStatuses, isVisibleToStaff } from '../lists/status-conditions.ts';
import { DUE_SOON } from '../service-levels/request-clock.ts';
import { isSnoozed } from '../triage/snooze.ts';
import { isUnreadBy, type RequestReader } from './unread.ts';

type Condition = Expression<SqlBool>;
const eb = expressionBuilder<Tables, 'requests'>();

/** No status is active for one kind and over for another, so that the kind is not needed. */
const active = [...new Set(requestKinds.flatMap((kind) => activeStatuses(kind)))];

/** Conditions of the states of the clock, as `clockOf` computes them. */
export const clockConditions = (clock: Clock): Record<'running' | 'due_soon' | 'overdue' | 'paused', Condition> => {
  const [now, soon] = [isoNow(clock), isoAfter(clock, DUE_SOON)];
  return {
    running: eb('requests.clock_due_at', '>=', soon),
    due_soon: eb.and([eb('requests.clock_due_at', '>=', now), eb('requests.clock_due_at', '<', soon)]),
    overdue: eb('requests.clock_due_at', '<', now),
    paused: eb('requests.status', 'in', allRequestStatuses.filter(pausesClock)),
  };
};

/** The conditions of the views of an administrator. Only `spam` and `archived` show spam and archived requests. */
export const adminViewConditions = (clock: Clock, reader: RequestReader): Record<AdminView, Condition> => {
  const isOpen = eb('requests.status', 'in', active);
  const { overdue, due_soon, paused } = clockConditions(clock);
  const snoozed = isSnoozed(clock);
  const visible = (...conditions: Condition[]) => eb.and([isVisibleToStaff, ...conditions]);
  /** Open work that one does now. Deadlines are shown whether one put the request away or not. */
  const current = (...conditions: Condition[]) => visible(...conditions, eb.not(snoozed));
  return {
    all: isVisibleToStaff,
    active: current(isOpen),
    mine: current(isOpen, eb('requests.assignee_id', '=', reader.id)),
    unassigned: current(isOpen, eb('requests.assignee_id', 'is', null)),
    new: current(eb('requests.status', '=', 'new')),
    unread: current(isUnreadBy(reader)),
    due_soon: visible(due_soon),
    overdue: visible(overdue),
    waiting: visible(paused),
    snoozed: visible(snoozed),
    spam: eb('requests.is_spam', '=', 1),
    archived: eb.and([eb('requests.is_spam', '=', 0), eb('requests.archived_at', 'is not', null)]),
  };
};

export const isAdminView = (name: string): name is AdminView => adminViews.some((view) => view === name);
