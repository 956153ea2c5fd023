import type { BrowserContext, Page } from 'playwright/test';

/** What the makers' scripts do first, as far as it matters here: take over the calls that have waited. */
const META = `(() => {
  const pixel = window.fbq;
  window.pixelCalls = [];
  pixel.callMethod = (...words) => window.pixelCalls.push(words.map(String).join(' '));
  for (const words of pixel.queue.splice(0)) pixel.callMethod(...words);
})();`;
/** Google's tags set their cookies for the widest domain, and read the messages that lie there. */
const GOOGLE = `document.cookie = '_ga=GA1.1.1.1; path=/; max-age=9999'; document.cookie = '_ga_TEST=GS1; path=/; max-age=9999';
if (window.trustedTypes) window.trustedTypes.createPolicy('goog#html', { createHTML: (text) => text, createScript: (text) => text, createScriptURL: (text) => text });`;
const ELSEWHERE = /^https?:\/\/(?!localhost[:/])/;

/** Stands in the place of every host but the site's own, and remembers what was asked of them. */
export const meetThirdParties = async (context: BrowserContext): Promise<{ asked: string[] }> => {
  const asked: string[] = [];
  await context.route(ELSEWHERE, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const body = url.includes('fbevents') ? META : url.includes('/gtag/js') ? GOOGLE : '';
    await route.fulfill({ status: 200, contentType: 'text/javascript', body });
  });
  return { asked };
};

/** Addresses of the page's scripts that are not the site's own. */
export const foreignScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src !== '' && new URL(src).hostname !== 'localhost'),
  );

/** Messages to Google's tags in their order: a command as its words, an event as its name. */
export const googleMessages = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => {
    const layer = (globalThis as unknown as { dataLayer?: (ArrayLike<unknown> | { event: string })[] }).dataLayer ?? [];
    return layer.map((message) => ('length' in message ? Array.from(message) : [message]));
  });

export const pixelCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { pixelCalls?: string[] }).pixelCalls ?? []);
