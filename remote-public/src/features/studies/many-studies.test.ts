// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { signIn } from 'shared-lib/api';
import { study as studyContract } from 'shared-lib/contracts';
import { configureHttp, http } from 'shared-lib/http';
import { session } from 'shared-lib/session';
import { startSeededApi } from 'testing/seeded-api';
import { afterAll, expect, it } from 'vitest';
import { studyQueries } from './studies.api.ts';
import { cards } from './studies.contract.ts';

// An API of its own, because the new studies would change what the pages of other tests show.
const api = await startSeededApi();
configureHttp({ baseURL: `http://localhost:${api.config.apiPort}/api`, onUnauthorized: session.signOut });
afterAll(async () => {
  session.signOut();
  await api.stop();
});

const publish = (number: number) =>
  http.post(
    '/admin/studies',
    {
      slug: `oud-oil-${number}`,
      title_ar: `تقطير دهن العود ${number}`,
      summary_ar: 'معمل صغير.',
      sector_id: 1,
      year: 2026,
      cash_flows: [-900, 500, 600],
      verdict: 'go',
      verdict_sentence: 'الطلب كافٍ.',
      status: 'published',
    },
    studyContract,
  );

it('the comparison offers every study, also those after the fifty of one response', async () => {
  const { token, user } = await signIn({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  session.signIn(token, user);
  for (let number = 1; number <= 45; number++) await publish(number);
  const { meta } = await http.get('/public/studies', cards, { params: { per_page: 50 } });
  expect(meta.last_page).toBe(2);
  const choices = await new QueryClient().query(studyQueries.choices());
  expect(new Set(choices.map(({ slug }) => slug)).size).toBe(meta.total);
  expect(choices.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['oud-oil-1', 'oud-oil-45', 'greenhouse']));
});
