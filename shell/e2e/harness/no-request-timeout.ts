import type { Page } from 'playwright/test';

/** Removes the timeout of XMLHttpRequest from the next document on, for tests that hold a request while they check the page. */
export const disableRequestTimeouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get: () => 0,
      set: () => {
        // Ignores every value: 0 means no limit.
      },
    }),
  );
