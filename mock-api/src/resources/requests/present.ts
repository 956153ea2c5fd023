import {
  phaseStates,
  studyPhases,
  type ClientRequest,
  type Quote,
  type Rating,
  type Request,
  type RequestEvent,
  type RequestFile,
  type RequestMessage,
  type RequestNote,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { readJson } from '../../db/column-types.ts';
import type { Row } from '../../db/tables.ts';
import { requestFields } from '../../fields/requests.ts';
import { presentRow } from '../../fields/rows.ts';
import { presentAppointment } from './appointments/appointments.ts';
import type { RequestRow } from './lifecycle/request-context.ts';
import { readPreferredTimes } from './payload.ts';
import { plannedPayments } from './quotes/planned-payments.ts';

const phases = z.record(z.enum(studyPhases), z.enum(phaseStates));

export const readPhases = ({ phases: json }: Pick<RequestRow, 'phases'>): Request['phases'] =>
  json === null ? null : readJson(phases, json);

/** @param convertedTo reference of the request that this one became */
export const presentRequest = (row: RequestRow, convertedTo: string | null): Request => ({
  ...presentRow(requestFields, row),
  preferred_times: readPreferredTimes(row),
  appointment: presentAppointment(row),
  phases: readPhases(row),
  converted_to: convertedTo,
});

/** Omits the fields of a request that its client must not see. */
export const toClientRequest = (
  request: Request,
  consultant: string | null,
  facts: Pick<ClientRequest, 'unread_messages' | 'next_step' | 'last_message' | 'quote'>,
): ClientRequest => {
  const {
    is_spam: _spam,
    archived_at: _archived,
    user_id: _user,
    assignee_id: _assignee,
    source_path: _source,
    channel: _channel,
    first_reply_due_at,
    ...open
  } = request;
  return {
    ...open,
    ...facts,
    consultant,
    first_reply_due_at: open.first_replied_at === null ? first_reply_due_at : null,
  };
};

export const presentEvent = (row: Row<'request_events'>): RequestEvent => {
  const { actor_id, actor_name, actor_role, ...event } = row;
  return { ...event, actor: { id: actor_id, name: actor_name, role: actor_role } };
};

export const presentFile = ({
  stored_name: _stored,
  message_id: _message,
  ...file
}: Row<'request_files'>): RequestFile => file;

export const presentMessage = (
  row: Row<'request_messages'>,
  files: readonly Row<'request_files'>[],
): RequestMessage => {
  const { author_id, author_name, author_role, ...message } = row;
  return {
    ...message,
    author: { id: author_id, name: author_name, role: author_role },
    attachments: files.filter(({ message_id }) => message_id === row.id).map(presentFile),
  };
};

export const presentNote = ({ author_id, author_name, author_role, ...note }: Row<'request_notes'>): RequestNote => ({
  ...note,
  author: { id: author_id, name: author_name, role: author_role },
});

/** A sent quote is presented as expired after `valid_until`; its row keeps the status `sent`. */
export const presentQuote = (row: Row<'quotes'>, now: string): Quote => ({
  ...row,
  payments: plannedPayments(row),
  currency: 'USD',
  status: row.status === 'sent' && row.valid_until < now ? 'expired' : row.status,
});

export const presentRating = (row: Row<'ratings'>): Rating => row;
