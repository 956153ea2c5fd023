import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { accessMatrix, callers } from '../testing/access-matrix.ts';
import { createAccessMatrixApi, type AccessMatrixApi } from '../testing/access-matrix-api.ts';

let site: AccessMatrixApi;

// Each call is about a request of its own, so that one site is enough for all of them.
beforeAllTests(async (onFinished) => {
  site = await createAccessMatrixApi({}, onFinished);
});

test('every route of the site is in the matrix, and nothing else is', () => {
  const routes = site.app.routeTable
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`);
  expect(routes.toSorted()).toEqual(Object.keys(accessMatrix).toSorted());
});

test.each(Object.entries(accessMatrix))('%s', async (route, rule) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const answered = await Promise.all(
    callers.map(async (caller) => {
      const token = await site.tokenOf(caller);
      const answer = await site.request(method, await site.urlFor(path, rule), {
        ...(token ? { token } : {}),
        ...(rule.body ? { body: rule.body } : {}),
      });
      if (answer.statusCode >= 400) {
        expect(errorResponse.parse(answer.json()).message).toMatch(/\p{Script=Arabic}/u);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
      return [caller, answer.statusCode];
    }),
  );
  expect(Object.fromEntries(answered)).toEqual(rule.statuses);
});
