import { chromium, type Page } from 'playwright/test';
import { startTestSite } from 'testing/test-site';
import { browserArguments, findBrowser } from 'tooling/checks/browser';
import { table } from 'tooling/checks/table';
import { followRequests } from '../e2e/harness/quiet.ts';
import { storedSession, type AccountName } from './accounts.ts';
import { percentile } from './median.ts';

const ROUNDS = 50;
const LIST_TARGET_MS = 300;
const DASHBOARD_TARGET_MS = 500;
const MAX_ROWS = 60;
const DEADLINE_MS = 30_000;

interface ListResult {
  name: string;
  /** Measured changes of the list. */
  n: number;
  /** Milliseconds from the request to the last painted row. */
  p50: number;
  p95: number;
  /** Largest accepted p95. */
  target: number;
  /** Most rows in the document. */
  rows: number;
}

/** Selector of the rows: of a table, and of the inbox. */
const ROWS = 'main tbody tr, main ul[aria-label="قائمة الطلبات"] > li';

interface Change {
  name: string;
  account: AccountName;
  /** Each round opens another page of the list, because the browser keeps those that it has. */
  urlOf: (round: number) => string;
}

const changes: readonly Change[] = [
  { name: 'articles, first pages', account: 'admin', urlOf: (round) => `/admin/articles?page=${round + 1}` },
  {
    name: 'articles, sorted by title',
    account: 'admin',
    urlOf: (round) => `/admin/articles?sort=title_ar&order=asc&page=${round + 1}`,
  },
  {
    name: 'articles, filtered by status',
    account: 'admin',
    urlOf: (round) => `/admin/articles?status=published&page=${round + 1}`,
  },
  {
    name: 'articles, pages to 800 (the last)',
    account: 'admin',
    urlOf: (round) => `/admin/articles?page=${800 - round}`,
  },
  { name: 'contacts, pages to 1000', account: 'admin', urlOf: (round) => `/admin/contacts?page=${1000 - round}` },
  { name: 'inbox, first pages', account: 'admin', urlOf: (round) => `/admin/inbox?page=${round + 1}` },
  {
    name: 'inbox, open by deadline',
    account: 'admin',
    urlOf: (round) => `/admin/inbox?view=active&sort=clock_due_at&order=asc&page=${round + 1}`,
  },
  {
    name: 'inbox, search',
    account: 'admin',
    urlOf: (round) => `/admin/inbox?view=all&q=${1000 + round}`,
  },
  {
    name: 'requests of one client, first pages',
    account: 'client',
    urlOf: (round) => `/dashboard/requests?page=${round + 1}`,
  },
  {
    name: 'requests of one client, pages to 500',
    account: 'client',
    urlOf: (round) => `/dashboard/requests?page=${500 - round}`,
  },
  {
    name: 'requests of one client, by next step',
    account: 'client',
    urlOf: (round) => `/dashboard/requests?sort=next&order=asc&page=${round + 1}`,
  },
  {
    name: 'requests of one client, by reference',
    account: 'client',
    urlOf: (round) => `/dashboard/requests?q=${String(100 + round)}`,
  },
];

const signIn = async (page: Page, origin: string, account: AccountName): Promise<void> => {
  const stored = await storedSession(origin, account);
  await page.goto(`${origin}/healthz`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
};

/** Runs in the page: opens a URL of the same list and waits until its last row is painted. */
const openInPage = async ([url, selector]: readonly [string, string]): Promise<{
  milliseconds: number;
  rows: number;
}> => {
  const noun = url.split(/[/?]/)[2] ?? '';
  const start = performance.now();
  const shown = () => document.querySelector(selector)?.parentElement?.textContent;
  const before = shown();
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await new Promise<void>((resolve) => {
    const isShown = () => !document.querySelector('main [aria-busy]') && shown() !== before;
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      // The second callback runs once these rows are painted.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const end = performance.now();
  const call = noun === 'inbox' ? 'requests' : noun;
  const request = performance
    .getEntriesByType('resource')
    .find((entry) => entry.startTime >= start && entry.name.includes(`/${call}?`));
  return {
    milliseconds: end - (request?.startTime ?? start),
    rows: document.querySelectorAll(selector).length,
  };
};

const measureChange = async (page: Page, origin: string, urlOf: (round: number) => string) => {
  const requests = followRequests(page);
  await page.goto(origin + urlOf(ROUNDS));
  await page.locator(ROWS).first().waitFor({ timeout: DEADLINE_MS });
  await requests.untilQuiet();
  const times: number[] = [];
  let rows = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => performance.clearResourceTimings());
    const change = await page.evaluate(openInPage, [urlOf(round), ROWS] as const);
    times.push(change.milliseconds);
    rows = Math.max(rows, change.rows);
  }
  return { times: times.toSorted((one, other) => one - other), rows };
};

/** Runs in a page of the administration: opens the dashboard and waits until its figures are painted. */
const openDashboardInPage = async (url: string): Promise<number> => {
  performance.clearResourceTimings();
  const start = performance.now();
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await new Promise<void>((resolve) => {
    const isShown = () =>
      document.querySelector('main h2') &&
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/admin/stats')) &&
      !document.querySelector('main [aria-busy]');
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const request = performance.getEntriesByType('resource').find(({ name }) => name.includes('/admin/stats'));
  return performance.now() - (request?.startTime ?? start);
};

/** Loads another page anew each round, because the browser keeps the figures of a period. */
const measureDashboard = async (page: Page, origin: string): Promise<number[]> => {
  const times: number[] = [];
  const requests = followRequests(page);
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${origin}/admin/canned-replies`);
    await page.locator(ROWS).first().waitFor({ timeout: DEADLINE_MS });
    await requests.untilQuiet();
    times.push(await page.evaluate(openDashboardInPage, '/admin?days=365'));
  }
  return times.toSorted((one, other) => one - other);
};

const resultOf = (name: string, times: readonly number[], target: number, rows: number): ListResult => ({
  name,
  n: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  target,
  rows,
});

/** Measures lists of the administration and of a client with the rows of `SEED=large`. */
export const measureLists = async (print: (line: string) => void): Promise<{ results: ListResult[] }> => {
  print('starting the site with SEED=large');
  const site = await startTestSite({ SEED: 'large' });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ar-EG' });
    const page = await context.newPage();
    const results: ListResult[] = [];
    for (const { name, account, urlOf } of changes) {
      print(name);
      await signIn(page, site.origin, account);
      const { times, rows } = await measureChange(page, site.origin, urlOf);
      results.push(resultOf(name, times, LIST_TARGET_MS, rows));
    }
    print('dashboard');
    await signIn(page, site.origin, 'admin');
    results.push(resultOf('dashboard, a year', await measureDashboard(page, site.origin), DASHBOARD_TARGET_MS, 0));
    return { results };
  } finally {
    await browser.close();
    await site.stop();
  }
};

export const listLines = ({ results }: { results: readonly ListResult[] }): string[] => [
  'Lists of the administration and of one client with SEED=large, from the request to the last painted row',
  '',
  ...table([
    ['', 'n', 'p50', 'p95', 'target', 'rows', ''],
    ...results.map(({ name, n, p50, p95, target, rows }) => [
      name,
      String(n),
      `${p50.toFixed(0)} ms`,
      `${p95.toFixed(0)} ms`,
      `<= ${target} ms`,
      `${rows} (<= ${MAX_ROWS})`,
      p95 <= target && rows <= MAX_ROWS ? 'met' : 'NOT MET',
    ]),
  ]),
];
