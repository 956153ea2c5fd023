import type { LightMyRequestResponse } from 'fastify';
import { contactInput, errorResponse } from 'shared-lib/contracts';
import { describe, expect, test } from 'vitest';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { accessMatrix, callers, type Caller, type Rule } from '../testing/access-matrix.ts';
import {
  badRouteParams,
  badQueries,
  bodiesWithOneBadField,
  malformedBodies,
  INTERNAL_DETAILS,
  type RequestBody,
} from '../testing/bad-input.ts';
import { createAccessMatrixApi, type AccessMatrixApi } from '../testing/access-matrix-api.ts';
import { tableChecksums } from '../testing/table-checksums.ts';

let site: AccessMatrixApi;

beforeAllTests(async (onFinished) => {
  site = await createAccessMatrixApi({}, onFinished);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const DOORS = [404, 403, 401];

/** Who gets furthest: past the door, to where the input is looked at. */
const insider = ({ statuses }: Rule): Caller =>
  callers.toSorted((one, other) => DOORS.indexOf(statuses[one]) - DOORS.indexOf(statuses[other]))[0] ?? 'visitor';

const routes = Object.entries(accessMatrix).map(([route, rule]) => {
  const [method, path] = route.split(' ') as [Method, string];
  return { route, method, path, rule };
});
const writing = routes.filter(({ method }) => method !== 'GET');
const reading = routes.filter(({ method }) => method === 'GET');

/** Says which call it was when a promise is broken. */
const expectDecent = (answer: LightMyRequestResponse, call: string): void => {
  expect(answer.statusCode, `${call}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
  if (answer.statusCode < 400) return;
  expect(errorResponse.parse(answer.json()).message, call).toMatch(/\p{Script=Arabic}/u);
  expect(answer.body, call).not.toMatch(INTERNAL_DETAILS);
};

let calls = 0;

const send = async (method: Method, url: string, token: string | undefined, { payload, type }: RequestBody) => {
  calls += 1;
  const headers = {
    'content-type': type,
    'idempotency-key': `bad-input-${calls}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return site.app.inject({ method, url, payload, headers });
};

/** Rows that a call may add: who took a table away is noted in the audit log. */
const lookedAt = (path: string, tables: Awaited<ReturnType<typeof tableChecksums>>) =>
  Object.fromEntries(
    Object.entries(tables).filter(([table]) => !(path.endsWith('/export.csv') && table === 'audit_entries')),
  );

/** Does something that is to leave no trace, about a thing that is made for it. */
const withoutTrace = async (
  path: string,
  rule: Rule,
  act: (url: string, token: string | undefined) => Promise<void>,
) => {
  // A row that is not there would be missed before the input is looked at.
  const url = await site.urlFor(path, rule.id === '999999' ? { ...rule, id: '1' } : rule);
  const token = await site.tokenOf(insider(rule));
  const before = await tableChecksums(site.db);
  await act(url, token);
  await site.app.settled();
  expect(lookedAt(path, await tableChecksums(site.db))).toEqual(lookedAt(path, before));
};

describe('a body that cannot be understood is refused in Arabic and changes nothing', () => {
  test.each(writing)('$route', async ({ method, path, rule }) => {
    await withoutTrace(path, rule, async (url, token) => {
      // Nothing at all is what a removal sends, whatever type it names.
      for (const body of malformedBodies.filter(({ payload }) => method !== 'DELETE' || payload !== '')) {
        const answer = await send(method, url, token, body);
        expectDecent(answer, body.title);
        expect([400, 413, 415], body.title).toContain(answer.statusCode);
      }
    });
  });
});

describe('a body with one field spoilt is refused in Arabic and changes nothing', () => {
  test.each(writing.filter(({ rule }) => rule.body && Object.keys(rule.body).length > 0))(
    '$route',
    async ({ method, path, rule }) => {
      await withoutTrace(path, rule, async (url, token) => {
        for (const body of bodiesWithOneBadField(rule.body ?? {})) {
          const answer = await send(method, url, token, body);
          expectDecent(answer, body.title);
          expect([400, 404, 409, 413, 415, 422], `${body.title}: ${answer.body.slice(0, 300)}`).toContain(
            answer.statusCode,
          );
        }
      });
    },
  );
});

describe('a query is understood, refused or ignored, and breaks nothing', () => {
  test.each(reading)('$route', async ({ path, rule }) => {
    await withoutTrace(path, rule, async (url, token) => {
      for (const query of badQueries) {
        const answer = await site.get(`${url}?${query}`, token ? { token } : {});
        expectDecent(answer, query);
        expect(answer.headers['x-request-id'], query).toBeDefined();
      }
    });
  });
});

describe('a name that names nothing is not found', () => {
  test.each(routes.filter(({ path }) => /[:*]/.test(path)))('$route', async ({ method, path, rule }) => {
    const token = await site.tokenOf(insider(rule));
    const before = await tableChecksums(site.db);
    for (const name of badRouteParams) {
      const url = path.replaceAll(/:\w+|\*/g, name);
      const answer = await site.request(method, url, {
        ...(token ? { token } : {}),
        ...(rule.body ? { body: rule.body } : {}),
      });
      expectDecent(answer, url);
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
    }
    expect(await tableChecksums(site.db)).toEqual(before);
  });
});

// After what must leave no trace: each of the changes that are let in is kept, with what was before, and all of that would be compared.
const replaceable = writing.filter(
  ({ method, path }) => method === 'PUT' && path.startsWith('/api/admin/') && path.endsWith('/:id'),
);

describe('a whole row that is sent back with one field spoilt is refused, or the field ignored; nothing spoilt is kept', () => {
  test.each(replaceable)('$route', async ({ method, path, rule }) => {
    const url = path.replace(':id', '1');
    const token = await site.tokenOf(insider(rule));
    const read = async () => site.get(url, token ? { token } : {});
    const row: unknown = (await read()).json();
    if (typeof row !== 'object' || row === null) throw new Error(`${url} answers no row.`);
    for (const body of bodiesWithOneBadField(row)) expectDecent(await send(method, url, token, body), body.title);
    expect((await read()).body).not.toMatch(/\\u0000|\uFFFD|x{60}|\[{9}/);
  });
});

test('after all of that the site works as before, and nothing of it is a failure in its log', async () => {
  const input = contactInput.parse({ name: 'منى', email: 'mona@example.com', subject: 'سؤال', message: 'كم المدة؟' });
  expect((await site.post('/api/public/contact', input)).statusCode).toBe(200);
  expect(site.logs.filter((line) => line.includes('request failed'))).toEqual([]);
});
