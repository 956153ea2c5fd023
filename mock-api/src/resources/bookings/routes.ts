import {
  bookingCancelInput,
  bookingConfirmInput,
  bookingFeed,
  bookingHoldInput,
  bookingPage,
  bookingSchedule,
  bookingScheduleInput,
  calendarItems,
  calendarQuery,
  tokenText,
} from 'shared-lib/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { copy } from '../../copy/ar.ts';
import { isoNow } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { currentUser } from '../../http/access.ts';
import { conflict } from '../../http/api-error.ts';
import { idParams, parseRowId } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findRequestByClaimToken } from '../claims/claims.ts';
import { adminArea } from '../requests/admin-routes.ts';
import { consultantArea } from '../requests/consultant-routes.ts';
import {
  actorOf,
  type Actor,
  type RequestContext,
  type RequestDeps,
  type RequestRow,
} from '../requests/lifecycle/request-context.ts';
import { runChange } from '../requests/lifecycle/run-change.ts';
import { findRequest, referenceParams } from '../requests/repository.ts';
import { changeAsStaff, requestSchema } from '../requests/staff-routes.ts';
import { cancelBooking, confirmBooking, holdSlot, markNoShow, readBookingPage } from './bookings.ts';
import { readCalendar, readFeed } from './calendar.ts';
import { findConsultantId, findFeedOwner, readSchedule, replaceFeedToken, saveSchedule } from './schedules.ts';

const pageResponse = z.object({ data: bookingPage });

/** The routes of the client with an account, or of a visitor with a claim link. */
interface ClientArea {
  base: string;
  config: { access: 'signed-in' } | { access: 'public' };
  /** Limits the writes of visitors. */
  writing: { limit?: 'forms' };
  params: z.ZodMiniType;
  find: (db: Database, request: FastifyRequest) => Promise<RequestRow>;
  actor: (request: FastifyRequest) => Actor;
}

const ownArea: ClientArea = {
  base: '/api/account/requests/:reference/booking',
  config: { access: 'signed-in' },
  writing: {},
  params: referenceParams,
  find: (db, request) => findRequest(db, referenceParams.parse(request.params).reference, currentUser(request), 'own'),
  actor: (request) => ({ ...actorOf(currentUser(request)), role: 'client' }),
};

const tokenParams = z.object({ token: tokenText() });

const visitorArea: ClientArea = {
  base: '/api/public/claims/:token/booking',
  config: { access: 'public' },
  writing: { limit: 'forms' },
  params: tokenParams,
  async find(db, request) {
    const row = await findRequestByClaimToken(db, tokenParams.parse(request.params).token);
    // From then on the account decides, whoever else has the link.
    if (row.user_id !== null) throw conflict(copy.bookings.inAccount);
    return row;
  },
  actor: () => ({ id: null, name: '', role: 'visitor' }),
};

const addClientRoutes = (
  app: Api,
  deps: RequestDeps,
  { base, config, writing, params, find, actor }: ClientArea,
): void => {
  const schema = { params, response: { 200: pageResponse } };
  const change = (request: FastifyRequest, act: (context: RequestContext, row: RequestRow) => Promise<unknown>) =>
    runChange(deps, request, {
      actor: actor(request),
      parse: pageResponse.parse,
      run: async (context) => {
        const row = await find(context.trx, request);
        const who = context.actor.role === 'visitor' ? { ...context.actor, name: row.name } : context.actor;
        await act({ ...context, actor: who }, row);
        const changed = await find(context.trx, request);
        return { data: await readBookingPage(context.trx, changed, context.now) };
      },
    });

  app.get(
    base,
    { config, schema: { summary: 'Free slots, the held slot and the appointment of a consultation.', ...schema } },
    async (request) => ({
      data: await readBookingPage(deps.db, await find(deps.db, request), isoNow(deps.clock)),
    }),
  );
  app.post(
    `${base}/hold`,
    {
      config: { ...config, ...writing },
      schema: { summary: 'Holds a free slot for ten minutes.', ...schema, body: bookingHoldInput },
    },
    (request) => change(request, (context, row) => holdSlot(context, row, request.body)),
  );
  app.post(
    `${base}/confirm`,
    {
      config: { ...config, ...writing },
      schema: {
        summary: 'Books the held slot, in place of an earlier appointment.',
        ...schema,
        body: bookingConfirmInput,
      },
    },
    (request) => change(request, (context, row) => confirmBooking(context, row, request.body)),
  );
  app.post(
    `${base}/cancel`,
    {
      config: { ...config, ...writing },
      schema: { summary: 'Cancels the appointment; the request stays open.', ...schema, body: bookingCancelInput },
    },
    (request) => change(request, (context, row) => cancelBooking(context, row, request.body)),
  );
};

