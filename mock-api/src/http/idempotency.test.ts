import { failure } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../openapi/document-types.ts';
import { accessMatrix, callers } from '../testing/access-matrix.ts';
import { forAllTests } from '../testing/for-all-tests.ts';
import { createMatrixSite, type MatrixSite } from '../testing/matrix-site.ts';

const KEY = 'Idempotency-Key';

let site: MatrixSite;
let document: OpenApiDocument;

forAllTests(async (atEnd) => {
  site = await createMatrixSite({}, atEnd);
  document = (await site.get('/api/openapi.json')).json();
});

const isDescribed = (method: string, path: string): boolean =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}')]?.[method.toLowerCase()]?.parameters.some(({ name }) => name === KEY) ?? false;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const routes = Object.entries(accessMatrix).map(([route, rule]) => {
  const [method, path] = route.split(' ') as [Method, string];
  return { route, method, path, rule };
});

/** Bodies of the matrix that are refused before a key is looked at: no form with a file, no table, a role that nobody can take. */
const REFUSED_BEFORE = [415, 422];

test.each(routes.filter(({ method }) => method !== 'GET'))('$route says that it takes a key if it looks at one', async ({ method, path, rule }) => {
  const caller = callers.find((one) => rule.answers[one] < 400) ?? callers.find((one) => ![401, 403].includes(rule.answers[one])) ?? 'visitor';
  const token = await site.tokenOf(caller);
  // Of a study that is not there nobody asks on.
  const about = rule.id === 'no-such-study' ? { ...rule, id: '1' } : rule;
  const answer = await site.call(method, await site.addressOf(path, about), {
    headers: { [KEY]: 'none' },
    ...(token ? { token } : {}),
    ...(rule.body ? { body: rule.body } : {}),
  });
  const isLookedAt = answer.statusCode === 400 && failure.parse(answer.json()).message === 'مفتاح منع التكرار غير صالح.';
  // Of what is refused before, nothing can be told.
  const told = isLookedAt || !REFUSED_BEFORE.includes(answer.statusCode) ? isLookedAt : undefined;
  expect([isDescribed(method, path), undefined]).toContain(told);
});

test('what only reads, opens or ends a session, mails a link, or deletes the account says nothing of a key', () => {
  for (const { method, path } of routes.filter((one) => one.method === 'GET')) expect(isDescribed(method, path), path).toBe(false);
  const without = routes.filter(({ method, path }) => method !== 'GET' && !isDescribed(method, path)).map(({ route }) => route);
  expect(without.toSorted()).toEqual([
    'DELETE /api/account',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/public/lost-reference',
  ]);
});
