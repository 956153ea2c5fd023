import { faults } from 'shared-lib/testing/fault-proxy';
import { buildVariant, renamedVariant } from 'shared-lib/testing/variant';
import { expect, pageReady, test } from '../harness/test.ts';

/** First line of a door's file. */
const atTheTop = (line: string) => (source: string) => `${line}\n${source}`;
/** Runs only where there is a page, so that the shell's trial on the server passes and the browser is where it fails. */
const IN_BROWSER = `if (typeof document !== 'undefined')`;
const page404 = /404|integrity|Failed to find a valid digest|boom|The above error|error occurred/;

test('a release that throws while it loads is never served: visitors have the one before', async ({ page, site }) => {
  await site.publish(
    'remote-account',
    await buildVariant({
      remote: 'remote-account',
      name: 'throwsonload',
      edits: { 'src/routes.tsx': atTheTop(`throw new Error('boom');`) },
    }),
  );
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
});

test('a release that throws only in the browser is left for the one before, in the same tab', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(page404);
  const edits = { 'src/routes.tsx': atTheTop(`${IN_BROWSER} throw new Error('boom');`) };
  await site.publish(
    'remote-account',
    await buildVariant({ remote: 'remote-account', name: 'throwsinbrowser', edits }),
  );
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
});

test('a release that breaks its agreement with the shell is not served', async ({ page, site }) => {
  const edits = { 'src/routes.tsx': (source: string) => source.replace('contract = 1', 'contract = 2') };
  await site.publish('remote-account', await buildVariant({ remote: 'remote-account', name: 'othercontract', edits }));
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
});

test('a release that fails while drawing costs one reload, and the server draws the one before too', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(page404);
  const edits = {
    'src/pages/about-page.tsx': (source: string) =>
      source
        .replace(/export const AboutPage = \(\) => (?=[{(])/, `const AboutAsItWas = () => `)
        .concat(
          `\nexport const AboutPage = () => {\n  ${IN_BROWSER} throw new Error('boom');\n  return <AboutAsItWas />;\n};\n`,
        ),
  };
  const { version } = await site.publish(
    'remote-public',
    await buildVariant({ remote: 'remote-public', name: 'throwsondraw', edits }),
  );
  const loads: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document') loads.push(response.headers()['x-release'] ?? '');
  });
  await page.goto('/');
  await pageReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  // The page before has a heading too, and stands until the new one fails.
  await expect.poll(() => loads.length).toBe(2);
  await pageReady(page);
  await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toHaveCount(0);
  expect(loads).toHaveLength(2);
  expect(loads[0]).toBe(version);
  expect(loads[1]).not.toBe(version);
});

test('five releases under an open tab: its own lazy pages go on loading', async ({ page, site, signIn }) => {
  await signIn('admin');
  await page.goto('/');
  await pageReady(page);
  const name = 'series1';
  const dist = await buildVariant({
    remote: 'remote-public',
    name,
    edits: { 'src/routes.tsx': atTheTop(`globalThis.release = '${name}';`) },
  });
  const versions = new Set<string>();
  for (const one of [name, 'series2', 'series3', 'series4', 'series5']) {
    const { version } = await site.publish('remote-public', one === name ? dist : renamedVariant(dist, name, one));
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

test('with a byte flipped in the live release the browser runs the verified one before it', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(page404);
  const { version } = await site.publish(
    'remote-account',
    await buildVariant({
      remote: 'remote-account',
      name: 'fine',
      edits: { 'src/routes.tsx': atTheTop(`globalThis.release = 'fine';`) },
    }),
  );
  site.proxies['remote-account'].break(new RegExp(`${version}/.*\\.js`), faults.flip);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'release' in globalThis)).toBe(false);
});

test('a release that needs a name the shell does not have is refused before it is published', async ({ site }) => {
  const edits = {
    'src/routes.tsx': atTheTop(
      `import { nameOfTheFuture } from 'shared-lib/unsaved';\nif (globalThis.never) nameOfTheFuture();`,
    ),
  };
  const dist = await buildVariant({ remote: 'remote-account', name: 'future', edits });
  await expect(site.publish('remote-account', dist)).rejects.toThrow(/nameOfTheFuture/);
});
