import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from 'shared-lib/paths';
import { builtPages, realPageAt } from 'testing/built-pages';
import { signInByApi } from '../harness/accounts.ts';
import { sendMessageAsVisitor } from '../harness/claim-links.ts';
import { expect, test } from '../harness/test.ts';

/** Functions of `paths` that take parameters, also optional ones. */
type WithParameters<Paths extends Record<string, (...parameters: never[]) => string>> = {
  [Name in keyof Paths]: Parameters<Paths[Name]> extends [] ? never : Name;
}[keyof Paths];

/** Examples of the URLs that `paths` can build. A new function with parameters needs an entry; others are called without one. */
const { admin, ...site } = paths;
const siteExamples: Record<WithParameters<typeof site> | 'debug', string[]> = {
  contact: [paths.contact(), paths.contact('consultation', { sector: 'energy' })],
  legal: [paths.legal('terms')],
  article: [paths.article('x')],
  service: [paths.service('x')],
  sector: [paths.sector('x')],
  compareStudies: [paths.compareStudies(), paths.compareStudies(['x', 'y'])],
  verify: [paths.verify('AG-2026-000001')],
  verdicts: [paths.verdicts(), paths.verdicts({ sector: 'energy' })],
  reading: [paths.reading(), paths.reading({ capital: '1000', profit: '300', years: '5' })],
  calculator: [paths.calculator(), paths.calculator({ sector: 'energy' })],
  study: [paths.study('x')],
  search: [paths.search('x')],
  preview: [paths.preview('article'), paths.preview('slider'), paths.preview('service'), paths.preview('study')],
  auth: [paths.auth('/dashboard')],
  register: [paths.register()],
  resetPassword: [paths.resetPassword('x')],
  request: [paths.request('FS-2026-000001')],
  booking: [paths.booking('CN-2026-000001')],
  newRequest: [paths.newRequest(), paths.newRequest('consultation')],
  confirmEmail: [paths.confirmEmail('x')],
  claim: [paths.claim('x')],
  claimBooking: [paths.claimBooking('x')],
  // The shell and the API serve these: a page without a remote, and data.
  calculationDocument: [],
  debug: [],
  registry: [],
};
const resources = ['users', 'articles', 'sectors', 'services', 'sliders', 'studies'] as const;
const inboxes = ['contacts', 'consultations', 'feasibility-requests'] as const;
const adminExamples: Record<WithParameters<typeof admin> | 'releases', string[]> = {
  // A page of the shell.
  releases: [],
  list: [...resources, ...inboxes].map(admin.list),
  create: resources.map(admin.create),
  edit: resources.map((resource) => admin.edit(resource, 1)),
  client: [admin.client(1)],
  clientAccount: [admin.clientAccount(1)],
  newRequest: [admin.newRequest(), admin.newRequest(1)],
  request: inboxes.map((inbox) => admin.request(inbox, 'CT-2026-000001')),
  clientView: inboxes.map((inbox) => admin.clientView(inbox, 'CT-2026-000001')),
  order: (['services', 'sectors', 'sliders'] as const).map(admin.order),
  import: (['services', 'sectors'] as const).map(admin.import),
  settings: [admin.settings(), admin.settings('contact')],
  auditOf: [admin.auditOf('users', 1)],
};

/** Every URL that functions of `paths` build: the examples, and the result of those that have none. */
const urlsOf = (
  functions: Readonly<Record<string, (...parameters: never[]) => string>>,
  examples: Readonly<Record<string, string[]>>,
): string[] => Object.entries(functions).flatMap(([name, build]) => examples[name] ?? [build()]);

const pathOf = (url: string) => new URL(url, 'https://site.invalid').pathname;

test('every URL that `paths` can build belongs to a page of a remote', () => {
  const pages = builtPages();
  for (const url of [...urlsOf(site, siteExamples), ...urlsOf(admin, adminExamples)])
    expect(realPageAt(pages, pathOf(url)), url).toBeDefined();
  expect(realPageAt(pages, '/nothing-is-here')).toBeUndefined();
});

test('every link in an email or a notification belongs to a page, and opens one in the browser', async ({
  page,
  request,
  site: testSite,
  account,
  signIn,
}) => {
  await sendMessageAsVisitor(request, testSite.origin);
  const { token } = await signInByApi(request, testSite.origin, await account('admin'));
  const inbox = await request.get('/api/account/notifications', { headers: { Authorization: `Bearer ${token}` } });
  const outbox = join(testSite.config.dataDir, 'outbox');
  const texts = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'));
  const links = [
    ...texts.flatMap((text) => text.match(/http:\/\/localhost:\d+\/[^\s"\\]*/g) ?? []),
    ...((await inbox.text()).match(/"link":"(\/[^"]+)"/g) ?? []).map((match) => match.slice(8, -1)),
  ];
  const pages = builtPages();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(realPageAt(pages, pathOf(link)), link).toBeDefined();

  const staffLink = links.map(pathOf).find((path) => path.startsWith('/admin/contacts/'));
  if (!staffLink) throw new Error('No email links to the request for the staff');
  await signIn('admin');
  await page.goto(staffLink);
  await expect(page).toHaveURL(staffLink);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Oops')).toHaveCount(0);
});
