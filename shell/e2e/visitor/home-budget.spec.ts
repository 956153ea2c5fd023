import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../harness/test.ts';

const HTML_BYTES = 26_000;
const SCRIPT_BYTES = 211_000;

/** As the shell compresses a page that many visitors get. */
const compressPage = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

test('the home page stays within its budget of bytes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(compressPage(html).length, 'HTML').toBeLessThanOrEqual(HTML_BYTES);

  const scripts = [...html.matchAll(/<script src="([^"]+)"|<link rel="preload" as="script"[^>]* href="([^"]+)"/g)].map(
    ([, ofShell, ofRemote]) => ofShell ?? ofRemote ?? '',
  );
  expect(scripts, 'shell, remote entry and exposed module').toHaveLength(3);
  const sizes = await Promise.all(
    scripts.map(async (url) => brotliCompressSync(await (await request.get(url)).body()).length),
  );
  expect(
    sizes.reduce((total, bytes) => total + bytes, 0),
    `scripts: ${sizes.join(', ')}`,
  ).toBeLessThanOrEqual(SCRIPT_BYTES);
});
