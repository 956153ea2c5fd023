import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { startTestSite, type TestSite } from 'testing/test-site';
import { accountOf, signInByApi, type Account, type Persona } from './accounts.ts';
import { Problems } from './problems.ts';
import { RequestActions } from './request-actions.ts';
import { Settings } from './settings.ts';

interface WorkerFixtures {
  workerSite: TestSite;
}

interface Options {
  /**
   * Whether the test changes what every page shows, and what no test can have of its own: settings and slides in the administration. The
   * site gets the seeded database again after it. Set it for a file or a group of tests: `test.use({ changesWholeSite: true })`.
   */
  changesWholeSite: boolean;
  /** Whether the test reads seeded rows, which earlier tests may have pushed off a short list: the site gets its seed before it. */
  needsSeed: boolean;
}

interface Fixtures {
  /** The running site; after each test its faults are removed and its first releases are live again. */
  site: TestSite;
  problems: Problems;
  /** Calls of the API that create requests and change their status. */
  actions: RequestActions;
  /** Settings of the site; restored after each test. */
  settings: Settings;
  /** The seeded account of a persona. */
  account(persona: Persona): Promise<Account>;
  /** Signs a persona in through the API; call it before opening a page. */
  signIn(persona: Persona): Promise<Account>;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  changesWholeSite: [false, { option: true }],
  needsSeed: [false, { option: true }],
  workerSite: [
    // Playwright requires a destructuring pattern here, from which it reads the names of the used fixtures.
    async ({}, use) => {
      const site = await startTestSite();
      await use(site);
      await site.stop();
    },
    // The first worker tries the releases that all sites start with.
    { scope: 'worker', timeout: 600_000 },
  ],
  site: async ({ workerSite, changesWholeSite, needsSeed }, use) => {
    if (needsSeed) await workerSite.reseed();
    await use(workerSite);
    await workerSite.restore();
    if (changesWholeSite) await workerSite.reseed();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected, 'unexpected errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  settings: async ({ site, request }, use) => {
    const settings = new Settings({ dataDir: site.config.dataDir, origin: site.origin, request });
    await use(settings);
    await settings.restore();
  },
  actions: async ({ request, site }, use) => use(new RequestActions({ request, origin: site.origin })),
  account: async ({ request, site }, use) => use((persona) => accountOf(request, site.origin, persona)),
  signIn: async ({ request, site, context, account }, use) => {
    await use(async (persona) => {
      const signedIn = await account(persona);
      const { token, user } = await signInByApi(request, site.origin, signedIn);
      // Local storage belongs to the origin, so any document of the site can store the session.
      const page = await context.newPage();
      await page.goto(`${site.origin}/healthz`);
      await page.evaluate(
        ([key, value]) => {
          localStorage.setItem('auth_token', key);
          localStorage.setItem('user', value);
        },
        [token, JSON.stringify(user)] as const,
      );
      await page.close();
      return signedIn;
    });
  },
});

export { expect };

// By a timer: a page in a hidden tab has no animation frames, by which Playwright polls otherwise.
const waitForMark = (page: Page, mark: string) =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark, { polling: 50 });

/** Waits until the layout (header, footer) is interactive. */
export const layoutReady = (page: Page) => waitForMark(page, 'layout-hydrated');
/** Waits until the whole page is interactive. */
export const pageReady = async (page: Page) => {
  await layoutReady(page);
  await waitForMark(page, 'page-ready');
};

/**
 * Opens a page that the server rendered with data. Reloads until that is the case, because on a busy machine the API may miss
 * the server's deadline.
 * @param part an element that is only there when the server rendered it
 */
export const openServerRendered = async (page: Page, path: string, part: Locator): Promise<void> => {
  await expect(async () => {
    await page.goto(path);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
};
