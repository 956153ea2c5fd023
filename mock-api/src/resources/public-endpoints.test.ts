import {
  articleCategory,
  articlePage,
  articleSummary,
  articleTag,
  bookingPage,
  claimPreview,
  contentState,
  errorResponse,
  paged,
  publicAgreement,
  receipt,
  searchResponse,
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
  verdictCounts,
  verdictRegister,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../clock.ts';
import { dropAllTables } from '../testing/storage-faults.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const withData = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema });
const listItems = z.array(z.object({ id: z.number(), slug: z.string() }));
const person = { name: 'سعاد المنيع', email: 'suad@example.com', phone: '0551234567' };

interface Endpoint {
  contract: z.ZodMiniType;
  /** Paths that must respond with 200. A function reads the ids and slugs for routes with a parameter. */
  paths: string[] | ((api: RunningApi) => Promise<string[]>);
  /** Path of something that does not exist. */
  missingPath?: string;
  body?: object;
}

interface RunningApi {
  origin: string;
  send(path: string, body?: object): Promise<{ status: number; type: string | null; json: unknown }>;
}

/** Starts the API on its own port, 250 days after the seed: all but one draft and one scheduled article are published. */
const startApi = async (changes: Parameters<typeof createTestApp>[0] = {}): Promise<RunningApi & TestApp> => {
  const api = await createTestApp(changes);
  api.wait(250 * DAY);
  const origin = await api.app.listen({ port: 0, host: 'localhost' });
  const send: RunningApi['send'] = async (path, body) => {
    const asJson = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const response = await fetch(origin + path, body ? { ...asJson, body: JSON.stringify(body) } : {});
    return { status: response.status, type: response.headers.get('content-type'), json: await response.json() };
  };
  return { ...api, origin, send };
};

/** Detail paths of every item of a list, by id and by slug. */
const eachItem =
  (list: string, rest = '', below = list): Exclude<Endpoint['paths'], string[]> =>
  async ({ send }) => {
    const items = withData(listItems).parse((await send(`/api/public/${list}?per_page=50`)).json).data;
    return items.flatMap(({ id, slug }) => [
      `/api/public/${below}/${id}${rest}`,
      `/api/public/${below}/${slug}${rest}`,
    ]);
  };

const API = '/api/public';
const form = (path: string, body: object): Endpoint => ({
  contract: receipt,
  paths: [path],
  body: { ...person, ...body },
});

const endpoints: Record<string, Endpoint> = {
  [`GET ${API}/settings`]: {
    contract: withData(z.array(setting)),
    paths: [`${API}/settings`, ...settingGroups.map((group) => `${API}/settings?group=${group}`)],
  },
  [`GET ${API}/settings/:key`]: {
    contract: withData(setting),
    paths: async ({ send }) =>
      withData(z.array(setting))
        .parse((await send(`${API}/settings`)).json)
        .data.map(({ key }) => `${API}/settings/${key}`),
    missingPath: `${API}/settings/no_such_key`,
  },
  [`GET ${API}/services`]: { contract: withData(z.array(serviceSummary)), paths: [`${API}/services`] },
  [`GET ${API}/services/:idOrSlug`]: {
    contract: withData(service),
    paths: eachItem('services'),
    missingPath: `${API}/services/none`,
  },
  [`GET ${API}/services/sector/:idOrSlug`]: {
    contract: withData(z.array(serviceSummary)),
    paths: eachItem('sectors', '', 'services/sector'),
    missingPath: `${API}/services/sector/none`,
  },
  [`GET ${API}/sectors`]: { contract: withData(z.array(sector)), paths: [`${API}/sectors`] },
  [`GET ${API}/sectors/:idOrSlug`]: {
    contract: withData(sector),
    paths: eachItem('sectors'),
    missingPath: `${API}/sectors/999`,
  },
  [`GET ${API}/sectors/:idOrSlug/statistics`]: {
    contract: withData(sectorStatistics),
    paths: eachItem('sectors', '/statistics'),
    missingPath: `${API}/sectors/none/statistics`,
  },
  [`GET ${API}/sliders`]: { contract: withData(z.array(slider)), paths: [`${API}/sliders`] },
  [`GET ${API}/articles`]: {
    contract: paged(articleSummary),
    paths: [`${API}/articles`, `${API}/articles?page=2`, `${API}/articles?q=جدوى&sort=title`],
  },
  [`GET ${API}/articles/categories`]: {
    contract: withData(z.array(articleCategory)),
    paths: [`${API}/articles/categories`],
  },
  [`GET ${API}/articles/tags`]: { contract: withData(z.array(articleTag)), paths: [`${API}/articles/tags`] },
  [`GET ${API}/articles/:idOrSlug`]: {
    contract: articlePage,
    paths: eachItem('articles'),
    missingPath: `${API}/articles/none`,
  },
  [`GET ${API}/studies`]: {
    contract: paged(studyCard),
    paths: [`${API}/studies`, `${API}/studies?sector=energy`, `${API}/studies?capital_min=500000&sort=irr`],
  },
  [`GET ${API}/verdicts`]: { contract: verdictRegister, paths: [`${API}/verdicts`] },
  [`GET ${API}/verdicts/counts`]: { contract: withData(verdictCounts), paths: [`${API}/verdicts/counts`] },
  [`GET ${API}/studies/facets`]: { contract: withData(studyFacets), paths: [`${API}/studies/facets`] },
  [`GET ${API}/studies/:idOrSlug`]: {
    contract: studyPage,
    paths: eachItem('studies'),
    missingPath: `${API}/studies/none`,
  },
  [`POST ${API}/studies/:idOrSlug/download`]: {
    contract: studyDownload,
    paths: [`${API}/studies/solar-plant/download`],
    missingPath: `${API}/studies/none/download`,
    body: { email: 'suad@example.com' },
  },
  [`GET ${API}/sitemap`]: { contract: withData(z.array(sitemapEntry)), paths: [`${API}/sitemap`] },
  [`GET ${API}/content-version`]: { contract: withData(contentState), paths: [`${API}/content-version`] },
  [`GET ${API}/search`]: {
    contract: searchResponse,
    paths: [`${API}/search?q=جدوى`, `${API}/search?q=2026&kind=study`, `${API}/search?q=ديناصور`],
  },
  [`POST ${API}/contact`]: form(`${API}/contact`, { subject: 'سؤال', message: 'كم تستغرق الدراسة؟' }),
  [`POST ${API}/consultation`]: form(`${API}/consultation`, { project_type: 'تجاري', description: 'متجر أثاث' }),
  [`POST ${API}/feasibility-request`]: form(`${API}/feasibility-request`, { project_idea: 'مصنع تمور' }),
  [`POST ${API}/lost-reference`]: {
    contract: receipt,
    paths: [`${API}/lost-reference`],
    body: { email: 'suad@example.com' },
  },
  [`GET ${API}/claims/:token`]: {
    contract: withData(claimPreview),
    paths: async ({ send }) => {
      const sent = receipt.parse((await send(`${API}/contact`, { ...person, subject: 'سؤال', message: 'نص' })).json);
      return [`${API}/claims/${sent.data?.claim_url.split('/').at(-1)}`];
    },
    missingPath: `${API}/claims/none`,
  },
  [`GET ${API}/claims/:token/booking`]: {
    contract: withData(bookingPage),
    paths: async ({ send }) => {
      const wish = { ...person, project_type: 'تجاري', description: 'متجر أثاث' };
      const sent = receipt.parse((await send(`${API}/consultation`, wish)).json);
      return [`${API}/claims/${sent.data?.claim_url.split('/').at(-1)}/booking`];
    },
    missingPath: `${API}/claims/none/booking`,
  },
  [`GET ${API}/agreements/:number`]: {
    contract: withData(publicAgreement),
    paths: [`${API}/agreements/AG-2026-000001`],
    missingPath: `${API}/agreements/AG-1999-000001`,
  },
};

/** Endpoints that respond with a file, not JSON. */
const files = [
  `GET ${API}/studies/:idOrSlug/download`,
  ...['document', 'flows', 'workbook'].map((file) => `GET ${API}/calculations/${file}`),
];

/** Endpoints whose responses their own tests parse with the contract, because they need a file or a free slot. */
const elsewhere = [
  `POST ${API}/calculations/workbook`,
  ...['hold', 'confirm', 'cancel'].map((step) => `POST ${API}/claims/:token/booking/${step}`),
];

test('every public endpoint is listed here', async () => {
  const { app } = await createTestApp();
  const open = app.routeTable
    .filter(({ path, method }) => path.startsWith(API) && method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(endpoints), ...files, ...elsewhere].toSorted()).toEqual(open.toSorted());
});

