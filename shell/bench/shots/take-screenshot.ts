import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { AuthResponse } from 'shared-lib/contracts';
import type { State } from '../../e2e/harness/api-states.ts';
import { waitTimes } from './wait-times.ts';
import { fontsLoaded, imagesDecoded, settle } from './settle.ts';

export interface ScreenshotOptions {
  browser: Browser;
  /** Folder of the screenshot, and its file name without extension. */
  folder: string;
  name: string;
  url: string;
  state: State;
  width: number;
  /** Session of the signed-in user. */
  session: AuthResponse | undefined;
}

const HEIGHTS = { phone: 844, desktop: 900 } as const;
const PHONE_WIDTH = 600;
const DEADLINE_MS = 20_000;
const NOT_LOADED = /^Failed to load resource/;

const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    ['layout-hydrated', 'page-ready'].every((mark) => performance.getEntriesByName(mark).length > 0),
  );
};

/**
 * Takes a screenshot of a whole page.
 * @returns the HTTP status of the document, and errors of the page
 * @throws {ScreenshotError} when the page does not respond
 */
export const takeScreenshot = async ({
  browser,
  folder,
  name,
  url,
  state,
  width,
  session,
}: ScreenshotOptions): Promise<{ status: number; problems: string[] }> => {
  const viewport = { width, height: width < PHONE_WIDTH ? HEIGHTS.phone : HEIGHTS.desktop };
  const context = await browser.newContext({
    viewport,
    locale: 'ar-EG',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    javaScriptEnabled: state !== 'no-javascript',
  });
  context.setDefaultTimeout(DEADLINE_MS);
  const problems = new Set<string>();
  try {
    if (session)
      await context.addInitScript(
        ([token, user]) => {
          localStorage.setItem('auth_token', token);
          localStorage.setItem('user', user);
        },
        [session.token, JSON.stringify(session.user)] as const,
      );
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.add(message));
    page.on('console', (message) => {
      // The status of the document is returned separately, and in the state `failing` API errors are expected.
      const isExpected =
        NOT_LOADED.test(message.text()) && (state === 'failing' || message.location().url === page.url());
      if (message.type() === 'error' && !isExpected) problems.add(`${message.text()} (${message.location().url})`);
    });
    const response = await page.goto(url, { waitUntil: 'load' });
    if (state === 'no-javascript') await imagesDecoded(page);
    else {
      await ready(page);
      const problem = await settle(page, waitTimes[state]);
      if (problem) problems.add(problem);
    }
    await fontsLoaded(page);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    return { status: response?.status() ?? 0, problems: [...problems] };
  } finally {
    await context.close();
  }
};
