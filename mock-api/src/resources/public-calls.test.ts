import {
  articleCategory,
  articlePage,
  articleSummary,
  articleTag,
  claimPreview,
  failure,
  paged,
  receipt,
  searchAnswer,
  sector,
  sectorStatistics,
  service,
  serviceSummary,
  setting,
  settingGroups,
  sitemapEntry,
  slider,
  studyCard,
  studyDownload,
  studyFacets,
  studyPage,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../clock.ts';
import { dropEverything } from '../testing/storage-faults.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const data = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema });
const named = z.array(z.object({ id: z.number(), slug: z.string() }));
const person = { name: 'سعاد المنيع', email: 'suad@example.com', phone: '0551234567' };

interface Call {
  contract: z.ZodMiniType;
  /** Addresses that must answer; for a path with a name, names of its kind are put in. */
  paths: string[] | ((site: Site) => Promise<string[]>);
  /** Address of something that is not there. */
  missing?: string;
  body?: object;
}

interface Site {
  origin: string;
  ask(path: string, body?: object): Promise<{ status: number; type: string | null; answer: unknown }>;
}

/** The API at a port of its own, in the winter after the seed, when everything of it but one draft and one schedule is out. */
const openSite = async (changes: Parameters<typeof createTestApp>[0] = {}): Promise<Site & TestApp> => {
  const api = await createTestApp(changes);
  api.wait(250 * DAY);
  const origin = await api.app.listen({ port: 0, host: 'localhost' });
  const ask: Site['ask'] = async (path, body) => {
    const asJson = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const response = await fetch(origin + path, body ? { ...asJson, body: JSON.stringify(body) } : {});
    return { status: response.status, type: response.headers.get('content-type'), answer: await response.json() };
  };
  return { ...api, origin, ask };
};

/** Everything of a list, by its number and by its slug. */
const each =
  (list: string, rest = '', below = list): Exclude<Call['paths'], string[]> =>
  async ({ ask }) => {
    const things = data(named).parse((await ask(`/api/public/${list}?per_page=50`)).answer).data;
    return things.flatMap(({ id, slug }) => [
      `/api/public/${below}/${id}${rest}`,
      `/api/public/${below}/${slug}${rest}`,
    ]);
  };

const P = '/api/public';
const form = (path: string, body: object): Call => ({ contract: receipt, paths: [path], body: { ...person, ...body } });

const calls: Record<string, Call> = {
  [`GET ${P}/settings`]: {
    contract: data(z.array(setting)),
    paths: [`${P}/settings`, ...settingGroups.map((group) => `${P}/settings?group=${group}`)],
  },
  [`GET ${P}/settings/:key`]: {
    contract: data(setting),
    paths: async ({ ask }) =>
      data(z.array(setting))
        .parse((await ask(`${P}/settings`)).answer)
        .data.map(({ key }) => `${P}/settings/${key}`),
    missing: `${P}/settings/no_such_key`,
  },
  [`GET ${P}/services`]: { contract: data(z.array(serviceSummary)), paths: [`${P}/services`] },
  [`GET ${P}/services/:idOrSlug`]: { contract: data(service), paths: each('services'), missing: `${P}/services/none` },
  [`GET ${P}/services/sector/:idOrSlug`]: {
    contract: data(z.array(serviceSummary)),
    paths: each('sectors', '', 'services/sector'),
    missing: `${P}/services/sector/none`,
  },
  [`GET ${P}/sectors`]: { contract: data(z.array(sector)), paths: [`${P}/sectors`] },
  [`GET ${P}/sectors/:idOrSlug`]: { contract: data(sector), paths: each('sectors'), missing: `${P}/sectors/999` },
  [`GET ${P}/sectors/:idOrSlug/statistics`]: {
    contract: data(sectorStatistics),
    paths: each('sectors', '/statistics'),
    missing: `${P}/sectors/none/statistics`,
  },
  [`GET ${P}/sliders`]: { contract: data(z.array(slider)), paths: [`${P}/sliders`] },
  [`GET ${P}/articles`]: {
    contract: paged(articleSummary),
    paths: [`${P}/articles`, `${P}/articles?page=2`, `${P}/articles?q=جدوى&sort=title`],
  },
  [`GET ${P}/articles/categories`]: { contract: data(z.array(articleCategory)), paths: [`${P}/articles/categories`] },
  [`GET ${P}/articles/tags`]: { contract: data(z.array(articleTag)), paths: [`${P}/articles/tags`] },
  [`GET ${P}/articles/:idOrSlug`]: { contract: articlePage, paths: each('articles'), missing: `${P}/articles/none` },
  [`GET ${P}/studies`]: {
    contract: paged(studyCard),
    paths: [`${P}/studies`, `${P}/studies?sector=energy`, `${P}/studies?capital_min=500000&sort=irr`],
  },
  [`GET ${P}/studies/facets`]: { contract: data(studyFacets), paths: [`${P}/studies/facets`] },
  [`GET ${P}/studies/:idOrSlug`]: { contract: studyPage, paths: each('studies'), missing: `${P}/studies/none` },
  [`POST ${P}/studies/:idOrSlug/download`]: {
    contract: studyDownload,
    paths: [`${P}/studies/solar-plant/download`],
    missing: `${P}/studies/none/download`,
    body: { email: 'suad@example.com' },
  },
  [`GET ${P}/sitemap`]: { contract: data(z.array(sitemapEntry)), paths: [`${P}/sitemap`] },
  [`GET ${P}/search`]: {
    contract: searchAnswer,
    paths: [`${P}/search?q=جدوى`, `${P}/search?q=2026&kind=study`, `${P}/search?q=ديناصور`],
  },
  [`POST ${P}/contact`]: form(`${P}/contact`, { subject: 'سؤال', message: 'كم تستغرق الدراسة؟' }),
  [`POST ${P}/consultation`]: form(`${P}/consultation`, { project_type: 'تجاري', description: 'متجر أثاث' }),
  [`POST ${P}/feasibility-request`]: form(`${P}/feasibility-request`, { project_idea: 'مصنع تمور' }),
  [`POST ${P}/lost-reference`]: {
    contract: receipt,
    paths: [`${P}/lost-reference`],
    body: { email: 'suad@example.com' },
  },
  [`GET ${P}/claims/:token`]: {
    contract: data(claimPreview),
    paths: async ({ ask }) => {
      const sent = receipt.parse((await ask(`${P}/contact`, { ...person, subject: 'سؤال', message: 'نص' })).answer);
      return [`${P}/claims/${sent.data?.claim_url.split('/').at(-1)}`];
    },
    missing: `${P}/claims/none`,
  },
};

/** What gives a file and no JSON. */
const files = [`GET ${P}/studies/:idOrSlug/download`];

test('every public call of the API is looked at here', async () => {
  const { app } = await createTestApp();
  const open = app.routeTable
    .filter(({ path, method }) => path.startsWith(P) && method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(calls), ...files].toSorted()).toEqual(open.toSorted());
});

