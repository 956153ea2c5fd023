import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from 'shared-lib/paths';
import { builtPages, realPageAt } from 'testing/built-pages';
import { signInByApi } from '../harness/accounts.ts';
import { sendMessageAsVisitor } from '../harness/claim-links.ts';
import { expect, test } from '../harness/test.ts';

/** An example of every URL that `paths` can build. A new function needs an entry. */
const { admin, ...site } = paths;
const siteUrls: Record<keyof typeof site, string[]> = {
  home: [paths.home()],
  about: [paths.about()],
  contact: [paths.contact(), paths.contact('consultation', { sector: 'energy' })],
  legal: [paths.legal('terms')],
  blog: [paths.blog()],
  article: [paths.article('x')],
  services: [paths.services()],
  service: [paths.service('x')],
  sectors: [paths.sectors()],
  sector: [paths.sector('x')],
  freeStudies: [paths.freeStudies()],
  study: [paths.study('x')],
  search: [paths.search('x')],
  preview: [paths.preview('article'), paths.preview('slider'), paths.preview('service'), paths.preview('study')],
  auth: [paths.auth('/dashboard')],
  register: [paths.register()],
  forgotPassword: [paths.forgotPassword()],
  resetPassword: [paths.resetPassword('x')],
  dashboard: [paths.dashboard()],
  requests: [paths.requests()],
  request: [paths.request('FS-2026-000001')],
  newRequest: [paths.newRequest(), paths.newRequest('consultation')],
  deskMessages: [paths.deskMessages()],
  deskFiles: [paths.deskFiles()],
  saved: [paths.saved()],
  downloads: [paths.downloads()],
  notifications: [paths.notifications()],
  profile: [paths.profile()],
  confirmEmail: [paths.confirmEmail('x')],
  claim: [paths.claim('x')],
  lostReference: [paths.lostReference()],
  // The shell itself serves these two: a page without a remote, and data.
  debug: [],
  registry: [],
};
const resources = ['users', 'articles', 'sectors', 'services', 'sliders', 'studies'] as const;
const inboxes = ['contacts', 'consultations', 'feasibility-requests'] as const;
const adminUrls: Record<keyof typeof admin, string[]> = {
  login: [admin.login()],
  home: [admin.home()],
  list: [...resources, ...inboxes].map(admin.list),
  create: resources.map(admin.create),
  edit: resources.map((resource) => admin.edit(resource, 1)),
  request: inboxes.map((inbox) => admin.request(inbox, 'CT-2026-000001')),
  order: (['services', 'sectors', 'sliders'] as const).map(admin.order),
  import: (['services', 'sectors'] as const).map(admin.import),
  settings: [admin.settings(), admin.settings('contact')],
  inbox: [admin.inbox()],
  audit: [admin.audit()],
  auditOf: [admin.auditOf('users', 1)],
  profile: [admin.profile()],
};

const pathOf = (url: string) => new URL(url, 'https://site.invalid').pathname;

test('every URL that `paths` can build belongs to a page of a remote', () => {
  const pages = builtPages();
  for (const url of [...Object.values(siteUrls), ...Object.values(adminUrls)].flat())
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
