import { chromium, type CDPSession } from 'playwright';
import { browserArguments } from 'tooling/checks/browser';
import { LAYOUT_MARKS } from './metrics.ts';
import { observePage, type Observed } from './observe.ts';
import { recordRequests, type PageRequest } from './requests.ts';

/** Emulated network and CPU. */
export interface Conditions {
  /** Milliseconds until the first byte of each response. */
  latency: number;
  /** Bytes per second; -1 for no limit. */
  download: number;
  upload: number;
  /** Slowdown factor relative to this machine. */
  cpu: number;
}

export const slow4G: Conditions = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8, cpu: 4 };
/** Latency without other limits: shows which requests depend on each other. */
export const latencyOnly: Conditions = { latency: 150, download: -1, upload: -1, cpu: 1 };

export interface PageLoadOptions {
  browserPath: string;
  url: string;
  viewport: { width: number; height: number };
  conditions: Conditions;
  /** Entries of `localStorage` from the start, for example a session. */
  stored?: Readonly<Record<string, string>>;
  /** Whether the page has no scripts, so that no marks follow its load. */
  isStatic?: boolean;
}

export interface PageLoad {
  observed: Observed;
  requests: PageRequest[];
  /** Console errors and uncaught errors; a page with any of them is not a valid measurement. */
  errors: string[];
}

const DEADLINE_MS = 60_000;

const throttle = async (session: CDPSession, { latency, download, upload, cpu }: Conditions): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

/** Runs in the page before its own scripts. */
const store = (entries: Readonly<Record<string, string>>): void => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};

/** The marks to wait for; of each group one. */
const awaitedMarks = (hasSession: boolean): readonly (readonly string[])[] => [
  LAYOUT_MARKS,
  ['page-ready'],
  ...(hasSession ? [['content-shown']] : []),
];

/** Loads a page in a new browser and records it until its network is idle. */
export const loadPage = async ({
  browserPath,
  url,
  viewport,
  conditions,
  stored = {},
  isStatic = false,
}: PageLoadOptions): Promise<PageLoad> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const context = await browser.newContext({ viewport, locale: 'ar-EG', timezoneId: 'Asia/Riyadh' });
    const page = await context.newPage();
    page.setDefaultTimeout(DEADLINE_MS);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const session = await context.newCDPSession(page);
    const recorder = await recordRequests(session);
    await throttle(session, conditions);
    await page.addInitScript(store, stored);
    await page.addInitScript(observePage);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      (groups) => groups.every((marks) => marks.some((mark) => performance.getEntriesByName(mark).length > 0)),
      isStatic ? [] : awaitedMarks(Object.keys(stored).length > 0),
      { polling: 250 },
    );
    await recorder.quiet();
    const observed = await page.evaluate(() => window.observed?.());
    if (!observed) throw new Error(`${url} could not be observed`);
    return { observed, requests: recorder.requests(observed.timeOrigin), errors };
  } finally {
    await browser.close();
  }
};
