import { readFileSync } from 'node:fs';
import { faults } from 'testing/fault-proxy';
import { variantWith } from 'testing/marked-build';
import { buildVariant } from 'testing/variant';
import { expect, pageReady, test } from '../harness/test.ts';

/** Throws only in a real browser: the trial passes, and the release fails in the browser. */
const THROW_IN_BROWSER = `if (typeof RTCPeerConnection !== 'undefined') throw new Error('boom');`;
const THROW_ON_SERVER = `if (typeof document === 'undefined') throw new Error('boom');`;
/** What the browser reports about a release that throws, and about one that does not match its hashes. */
const THROWN = /404|boom|The above error|error occurred/;
const NOT_INTACT = /404|integrity|Failed to find a valid digest/;

for (const place of ['layout', 'profile'] as const)
  test(`refuses a release of the administration whose ${place} throws for a signed-in user`, async ({ site }) => {
    const code = `if (typeof document !== 'undefined') throw new Error('boom');`;
    const dist = await variantWith({ remote: 'remote-admin', name: `${place}throws`, place, code });
    const before = readFileSync(site.config.registryFile, 'utf8');
    await expect(site.publish('remote-admin', dist)).rejects.toThrow(/\/admin.*: boom/);
    expect(readFileSync(site.config.registryFile, 'utf8')).toBe(before);
  });

test('refuses a public release one of whose pages throws, with the path of the page', async ({ site }) => {
  const dist = await variantWith({
    remote: 'remote-public',
    name: 'studythrows',
    place: 'study',
    code: THROW_ON_SERVER,
  });
  await expect(site.publish('remote-public', dist)).rejects.toThrow('/studies/dates-factory: boom');
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
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
});

for (const remote of ['remote-public', 'remote-account'] as const)
  test(`rejects publishing a release of ${remote} with another contract version`, async ({ site }) => {
    const edits = { 'src/routes.tsx': (source: string) => source.replace('contract = 1', 'contract = 2') };
    const dist = await buildVariant({ remote, name: 'othercontract', edits });
    await expect(site.publish(remote, dist)).rejects.toThrow('do not match the contract');
  });

for (const { release, persona, path, title } of [
  {
    release: { remote: 'remote-account', place: 'messages' },
    persona: 'client',
    path: '/dashboard/messages',
    title: 'الرسائل',
  },
  {
    release: { remote: 'remote-admin', place: 'users' },
    persona: 'admin',
    path: '/admin/users',
    title: 'المستخدمون',
  },
] as const)
  test(`a page of ${release.remote} that throws while rendering in the browser is shown by the previous release`, async ({
    page,
    site,
    signIn,
    problems,
  }) => {
    problems.allow(THROWN);
    const dist = await variantWith({ ...release, name: 'throwsonrender', code: THROW_IN_BROWSER });
    await site.publish(release.remote, dist);
    await signIn(persona);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
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

test('an open tab still loads its lazy pages after five newer releases', async ({ page, site, signIn }) => {
  await signIn('admin');
  await page.goto('/');
  await pageReady(page);
  const versions = new Set<string>();
  for (const name of ['series1', 'series2', 'series3', 'series4', 'series5']) {
    const code = `globalThis.release = '${name}';`;
    const dist = await variantWith({ remote: 'remote-public', name, place: 'module', code });
    const { version } = await site.publish('remote-public', dist);
    versions.add(version);
  }
  expect(versions.size).toBe(5);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'اتصل بنا', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(await page.evaluate(() => 'release' in globalThis)).toBe(false);
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
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
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