test.each(Object.entries(calls))(
  '%s answers what its contract says, and nothing else',
  async (_name, { contract, paths, missing, body }) => {
    const site = await openSite();
    const addresses = Array.isArray(paths) ? paths : await paths(site);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const { status, type, answer } = await site.ask(address, body);
      expect([address, status, type]).toEqual([address, 200, 'application/json; charset=utf-8']);
      // What the contract does not name would be missing in what it read.
      expect(contract.parse(answer), address).toEqual(answer);
    }
    if (missing) {
      const { status, answer } = await site.ask(missing, body);
      expect([missing, status]).toEqual([missing, 404]);
      expect(failure.parse(answer)).toEqual(answer);
      expect(failure.parse(answer)).toMatchObject({
        message: expect.stringMatching(/^\p{Script=Arabic}.*\.$/u),
        request_id: expect.any(String),
      });
    }
  },
);

/** Answers before it looks, so that nobody learns whose addresses are known. */
const answersFirst = `POST ${P}/lost-reference`;

test.each(Object.entries(calls).filter(([name]) => name !== answersFirst))(
  '%s fails in one Arabic sentence when the tables are gone',
  async (_name, { paths, body }) => {
    const site = await openSite();
    const [address = ''] = Array.isArray(paths) ? paths : await paths(site);
    await dropEverything(site.db);
    const { status, answer } = await site.ask(address, body);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(failure.parse(answer)).toEqual(answer);
    expect(failure.parse(answer).message).toMatch(/^\p{Script=Arabic}[^A-Za-z]*\.$/u);
  },
);
