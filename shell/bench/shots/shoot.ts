import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { AuthAnswer } from 'shared-lib/contracts';
import type { State } from '../../e2e/harness/api-states.ts';
import { patience } from './patience.ts';
import { fontsLoaded, picturesDrawn, settle } from './settle.ts';

export interface Shot {
  browser: Browser;
  /** Folder of the picture, and its name without ending. */
  folder: string;
  name: string;
  address: string;
  state: State;
  width: number;
  /** Who is signed in. */
  session: AuthAnswer | undefined;
}

const HEIGHTS = { phone: 844, desk: 900 } as const;
const PHONE_WIDTH = 600;
const DEADLINE_MS = 20_000;
const NOT_LOADED = /^Failed to load resource/;

const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    ['frame-hydrated', 'page-ready'].every((mark) => performance.getEntriesByName(mark).length > 0),
  );
};

/**
 * Takes one picture of a whole page.
 * @returns what the page complained about, and the status of its document
 * @throws {NoPicture} when the page does not answer any more
 */
export const shoot = async ({
  browser,
  folder,
  name,
  address,
  state,
  width,
  session,
}: Shot): Promise<{ status: number; complaints: string[] }> => {
  const viewport = { width, height: width < PHONE_WIDTH ? HEIGHTS.phone : HEIGHTS.desk };
  const context = await browser.newContext({
    viewport,
    locale: 'ar-EG',
    timezoneId: 'Asia/Riyadh',
    reducedMotion: 'reduce',
    javaScriptEnabled: state !== 'no-javascript',
  });
  context.setDefaultTimeout(DEADLINE_MS);
  const complaints = new Set<string>();
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
    page.on('pageerror', ({ message }) => complaints.add(message));
    page.on('console', (message) => {
      // That the document answers 404 is told by its status; what a broken API answers is what the state is about.
      const isExpected =
        NOT_LOADED.test(message.text()) && (state === 'failing' || message.location().url === page.url());
      if (message.type() === 'error' && !isExpected) complaints.add(`${message.text()} (${message.location().url})`);
    });
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (state === 'no-javascript') await picturesDrawn(page);
    else {
      await ready(page);
      const restless = await settle(page, patience[state]);
      if (restless) complaints.add(restless);
    }
    await fontsLoaded(page);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    return { status: answer?.status() ?? 0, complaints: [...complaints] };
  } finally {
    await context.close();
  }
};
