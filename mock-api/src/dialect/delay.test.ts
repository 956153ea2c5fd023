import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Api, ContractProvider } from '../http/validation.ts';
import { createAdminApi } from '../testing/admin-api.ts';
import { delayResponses } from './delay.ts';

test.each([
  ['_delay=800', [800]],
  ['_delay=999999999', [10_000]],
  ['_delay=-5', []],
  ['_delay=soon', []],
  ['_delay=', []],
  ['', []],
])('delays a response to «%s» by %j milliseconds', async (query, expected) => {
  const pauses: number[] = [];
  const app: Api = fastify().withTypeProvider<ContractProvider>();
  onTestFinished(() => app.close());
  delayResponses(app, async (milliseconds) => pauses.push(milliseconds));
  app.get('/list', { config: { access: 'public' } }, () => []);
  expect((await app.inject(`/list?${query}`)).json()).toEqual([]);
  expect(pauses).toEqual(expected);
});

test('delays admin responses in demo mode and never on a live site', async () => {
  const demo = await createAdminApi();
  expect((await demo.admin('GET', '/api/admin/sliders?_delay=1')).json()).toHaveLength(4);
  // RequiredText back, this would take longer than a test may.
  const live = await createAdminApi({ siteMode: 'live' });
  expect((await live.admin('GET', '/api/admin/sliders?_delay=10000')).json()).toHaveLength(4);
});
