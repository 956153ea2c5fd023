import { readFileSync } from 'node:fs';
import { faults } from 'testing/fault-proxy';
import { variantWith } from 'testing/marked-build';
import { buildVariant } from 'testing/variant';
import { expect, pageReady, test } from '../harness/test.ts';

// One test of each kind of outcome. What is refused, and why, is tested without a build and a browser: `publish.test.ts`,
// `candidate.test.ts` and `retention.test.ts` of the tooling, `registry-watch.test.ts` and `release-renderers.full.test.ts` of the shell.

/** Throws only in a real browser: the trial passes, and the release fails in the browser. */
const THROW_IN_BROWSER = `if (typeof RTCPeerConnection !== 'undefined') throw new Error('boom');`;
const THROW_ON_SERVER = `if (typeof document === 'undefined') throw new Error('boom');`;
/** What the browser reports about a release that throws, and about one that does not match its hashes. */
const THROWN = /404|boom|The above error|error occurred/;
const NOT_INTACT = /404|integrity|Failed to find a valid digest/;

test('refuses a release of the administration a page of which throws for a signed-in user', async ({ site }) => {
  const code = `if (typeof document !== 'undefined') throw new Error('boom');`;
  const dist = await variantWith({ remote: 'remote-admin', name: 'profilethrows', place: 'profile', code });
  const before = readFileSync(site.config.registryFile, 'utf8');
  await expect(site.publish('remote-admin', dist)).rejects.toThrow(/\/admin.*: boom/);
  expect(readFileSync(site.config.registryFile, 'utf8')).toBe(before);
});

test('refuses a public release that throws with the content of a page, although the API is down', async ({ site }) => {
  const dist = await variantWith({
    remote: 'remote-public',
    name: 'contentthrows',
    place: 'studyContent',
    code: THROW_ON_SERVER,
  });
  await site.proxies['mock-api'].refuseConnections();
  await expect(site.publish('remote-public', dist)).rejects.toThrow('/studies/dates-factory: boom');
});

test('falls back to the previous release in the same tab when a release throws only in the browser', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(THROWN);
  const name = 'throwsinbrowser';
  const dist = await variantWith({ remote: 'remote-account', name, place: 'module', code: THROW_IN_BROWSER });
  await site.publish('remote-account', dist);
  await page.goto('/auth');
  // The server renders the button disabled; it works once a release runs in the browser.
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeEnabled();
});

test('a page that throws while rendering in the browser is shown by the previous release', async ({
  page,
  site,
  signIn,
  problems,
}) => {
  problems.allow(THROWN);
  const name = 'throwsonrender';
  const dist = await variantWith({ remote: 'remote-admin', place: 'users', name, code: THROW_IN_BROWSER });
  await site.publish('remote-admin', dist);
  await signIn('admin');
  await page.goto('/admin/users');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'المستخدمون' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toHaveCount(0);
});

test('reloads once when a release fails while rendering, and the server also renders the previous one', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(THROWN);
  const name = 'throwsonrender';
  const dist = await variantWith({ remote: 'remote-public', name, place: 'about', code: THROW_IN_BROWSER });
  const { version } = await site.publish('remote-public', dist);
  const loads: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') loads.push(response.headers()['x-release'] ?? '');
  });
  await page.goto('/');
  await pageReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  // The old page has a heading too and stays until the new one fails, so count the document loads first.
  await expect.poll(() => loads.length).toBe(2);
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toHaveCount(0);
  expect(loads).toHaveLength(2);
  expect(loads[0]).toBe(version);
  expect(loads[1]).not.toBe(version);
});

test('the browser runs the previous verified release when a byte of the live one is corrupted', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(NOT_INTACT);
  const code = `globalThis.release = 'fine';`;
  const dist = await variantWith({ remote: 'remote-account', name: 'fine', place: 'module', code });
  const { version } = await site.publish('remote-account', dist);
  site.proxies['remote-account'].injectFault(new RegExp(`${version}/.*\\.js`), faults.flip);
  await page.goto('/auth');
  // The server renders the button disabled; it works once a release runs in the browser.
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeEnabled();
  expect(await page.evaluate(() => 'release' in globalThis)).toBe(false);
});

test('rejects publishing a release that imports a name which the shell does not export', async ({ site }) => {
  const edits = {
    'src/routes.tsx': (source: string) =>
      `import { nameOfTheFuture } from 'shared-lib/unsaved';\nif (globalThis.never) nameOfTheFuture();\n${source}`,
  };
  const dist = await buildVariant({ remote: 'remote-account', name: 'future', edits });
  await expect(site.publish('remote-account', dist)).rejects.toThrow(/nameOfTheFuture/);
});
