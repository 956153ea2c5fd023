import type { Browser, BrowserContext } from 'playwright/test';
import { publishUntried } from 'testing/publish-untried';
import { smallVariant } from 'testing/small-remote';
import type { FurtherShell, RemoteId, TestSite } from 'testing/test-site';
import { signInByApi } from '../harness/accounts.ts';
import { expect, test } from '../harness/test.ts';

/** Releases that no trial can refuse: their code does nothing unless a real browser runs it. */
const inBrowser = (code: string) => `if (typeof RTCPeerConnection !== 'undefined') { ${code} }`;

interface BrowserFault {
  remote?: 'remote-public' | 'remote-admin';
  /** Mark of the small remote → code. */
  code: Record<string, string>;
  path?: string;
  /** What the reason of the withdrawal says. */
  what: RegExp;
}

const faults: Record<string, BrowserFault> = {
  'computes for ever when it loads': { code: { module: inBrowser('for (;;);') }, what: /hung 1/ },
  'computes for ever in a timer': {
    code: { module: inBrowser('setTimeout(() => { for (;;); }, 3000);') },
    what: /hung 1/,
  },
  'reloads in a loop': { code: { module: inBrowser('location.reload();') }, what: /reloading/ },
  'hides everything by CSS': {
    code: {
      module: inBrowser(
        `const sheet = new CSSStyleSheet(); sheet.replaceSync('body * { display: none !important }'); document.adoptedStyleSheets.push(sheet);`,
      ),
    },
    what: /blank 1/,
  },
  'lays something over the page': {
    code: {
      module: inBrowser(
        `const cover = document.createElement('div'); Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'white' }); document.body.append(cover);`,
      ),
    },
    what: /blank 1/,
  },
  'swallows clicks': {
    code: {
      module: inBrowser(
        `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
      ),
    },
    what: /unresponsive 1/,
  },
  'patches a prototype': {
    code: { module: inBrowser('Array.prototype.map = () => { throw new TypeError("patched"); };') },
    what: /hung|crashed|blank/,
  },
  'throws in an effect': {
    code: { 'effect of Home': inBrowser(`throw new Error('boom');`) },
    what: /crashed 1/,
  },
  'throws with the first row of a list': {
    remote: 'remote-admin',
    code: { rows: inBrowser(`throw new Error('boom');`) },
    path: '/admin/list',
    what: /crashed 1/,
  },
};

/** Publishes without a trial, which these releases pass. They have fewer pages than the real ones. */
const publishUnseen = ({ config }: TestSite, id: RemoteId, dist: string) =>
  publishUntried(id, { config, dist, removes: 'any', maxGrowth: 'any' });

/** The release that a shell uses. */
const releaseOf = async ({ origin }: Pick<FurtherShell, 'origin'>, id: RemoteId): Promise<unknown> =>
  (await (await fetch(`${origin}/registry.json`)).json())[id].current;

/** What a browser stores for a person who is signed in. */
type Session = Awaited<ReturnType<typeof signInByApi>>;

/** A visitor opens a page, whatever becomes of it. */
const visit = async (browser: Browser, url: string, session?: Session): Promise<BrowserContext> => {
  const context = await browser.newContext();
  if (session)
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('auth_token', token);
        localStorage.setItem('user', user);
      },
      [session.token, JSON.stringify(session.user)] as const,
    );
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  return context;
};

test.describe('a release that fails only in browsers is taken back by itself', () => {
  let shell: FurtherShell;

  test.beforeEach(async ({ site }) => {
    shell = await site.startShell({ BEACON_SAMPLE: '1', WATCH_ADDRESSES: '1' });
  });
  test.afterEach(() => shell.stop());

  for (const [title, { remote = 'remote-public', code, path = '/', what }] of Object.entries(faults))
    test(`one that ${title}`, async ({ browser, page, site, request, account, problems }) => {
      problems.allow(/./);
      const before = await releaseOf(shell, remote);
      const dist = await smallVariant({ remote, name: `watched ${title}`, code });
      const { version } = await publishUnseen(site, remote, dist);
      await expect.poll(() => releaseOf(shell, remote)).toBe(version);
      const session =
        remote === 'remote-admin' ? await signInByApi(request, site.origin, await account('admin')) : undefined;
      const visitor = await visit(browser, shell.origin + path, session);
      try {
        await expect.poll(() => releaseOf(shell, remote), { timeout: 120_000 }).toBe(before);
        await expect.poll(() => releaseOf(site, remote)).toBe(before);
        const listed = (await site.listReleases(remote)).find((line) => line.includes(version));
        expect(listed).toMatch(/withdrawn.*in browsers at 1 of 1 addresses/);
        expect(listed).toMatch(what);
      } finally {
        await visitor.close();
      }
      await page.goto(shell.origin);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
});

test('a good release stays, and its pages report what they have become', async ({ page, site }) => {
  const shell = await site.startShell({ BEACON_SAMPLE: '1', WATCH_ADDRESSES: '1' });
  const dist = await smallVariant({ remote: 'remote-public', name: 'watched good' });
  const { version } = await publishUnseen(site, 'remote-public', dist);
  await expect.poll(() => releaseOf(shell, 'remote-public')).toBe(version);
  const reports: { step: string; failed?: string; entries?: string[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_beacon')) reports.push(JSON.parse(request.postData() ?? '{}'));
  });
  await page.goto(shell.origin);
  await expect.poll(() => reports.map(({ step }) => step), { timeout: 60_000 }).toEqual(['start', 'page']);
  expect(reports[1]).toMatchObject({ step: 'page', path: '/', repaired: false, violations: 0, entries: [version] });
  expect(reports[1]?.failed).toBeUndefined();
  expect(await releaseOf(shell, 'remote-public')).toBe(version);
  await shell.stop();
});