test.each(Object.entries(endpoints))(
  '%s responds with exactly the fields of its contract',
  async (_name, { contract, paths, missingPath, body }) => {
    const api = await startApi();
    const urls = Array.isArray(paths) ? paths : await paths(api);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) {
      const { status, type, json } = await api.send(url, body);
      expect([url, status, type]).toEqual([url, 200, 'application/json; charset=utf-8']);
      // Parsing removes fields that the contract does not name, so an extra field makes this fail.
      expect(contract.parse(json), url).toEqual(json);
    }
    if (missingPath) {
      const { status, json } = await api.send(missingPath, body);
      expect([missingPath, status]).toEqual([missingPath, 404]);
      expect(errorResponse.parse(json)).toEqual(json);
      expect(errorResponse.parse(json)).toMatchObject({
        message: expect.stringMatching(/^\p{Script=Arabic}.*\.$/u),
        request_id: expect.any(String),
      });
    }
  },
);

/** Responds before it reads the database, so that nobody can find out which e-mail addresses are registered. */
const respondsBeforeReading = `POST ${API}/lost-reference`;

test.each(Object.entries(endpoints).filter(([name]) => name !== respondsBeforeReading))(
  '%s fails with one Arabic sentence when the tables are missing',
  async (_name, { paths, body }) => {
    const api = await startApi();
    const [url = ''] = Array.isArray(paths) ? paths : await paths(api);
    await dropAllTables(api.db);
    const { status, json } = await api.send(url, body);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(errorResponse.parse(json)).toEqual(json);
    expect(errorResponse.parse(json).message).toMatch(/^\p{Script=Arabic}[^A-Za-z]*\.$/u);
  },
);
