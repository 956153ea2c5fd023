import { expect, type Page, type Request } from 'playwright/test';

export interface Requests {
  /** Waits until no request is open, and the page starts none although it has been idle twice. */
  untilQuiet(): Promise<void>;
}

/**
 * Runs in the page. The second callback comes after what the first idle period has started. After turns of the wheel Chromium may
 * hold idle callbacks back for as long as nothing else happens in the page, so they have a limit.
 */
const idleTwice = () => {
  const limit = { timeout: 1000 };
  return new Promise<void>(
    (resolve) => void requestIdleCallback(() => requestIdleCallback(() => resolve(), limit), limit),
  );
};

/**
 * Follows the requests of a page from now on, for tests that expect some of them not to happen. Playwright's `networkidle` waits for
 * 500 ms in place of a condition.
 */
export const followRequests = (page: Page): Requests => {
  const open = new Set<Request>();
  let started = 0;
  page.on('request', (request) => {
    open.add(request);
    started += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => open.delete(request));
  return {
    untilQuiet: () =>
      expect(async () => {
        const before = started;
        await page.evaluate(idleTwice);
        expect([...open].map((request) => request.url())).toEqual([]);
        expect(started).toBe(before);
      }, 'the page starts no more requests').toPass({ timeout: 60_000 }),
  };
};
