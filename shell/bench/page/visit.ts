import { chromium, type CDPSession } from 'playwright';
import { browserArguments } from 'shared-lib/tooling/browser';
import { observePage, type Observed } from './observe.ts';
import { recordRequests, type PageRequest } from './requests.ts';

/** How slow the visitor's line and machine are. */
export interface Conditions {
  /** Of every answer's first byte, in milliseconds. */
  latency: number;
  /** Bytes per second; -1 for no limit. */
  download: number;
  upload: number;
  /** How many times slower than this machine. */
  cpu: number;
}

export const slow4G: Conditions = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8, cpu: 4 };
/** Nothing but the way there and back: shows which request waits for which. */
export const latencyOnly: Conditions = { latency: 150, download: -1, upload: -1, cpu: 1 };

export interface VisitOptions {
  browserPath: string;
  address: string;
  viewport: { width: number; height: number };
  conditions: Conditions;
}

export interface Visit {
  observed: Observed;
  requests: PageRequest[];
  /** Console errors and uncaught ones: a page that says any of them is not what is to be measured. */
  complaints: string[];
}

const DEADLINE_MS = 60_000;

const slowDown = async (session: CDPSession, { latency, download, upload, cpu }: Conditions): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

/** Opens a page in a browser that was never used before and watches until its network has come to rest. */
export const visit = async ({ browserPath, address, viewport, conditions }: VisitOptions): Promise<Visit> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  try {
    const context = await browser.newContext({ viewport, locale: 'ar-EG', timezoneId: 'Asia/Riyadh' });
    const page = await context.newPage();
    page.setDefaultTimeout(DEADLINE_MS);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const session = await context.newCDPSession(page);
    const recorder = await recordRequests(session);
    await slowDown(session, conditions);
    await page.addInitScript(observePage);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(
      () => ['frame-hydrated', 'page-ready'].every((mark) => performance.getEntriesByName(mark).length > 0),
      undefined,
      { polling: 250 },
    );
    await recorder.quiet();
    const observed = await page.evaluate(() => window.observed?.());
    if (!observed) throw new Error(`${address} could not be observed`);
    return { observed, requests: recorder.requests(observed.timeOrigin), complaints };
  } finally {
    await browser.close();
  }
};