const scheduleResponse = z.object({ data: bookingSchedule });
const feedResponse = z.object({ data: bookingFeed });

/** Whose hours the routes read and set. */
interface ScheduleArea {
  path: string;
  config: { access: 'consultant' | 'admin' };
  whose: string;
  params: z.ZodMiniType;
  /** @throws {ApiError} 404 for somebody who is no consultant */
  findId: (db: Database, request: FastifyRequest) => Promise<number>;
}

const ownSchedule: ScheduleArea = {
  path: '/api/consultant/booking-hours',
  config: { access: 'consultant' },
  whose: 'the signed-in consultant meets clients',
  params: z.object({}),
  findId: async (_db, request) => currentUser(request).id,
};

const anySchedule: ScheduleArea = {
  path: '/api/admin/users/:id/booking-hours',
  config: { access: 'admin' },
  whose: 'a consultant meets clients',
  params: idParams,
  findId: (db, request) => findConsultantId(db, parseRowId(idParams.parse(request.params).id)),
};

const addScheduleRoutes = (app: Api, deps: RequestDeps, { path, config, whose, params, findId }: ScheduleArea) => {
  const schema = { params, response: { 200: scheduleResponse } };
  app.get(path, { config, schema: { ...schema, summary: `When ${whose}.` } }, async (request) => ({
    data: await readSchedule(deps.db, await findId(deps.db, request)),
  }));
  app.put(
    path,
    {
      config,
      schema: {
        ...schema,
        summary: `Sets when ${whose}. Appointments keep their time.`,
        body: bookingScheduleInput,
      },
    },
    (request) =>
      runChange(deps, request, {
        actor: actorOf(currentUser(request)),
        parse: scheduleResponse.parse,
        run: async (context) => {
          const id = await findId(context.trx, request);
          await saveSchedule(context, id, request.body);
          if (id !== context.actor.id)
            await recordAudit(context, { action: 'user.booking-hours', resource: 'users', record: String(id) });
          return { data: await readSchedule(context.trx, id) };
        },
      }),
  );
};

const addFeedRoutes = (app: Api, deps: RequestDeps): void => {
  app.post(
    '/api/consultant/booking-hours/feed',
    {
      config: { access: 'consultant' },
      schema: {
        summary: 'Makes the secret address of the own calendar; an earlier one ends.',
        response: { 200: feedResponse },
      },
    },
    (request) => {
      const user = currentUser(request);
      return runChange(deps, request, {
        actor: actorOf(user),
        parse: feedResponse.parse,
        run: async (context) => ({
          data: { url: `${deps.siteOrigin}/api/calendars/${await replaceFeedToken(context, user.id)}.ics` },
        }),
      });
    },
  );
  app.get(
    '/api/calendars/:token',
    {
      config: { access: 'public' },
      schema: {
        summary: 'The calendar of a consultant (`text/calendar`), under its secret address.',
        params: tokenParams,
      },
    },
    async ({ params }, reply) => {
      const owner = await findFeedOwner(deps.db, params.token.replace(/\.ics$/, ''));
      return reply
        .header('cache-control', 'private, no-store')
        .type('text/calendar; charset=utf-8')
        .send(await readFeed(deps, owner.id));
    },
  );
};

/** Appointments that clients book, the hours of consultants, and the calendar of the administration. */
export const bookingRoutes = (deps: RequestDeps) => async (app: Api) => {
  addClientRoutes(app, deps, ownArea);
  addClientRoutes(app, deps, visitorArea);
  for (const area of [ownSchedule, anySchedule]) addScheduleRoutes(app, deps, area);
  addFeedRoutes(app, deps);
  for (const area of [consultantArea, adminArea])
    app.post(
      `${area.base}/:reference/booking/no-show`,
      {
        config: { access: area.role },
        schema: { summary: 'Records that the client did not come.', ...requestSchema(area) },
      },
      (request) => changeAsStaff(deps, area, request, markNoShow),
    );
  app.get(
    '/api/admin/calendar',
    {
      config: { access: 'admin' },
      schema: {
        summary: 'Appointments, deliveries, ends of quotes and planned content of some days.',
        querystring: calendarQuery,
        response: { 200: calendarItems },
      },
    },
    ({ query }) => readCalendar(deps.db, query),
  );
};
