import type { Page } from 'playwright/test';

/** From the next document on no call of the page is given up for its length: what is looked at while a call is held may take its time. */
export const unlimitedCalls = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get: () => 0,
      set: () => {
        // Whatever is set, it stays without a limit.
      },
    }),
  );
