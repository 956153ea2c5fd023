import type { Browser, BrowserContext, Page } from 'playwright/test';
import { publishUntried } from 'testing/publish-untried';
import { smallVariant } from 'testing/small-remote';
import type { FurtherShell, RemoteId, TestSite } from 'testing/test-site';
import { signInByApi } from '../harness/accounts.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Releases that no trial can refuse: their code does nothing unless a real browser runs it. */
const inBrowser = (code: string) => `if (typeof RTCPeerConnection !== 'undefined') { ${code} }`;

interface BrowserFault {
  remote?: 'remote-public' | 'remote-admin';
  /** Mark of the small remote → code. */
  code: Record<string, string>;
  path?: string;
  /** What the reason of the withdrawal says. */
  what: RegExp;
  /** What the visitor saw, for the table. */
  saw: string;
  /** Expects that the visitor saw it. */
  expectSeen: (visit: Visit) => Promise<unknown>;
  /** Arguments of a browser of its own. */
  browserArguments?: readonly string[];
}

/** A visitor who has opened a page. */
interface Visit {
  context: BrowserContext;
  page: Page;
  /** Documents that the tab has requested. */
  documents: () => number;
  /** Resolves when the browser has ended the tab. */
  crashed: Promise<unknown>;
}

const RESPONSE_MS = 3000;

/** Whether the page runs a script within some seconds. */
const responds = (page: Page): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  setTimeout(() => resolve(false), RESPONSE_MS);
  page.evaluate(() => true).then(resolve, () => resolve(false));
  return promise;
};

const expectHung = ({ page }: Visit) => expect.poll(() => responds(page), { timeout: 60_000 }).toBe(false);

const faults: Record<string, BrowserFault> = {
  'computes for ever when it loads': {
    code: { module: inBrowser('for (;;);') },
    what: /hung 1/,
    saw: 'the page of the server, which does not respond',
    expectSeen: expectHung,
  },
  'computes for ever in a timer': {
    code: { module: inBrowser('setTimeout(() => { for (;;); }, 3000);') },
    what: /hung 1/,
    saw: 'a page that stops responding after 3 s',
    expectSeen: expectHung,
  },
  leaks: {
    code: {
      module: inBrowser(
        `const kept = []; setInterval(() => { for (let i = 0; i < 20; i += 1) kept.push(new Array(1e5).fill(i)); }, 20);`,
      ),
    },
    what: /hung 1/,
    saw: 'the tab of the browser ends',
    expectSeen: ({ crashed }) => crashed,
    // The machine of the tests keeps its memory.
    browserArguments: ['--js-flags=--max-old-space-size=256'],
  },
  'reloads in a loop': {
    code: { module: inBrowser('location.reload();') },
    what: /reloading/,
    saw: 'a page that begins again and again',
    expectSeen: ({ documents }) => expect.poll(documents, { timeout: 60_000 }).toBeGreaterThan(3),
  },
  'hides everything by CSS': {
    code: {
      module: inBrowser(
        `const sheet = new CSSStyleSheet(); sheet.replaceSync('body * { display: none !important }'); document.adoptedStyleSheets.push(sheet);`,
      ),
    },
    what: /blank 1/,
    saw: 'an empty page',
    expectSeen: ({ page }) => expect(page.locator('h1')).toBeHidden(),
  },
  'lays something over the page': {
    code: {
      module: inBrowser(
        `const cover = document.createElement('div'); Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'white' }); document.body.append(cover);`,
      ),
    },
    what: /blank 1/,
    saw: 'a white area',
    expectSeen: ({ page }) =>
      expect.poll(() => page.evaluate(() => document.elementFromPoint(100, 100)?.closest('#root') === null)).toBe(true),
  },
  'swallows clicks': {
    code: {
      module: inBrowser(
        `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
      ),
    },
    what: /unresponsive 1/,
    saw: 'a page on which nothing can be clicked',
    async expectSeen({ page }) {
      await pageReady(page);
      await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    },
  },
  'patches a prototype': {
    code: { module: inBrowser('Array.prototype.map = () => { throw new TypeError("patched"); };') },
    what: /hung|crashed|blank/,
    saw: 'the page of the server, which does not respond',
    async expectSeen({ page }) {
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => performance.getEntriesByName('page-ready').length)).toBe(0);
    },
  },
  'throws in an effect': {
    code: { 'effect of Home': inBrowser(`throw new Error('boom');`) },
    what: /crashed 1/,
    saw: 'one reload, then the release before',
    async expectSeen({ page, documents }) {
      await expect.poll(documents).toBe(2);
      await pageReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  'throws with the first row of a list': {
    remote: 'remote-admin',
    code: { rows: inBrowser(`throw new Error('boom');`) },
    path: '/admin/list',
    what: /crashed 1/,
    saw: 'the area of the release before, at once',
    // The tab goes on with the release before, which has no such page.
    expectSeen: ({ page }) =>
      expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible(),
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
const visit = async (browser: Browser, url: string, session?: Session): Promise<Visit> => {
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
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  const crashed = new Promise((resolve) => page.on('crash', resolve));
  await page.goto(url, { waitUntil: 'commit' });
  return { context, page, documents: () => documents, crashed };
};

/** Starts a browser like that of the other tests, with more arguments. */
const launchLike = (browser: Browser, more: readonly string[]): Promise<Browser> => {
  const { launchOptions = {} } = test.info().project.use;
  return browser.browserType().launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...more] });
};

test.describe('a release that fails only in browsers is taken back by itself', () => {
  let shell: FurtherShell;
  const rows: string[][] = [['a release that …', 'what the visitor saw', 'next page works after']];

  test.beforeEach(async ({ site }) => {
    shell = await site.startShell({ BEACON_SAMPLE: '1', WATCH_ADDRESSES: '1' });
  });
  test.afterEach(() => shell.stop());
  test.afterAll(() => console.log(rows.map((row) => row.join(' | ')).join('\n')));

  for (const [title, fault] of Object.entries(faults))
    test(`one that ${title}`, async ({ browser, site, request, account, problems }) => {
      problems.allow(/./);
      const { remote = 'remote-public', code, path = '/', what, saw, expectSeen } = fault;
      const before = await releaseOf(shell, remote);
      const dist = await smallVariant({ remote, name: `watched ${title}`, code });
      const { version } = await publishUnseen(site, remote, dist);
      await expect.poll(() => releaseOf(shell, remote)).toBe(version);
      const session =
        remote === 'remote-admin' ? await signInByApi(request, site.origin, await account('admin')) : undefined;
      const own = fault.browserArguments && (await launchLike(browser, fault.browserArguments));
      const openedAt = performance.now();
      const visitor = await visit(own ?? browser, shell.origin + path, session);
      try {
        await expectSeen(visitor);
        await expect.poll(() => releaseOf(shell, remote), { timeout: 120_000 }).toBe(before);
        await expect.poll(() => releaseOf(site, remote)).toBe(before);
        const listed = (await site.listReleases(remote)).find((line) => line.includes(version));
        expect(listed).toMatch(/withdrawn.*in browsers at 1 of 1 addresses/);
        expect(listed).toMatch(what);
        // Whatever became of the tab, the next document of the same visitor works.
        const next = await visitor.context.newPage();
        await next.goto(shell.origin);
        await pageReady(next);
        await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
        rows.push([title, saw, `${Math.round((performance.now() - openedAt) / 1000)} s`]);
      } finally {
        await (own ?? visitor.context).close();
      }
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
