import type { BrowserContext, Page } from 'playwright/test';

/** Stub of Meta's script: processes the queued calls of the page, as the real one does. */
const META = `(() => {
  const pixel = window.fbq;
  window.pixelCalls = [];
  pixel.callMethod = (...args) => window.pixelCalls.push(args.map(String).join(' '));
  for (const args of pixel.queue.splice(0)) pixel.callMethod(...args);
})();`;
/** Stub of Google's tag: sets its cookies and creates its Trusted Types policy, as the real one does. */
const GOOGLE = `document.cookie = '_ga=GA1.1.1.1; path=/; max-age=9999'; document.cookie = '_ga_TEST=GS1; path=/; max-age=9999';
if (window.trustedTypes) window.trustedTypes.createPolicy('goog#html', { createHTML: (text) => text, createScript: (text) => text, createScriptURL: (text) => text });`;
const THIRD_PARTY = /^https?:\/\/(?!localhost[:/])/;

/** Stubs every host except the site's own, and records the URLs of the requests to them. */
export const stubThirdParties = async (context: BrowserContext): Promise<{ requested: string[] }> => {
  const requested: string[] = [];
  await context.route(THIRD_PARTY, async (route) => {
    const url = route.request().url();
    requested.push(url);
    const body = url.includes('fbevents') ? META : url.includes('/gtag/js') ? GOOGLE : '';
    await route.fulfill({ status: 200, contentType: 'text/javascript', body });
  });
  return { requested };
};

/** URLs of the page's scripts from other hosts. */
export const thirdPartyScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src !== '' && new URL(src).hostname !== 'localhost'),
  );

/** Messages in Google's data layer, in order: a command as its arguments, an event as a list with the object. */
export const googleMessages = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => {
    const layer = (globalThis as unknown as { dataLayer?: (ArrayLike<unknown> | { event: string })[] }).dataLayer ?? [];
    return layer.map((message) => ('length' in message ? Array.from(message) : [message]));
  });

export const pixelCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { pixelCalls?: string[] }).pixelCalls ?? []);
