import { expect, test as base, type Locator, type Page } from 'playwright/test';
import { startTestSite, type TestSite } from 'shared-lib/testing/test-site';
import { accountOf, signInByApi, type Account, type Persona } from './accounts.ts';
import { Problems } from './problems.ts';
import { Settings } from './settings.ts';

interface WorkerFixtures {
  workerSite: TestSite;
}

interface Fixtures {
  /** The running site; faults are healed and releases put back after each test. */
  site: TestSite;
  problems: Problems;
  /** Settings of the site; put back after each test. */
  settings: Settings;
  /** The seeded account of a persona. */
  account(persona: Persona): Promise<Account>;
  /** Signs a persona in by the API, before any page is opened. */
  signIn(persona: Persona): Promise<Account>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  workerSite: [
    // Playwright reads the names of the fixtures that are needed from this pattern.
    async ({}, use) => {
      const site = await startTestSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ workerSite }, use) => {
    await use(workerSite);
    await workerSite.restore();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      expect(problems.unexpected, 'nothing unexpected is said in the console').toEqual([]);
    },
    { auto: true },
  ],
  settings: async ({ site, request }, use) => {
    const settings = new Settings({ dataDir: site.config.dataDir, origin: site.origin, request });
    await use(settings);
    await settings.restore();
  },
  account: async ({ request, site }, use) => use((persona) => accountOf(request, site.origin, persona)),
  signIn: async ({ request, site, context, account }, use) => {
    await use(async (persona) => {
      const known = await account(persona);
      const { token, user } = await signInByApi(request, site.origin, known);
      // The browser keeps the session per origin, so any document of the site can store it.
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
      return known;
    });
  },
});

export { expect };

const marked = (page: Page, mark: string) =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);

/** Waits until the header and the rest of the frame answer. */
export const frameReady = (page: Page) => marked(page, 'frame-hydrated');
/** Waits until the whole page answers. */
export const pageReady = async (page: Page) => {
  await frameReady(page);
  await marked(page, 'page-ready');
};

/**
 * Opens a page as the server draws it when the API answers in time, which on a busy machine it does not always do:
 * `part` is what is then there before any script runs.
 */
export const openDrawn = async (page: Page, address: string, part: Locator): Promise<void> => {
  await expect(async () => {
    await page.goto(address);
    await expect(part).toBeVisible({ timeout: 1000 });
  }).toPass();
};
