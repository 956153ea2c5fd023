import {
  appointmentInput,
  convertInput,
  messageInput,
  noteInput,
  phaseInput,
  quoteInput,
  staffRequestDetail,
  transitionInput,
  type StaffRequestDetail,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { isoNow } from '../../clock.ts';
import { caller } from '../../http/access.ts';
import type { Api } from '../../http/validation.ts';
import { convertRequest } from './convert.ts';
import { staffDetail } from './detail.ts';
import { reachRequest, referenceParams, type Reach } from './find.ts';
import { addMessage, readMessages } from './messages.ts';
import { draftQuote } from './quotes.ts';
import { addNote, setAppointment, setPhase } from './staff-work.ts';
import { transition } from './transitions.ts';
import { actorOf, doWork, type RequestParts, type RequestRow, type Work } from './work.ts';

/** One side of the staff: consultants reach what is assigned to them, the administration everything. */
export interface Desk {
  base: '/api/consultant/requests' | '/api/admin/requests';
  role: 'consultant' | 'admin';
  reach: Reach;
}

const bare = { 200: staffRequestDetail };
const enveloped = { 200: z.object({ data: staffRequestDetail }) };

/** What routes about one request take and answer at a desk. */
export const about = ({ role }: Desk) => ({ params: referenceParams, response: role === 'admin' ? bare : enveloped });

type Change = (work: Work, row: RequestRow) => Promise<RequestRow>;

/** Bare in the administration's dialect, enveloped elsewhere. */
const wrapped = ({ role }: Desk, detail: StaffRequestDetail) => (role === 'admin' ? detail : { data: detail });

/** A change by staff, answered with the request as it is then. */
export const changeAtDesk = async (
  parts: RequestParts,
  desk: Desk,
  request: FastifyRequest<{ Params: { reference: string } }>,
  change: Change,
) => {
  const user = caller(request);
  const detail = await doWork(parts, request, {
    actor: actorOf(user),
    parse: staffRequestDetail.parse,
    work: async (work) => {
      const changed = await change(work, await reachRequest(work.trx, request.params.reference, user, desk.reach));
      return staffDetail(work.trx, changed, desk.role, work.now);
    },
  });
  return wrapped(desk, detail);
};

/** Does something and leaves the row as it was. */
const unchanged =
  (work: (work: Work, row: RequestRow) => Promise<void>): Change =>
  async (one, row) => {
    await work(one, row);
    return row;
  };

const addConversation = (app: Api, parts: RequestParts, desk: Desk) => {
  const { base, role } = desk;
  const config = { access: role };

  app.post(
    `${base}/:reference/messages`,
    { config, schema: { summary: 'Writes to the client.', ...about(desk), body: messageInput } },
    (request) => changeAtDesk(parts, desk, request, (work, row) => addMessage(work, row, role, request.body)),
  );

  app.post(
    `${base}/:reference/read`,
    { config, schema: { summary: 'Notes that the client’s messages were seen.', ...about(desk) } },
    (request) =>
      changeAtDesk(
        parts,
        desk,
        request,
        unchanged((work, row) => readMessages(work, row, 'staff')),
      ),
  );

  app.post(
    `${base}/:reference/notes`,
    { config, schema: { summary: 'Adds a note that only staff see.', ...about(desk), body: noteInput } },
    (request) => changeAtDesk(parts, desk, request, (work, row) => addNote(work, row, request.body.body)),
  );
};

const addProgress = (app: Api, parts: RequestParts, desk: Desk) => {
  const { base, role } = desk;
  const config = { access: role };

  app.post(
    `${base}/:reference/transitions`,
    {
      config,
      schema: { summary: 'Moves a request; 409 names the moves that are open.', ...about(desk), body: transitionInput },
    },
    (request) => changeAtDesk(parts, desk, request, (work, row) => transition(work, row, role, request.body)),
  );

  app.patch(
    `${base}/:reference/phases`,
    { config, schema: { summary: 'Notes how far one phase of a study has come.', ...about(desk), body: phaseInput } },
    (request) => changeAtDesk(parts, desk, request, (work, row) => setPhase(work, row, request.body)),
  );

  app.put(
    `${base}/:reference/quote`,
    { config, schema: { summary: 'Writes the draft of a quote.', ...about(desk), body: quoteInput } },
    (request) =>
      changeAtDesk(
        parts,
        desk,
        request,
        unchanged((work, row) => draftQuote(work, row, request.body)),
      ),
  );

  app.put(
    `${base}/:reference/appointment`,
    {
      config,
      schema: { summary: 'Sets or moves the appointment of a consultation.', ...about(desk), body: appointmentInput },
    },
    (request) => changeAtDesk(parts, desk, request, (work, row) => setAppointment(work, row, request.body)),
  );

  app.post(
    `${base}/:reference/convert`,
    { config, schema: { summary: 'Makes a request of a contact message.', ...about(desk), body: convertInput } },
    (request) => changeAtDesk(parts, desk, request, (work, row) => convertRequest(work, row, role, request.body)),
  );
};

/** What consultants and the administration do alike. */
export const addDesk = (app: Api, parts: RequestParts, desk: Desk): void => {
  app.get(
    `${desk.base}/:reference`,
    {
      config: { access: desk.role },
      schema: { summary: 'A request with its whole history, notes and drafts.', ...about(desk) },
    },
    async (request) => {
      const row = await reachRequest(parts.db, request.params.reference, caller(request), desk.reach);
      return wrapped(desk, await staffDetail(parts.db, row, desk.role, isoNow(parts.clock)));
    },
  );
  addConversation(app, parts, desk);
  addProgress(app, parts, desk);
};
