import type { Page } from 'playwright/test';

const sizes = new Map<string, Promise<number>>();

/** Length of a script as browsers receive it. */
const brotliLength = async (url: string): Promise<number> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (response.headers.get('content-encoding') !== 'br') throw new Error(`${url} was not sent with brotli.`);
  return Number(response.headers.get('content-length'));
};

/** Bytes, compressed with brotli, of the scripts of one remote that the open document has loaded, from the network or a cache. */
export const scriptBytesOf = async (page: Page, remoteOrigin: string): Promise<number> => {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(loaded)].filter((url) => url.startsWith(remoteOrigin) && /\.js(?:$|\?)/.test(url));
  let total = 0;
  for (const url of scripts) {
    const size = sizes.get(url) ?? brotliLength(url);
    sizes.set(url, size);
    total += await size;
  }
  return total;
};
