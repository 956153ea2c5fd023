import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { accessMatrix } from '../testing/access-matrix.ts';
import { callers } from '../testing/access-rules.ts';
import { createAccessMatrixApi, type AccessMatrixApi } from '../testing/access-matrix-api.ts';

let site: AccessMatrixApi;

// Each test case has its own rows, so all cases share one app.
beforeAllTests(async (onFinished) => {
  site = await createAccessMatrixApi({}, onFinished);
});

test('contains every route of the API and no others', () => {
  const routes = site.app.routeTable
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`);
  expect(routes.toSorted()).toEqual(Object.keys(accessMatrix).toSorted());
});

test.each(Object.entries(accessMatrix))('%s', async (route, rule) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const results = await Promise.all(
    callers.map(async (caller) => {
      const token = await site.tokenOf(caller);
      const response = await site.request(method, await site.urlFor(path, rule), {
        ...(token ? { token } : {}),
        ...(rule.body ? { body: rule.body } : {}),
      });
      if (response.statusCode >= 400) {
        expect(errorResponse.parse(response.json()).message).toMatch(/\p{Script=Arabic}/u);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      return [caller, response.statusCode];
    }),
  );
  expect(Object.fromEntries(results)).toEqual(rule.statuses);
});
