import type { LightMyRequestResponse } from 'fastify';
import { contactInput, errorResponse } from 'shared-lib/contracts';
import { describe, expect, test } from 'vitest';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { accessMatrix } from '../testing/access-matrix.ts';
import { callers, type Caller, type Rule } from '../testing/access-rules.ts';
import {
  badRouteParams,
  badQueries,
  bodiesWithOneBadField,
  malformedBodies,
  INTERNAL_DETAILS,
  type RequestBody,
} from '../testing/bad-input.ts';
import { createAccessMatrixApi, type AccessMatrixApi } from '../testing/access-matrix-api.ts';
import { sampleOf } from '../testing/sample.ts';
import { tableChecksums } from '../testing/table-checksums.ts';

let site: AccessMatrixApi;
const tokens = new Map<Caller, string>();

/** A token of an open session. Tests share it, because a new session is a write, after which all tables are read again. */
const tokenOf = async (caller: Caller): Promise<string | undefined> => {
  const shared = tokens.get(caller);
  if (shared && (await site.get('/api/auth/me', { token: shared })).statusCode === 200) return shared;
  const token = await site.tokenOf(caller);
  if (token) tokens.set(caller, token);
  return token;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Statuses of rejected users, from the latest check to the earliest. */
const REJECTED = [404, 403, 401];

/** The user whose request reaches input validation. */
const authorizedCaller = ({ statuses }: Rule): Caller =>
  callers.toSorted((one, other) => REJECTED.indexOf(statuses[one]) - REJECTED.indexOf(statuses[other]))[0] ?? 'visitor';

const routes = Object.entries(accessMatrix).map(([route, rule], row) => {
  const [method, path] = route.split(' ') as [Method, string];
  return { route, method, path, rule, row };
});
type Route = (typeof routes)[number];
const writeRoutes = routes.filter(({ method }) => method !== 'GET');
const readRoutes = routes.filter(({ method }) => method === 'GET');

/** URL of each route to a row of its own. All rows are added first: each write makes the next test read all tables again. */
const urls = new Map<string, string>();

beforeAllTests(async (onFinished) => {
  site = await createAccessMatrixApi({}, onFinished);
  for (const { route, path, rule } of routes)
    // A missing row would be a 404 before input validation.
    urls.set(route, await site.urlFor(path, rule.id === '999999' ? { ...rule, id: '1' } : rule));
});

/** Expects no server error, and an Arabic message without internal details. @param label identifies the request in a failure */
const expectCleanError = (response: LightMyRequestResponse, label: string): void => {
  expect(response.statusCode, `${label}: ${response.body.slice(0, 300)}`).toBeLessThan(500);
  if (response.statusCode < 400) return;
  expect(errorResponse.parse(response.json()).message, label).toMatch(/\p{Script=Arabic}/u);
  expect(response.body, label).not.toMatch(INTERNAL_DETAILS);
};

let requests = 0;

const send = async (method: Method, url: string, token: string | undefined, { payload, type }: RequestBody) => {
  requests += 1;
  const headers = {
    'content-type': type,
    'idempotency-key': `bad-input-${requests}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return site.app.inject({ method, url, payload, headers });
};

/** The tables that must not change. Exports write an audit entry, so theirs exclude the audit log. */
const unchangedTables = (path: string, tables: Awaited<ReturnType<typeof tableChecksums>>) =>
  Object.fromEntries(
    Object.entries(tables).filter(
      ([table]) => !(/\/export(?:\.(?:csv|xlsx))?$/.test(path) && table === 'audit_entries'),
    ),
  );

/** Sends requests to a row of a route, and expects no change of the database. */
const expectNoChanges = async (
  { route, path, rule }: Route,
  sendRequests: (url: string, token: string | undefined) => Promise<void>,
) => {
  const url = urls.get(route);
  if (url === undefined) throw new Error(`No URL of ${route}`);
  const token = await tokenOf(authorizedCaller(rule));
  const before = await tableChecksums(site.db);
  await sendRequests(url, token);
  await site.app.settled();
  expect(unchangedTables(path, await tableChecksums(site.db))).toEqual(unchangedTables(path, before));
};

describe('rejects a malformed body in Arabic and changes nothing', () => {
  test.each(writeRoutes)('$route', async (route) => {
    const { method, row } = route;
    await expectNoChanges(route, async (url, token) => {
      // DELETE accepts an empty body with any content type.
      const bodies = malformedBodies.filter(({ payload }) => method !== 'DELETE' || payload !== '');
      for (const body of sampleOf(bodies, row)) {
        const response = await send(method, url, token, body);
        expectCleanError(response, body.title);
        expect([400, 413, 415], body.title).toContain(response.statusCode);
      }
    });
  });
});

describe('rejects a body with one invalid field in Arabic and changes nothing', () => {
  test.each(writeRoutes.filter(({ rule }) => rule.body && Object.keys(rule.body).length > 0))(
    '$route',
    async (route) => {
      const { method, rule, row } = route;
      await expectNoChanges(route, async (url, token) => {
        for (const body of sampleOf(bodiesWithOneBadField(rule.body ?? {}), row)) {
          const response = await send(method, url, token, body);
          expectCleanError(response, body.title);
          expect([400, 404, 409, 413, 415, 422], `${body.title}: ${response.body.slice(0, 300)}`).toContain(
            response.statusCode,
          );
        }
      });
    },
  );
});

describe('accepts, rejects or ignores any query and changes nothing', () => {
  test.each(readRoutes)('$route', async (route) => {
    await expectNoChanges(route, async (url, token) => {
      for (const query of sampleOf(badQueries, route.row)) {
        const response = await site.get(`${url}?${query}`, token ? { token } : {});
        expectCleanError(response, query);
        expect(response.headers['x-request-id'], query).toBeDefined();
      }
    });
  });
});

describe('responds with an error to an invalid path parameter', () => {
  test.each(routes.filter(({ path }) => /[:*]/.test(path)))('$route', async ({ method, path, rule, row }) => {
    const token = await tokenOf(authorizedCaller(rule));
    const before = await tableChecksums(site.db);
    for (const name of sampleOf(badRouteParams, row)) {
      const url = path.replaceAll(/:\w+|\*/g, name);
      const response = await site.request(method, url, {
        ...(token ? { token } : {}),
        ...(rule.body ? { body: rule.body } : {}),
      });
      expectCleanError(response, url);
      expect(response.statusCode, url).toBeGreaterThanOrEqual(400);
    }
    expect(await tableChecksums(site.db)).toEqual(before);
  });
});

// These come last, because they change rows and add audit entries, which would slow down the comparisons above.
const replaceable = writeRoutes.filter(
  ({ method, path }) => method === 'PUT' && path.startsWith('/api/admin/') && path.endsWith('/:id'),
);

describe('rejects or ignores one invalid field in a whole row, and never stores it', () => {
  test.each(replaceable)('$route', async ({ method, path, rule, row: number }) => {
    const url = path.replace(':id', '1');
    const token = await tokenOf(authorizedCaller(rule));
    const read = async () => site.get(url, token ? { token } : {});
    const row: unknown = (await read()).json();
    if (typeof row !== 'object' || row === null) throw new Error(`${url} returns no row.`);
    for (const body of sampleOf(bodiesWithOneBadField(row), number))
      expectCleanError(await send(method, url, token, body), body.title);
    expect((await read()).body).not.toMatch(/\\u0000|\uFFFD|x{60}|\[{9}/);
  });
});

test('still works after all bad input, without logged failures', async () => {
  const input = contactInput.parse({ name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' });
  expect((await site.post('/api/public/contact', input)).statusCode).toBe(200);
  expect(site.logs.filter((line) => line.includes('request failed'))).toEqual([]);
});
