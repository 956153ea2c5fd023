import type { Page } from 'playwright/test';

/**
 * From now on pages come as a browser without scripts builds them: none of their scripts runs, and what stands in
 * `<noscript>` is markup. A context with scripts switched off would not let checks run in the page either.
 */
export const withoutScripts = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = answer.headers();
    const body = (await answer.text()).replaceAll(/<\/?noscript>/g, '');
    await route.fulfill({
      response: answer,
      body,
      headers: { ...headers, 'content-security-policy': policy.replace(/script-src [^;]*/, "script-src 'none'") },
    });
  });
};

/** What the browser says of each script that it did not run. */
export const REFUSED_SCRIPT = /Content Security Policy/;

/** Lays out every band of the page: without scripts nothing does so but reading down to it. */
export const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
