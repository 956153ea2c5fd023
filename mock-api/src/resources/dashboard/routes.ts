import {
  accountSummary,
  consultantSummary,
  dashboardFile,
  dashboardFileQuery,
  dashboardMessage,
  dashboardMessageQuery,
  paged,
} from 'shared-lib/contracts';
import * as z from 'zod/mini';
import { currentUser } from '../../http/access.ts';
import { pageOf } from '../../http/params.ts';
import type { Api } from '../../http/validation.ts';
import type { RequestDeps } from '../requests/lifecycle/request-context.ts';
import { readAccountSummary } from './account-summary.ts';
import { readConsultantSummary } from './consultant-summary.ts';
import { listFiles, listMessages } from './conversations.ts';

const addClientRoutes = (app: Api, { db, clock }: RequestDeps) => {
  const config = { access: 'signed-in' } as const;

  app.get(
    '/api/account/summary',
    {
      config,
      schema: {
        summary: 'What waits for the signed-in user, unread messages and notifications, and numbers of requests.',
        response: { 200: z.object({ data: accountSummary }) },
      },
    },
    async (request) => ({ data: await readAccountSummary(db, clock, currentUser(request).id) }),
  );

  app.get(
    '/api/account/messages',
    {
      config,
      schema: {
        summary: 'One page of the messages of all own requests, newest first.',
        querystring: dashboardMessageQuery,
        response: { 200: paged(dashboardMessage) },
      },
    },
    async (request) => {
      const { rows, total } = await listMessages(db, 'user_id', currentUser(request).id, request.query);
      return pageOf(request.query, total, rows);
    },
  );

  app.get(
    '/api/account/files',
    {
      config,
      schema: {
        summary: 'One page of the files of all own requests, newest first.',
        querystring: dashboardFileQuery,
        response: { 200: paged(dashboardFile) },
      },
    },
    async (request) => {
      const { rows, total } = await listFiles(db, 'user_id', currentUser(request).id, request.query);
      return pageOf(request.query, total, rows);
    },
  );
};

const addConsultantRoutes = (app: Api, { db, clock }: RequestDeps) => {
  const config = { access: 'consultant' } as const;

  app.get(
    '/api/consultant/summary',
    {
      config,
      schema: {
        summary: 'Numbers of the views, own figures of the last 30 days, and the calendar of a week.',
        response: { 200: z.object({ data: consultantSummary }) },
      },
    },
    async (request) => ({ data: await readConsultantSummary(db, clock, currentUser(request).id) }),
  );

  app.get(
    '/api/consultant/messages',
    {
      config,
      schema: {
        summary: 'One page of the messages of all assigned requests, newest first.',
        querystring: dashboardMessageQuery,
        response: { 200: paged(dashboardMessage) },
      },
    },
    async (request) => {
      const { rows, total } = await listMessages(db, 'assignee_id', currentUser(request).id, request.query);
      return pageOf(request.query, total, rows);
    },
  );
};

/** Summaries and lists over all requests of a client or a consultant. */
export const dashboardRoutes = (deps: RequestDeps) => async (app: Api) => {
  addClientRoutes(app, deps);
  addConsultantRoutes(app, deps);
};
