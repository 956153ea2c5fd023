import type { Page } from 'playwright/test';

/**
 * Loads the following pages as a browser without JavaScript does: their scripts are blocked, and the content of `<noscript>` is
 * parsed as markup. A browser context with JavaScript disabled is no alternative, because axe must run in the page.
 */
export const disableScripts = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    const body = (await response.text())
      .replaceAll(/<\/?noscript>/g, '')
      // Media queries still say that scripting is enabled, so the browser would skip sections (see `deferredLayout`).
      .replace('<html', '<html data-settled=""');
    await route.fulfill({
      response,
      body,
      headers: { ...headers, 'content-security-policy': policy.replace(/script-src [^;]*/, "script-src 'none'") },
    });
  });
};

/** Console message of the browser for each blocked script. */
export const BLOCKED_SCRIPT = /Content Security Policy/;

/** Scrolls through the page, so that the browser loads its pictures. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
