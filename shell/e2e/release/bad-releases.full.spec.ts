import { readFileSync } from 'node:fs';
import { faults } from 'testing/fault-proxy';
import { buildVariant, renamedVariant } from 'testing/variant';
import { expect, pageReady, test } from '../harness/test.ts';

/** Adds a first line to the file of an exposed module. */
const prepend = (line: string) => (source: string) => `${line}\n${source}`;
/** Condition that is true only in a real browser: the trial passes, and the release fails in the browser. */
const IN_BROWSER = `if (typeof RTCPeerConnection !== 'undefined')`;
/** Condition that is true only on the server. */
const ON_SERVER = `if (typeof document === 'undefined')`;
const EXPECTED_ERRORS = /404|integrity|Failed to find a valid digest|boom|The above error|error occurred/;

const wrapped = (name: string, line: string) => (source: string) =>
  source
    .replace(new RegExp(`export const ${name} = \\(\\) => (?=[{(<])`), `const Original${name} = () => `)
    .concat(`\nexport const ${name} = () => {\n  ${line}\n  return <Original${name} />;\n};\n`);

for (const [part, file, name] of [
  ['root', 'src/layout/admin-layout.tsx', 'AdminLayout'],
  ['page', 'src/pages/profile-page.tsx', 'ProfilePage'],
] as const)
  test(`refuses a release of the administration whose ${part} throws for a signed-in user`, async ({ site }) => {
    const edits = { [file]: wrapped(name, `if (typeof document !== 'undefined') throw new Error('boom');`) };
    const dist = await buildVariant({ remote: 'remote-admin', name: `${part}throws`, edits });
    const before = readFileSync(site.config.registryFile, 'utf8');
    await expect(site.publish('remote-admin', dist)).rejects.toThrow(/\/admin.*: boom/);
    expect(readFileSync(site.config.registryFile, 'utf8')).toBe(before);
  });

test('refuses a public release one of whose pages throws, with the path of the page', async ({ site }) => {
  const edits = { 'src/pages/study-page.tsx': wrapped('StudyPage', `${ON_SERVER} throw new Error('boom');`) };
  const dist = await buildVariant({ remote: 'remote-public', name: 'studythrows', edits });
  await expect(site.publish('remote-public', dist)).rejects.toThrow('/studies/dates-factory: boom');
});

test('refuses a public release that throws with the content of a page, although the API is down', async ({ site }) => {
  const edits = {
    'src/features/studies/study-view.tsx': (source: string) =>
      source.replace(/(export const StudyView = [^\n]*=> \{\n)/, `$1  ${ON_SERVER} throw new Error('boom');\n`),
  };
  const dist = await buildVariant({ remote: 'remote-public', name: 'contentthrows', edits });
  await site.proxies['mock-api'].refuseConnections();
  await expect(site.publish('remote-public', dist)).rejects.toThrow('/studies/dates-factory: boom');
});

test('falls back to the previous release in the same tab when a release throws only in the browser', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(EXPECTED_ERRORS);
  const edits = { 'src/routes.tsx': prepend(`${IN_BROWSER} throw new Error('boom');`) };
  await site.publish(
    'remote-account',
    await buildVariant({ remote: 'remote-account', name: 'throwsinbrowser', edits }),
  );
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
});

for (const remote of ['remote-public', 'remote-account'] as const)
  test(`rejects publishing a release of ${remote} with another contract version`, async ({ site }) => {
    const edits = { 'src/routes.tsx': (source: string) => source.replace('contract = 1', 'contract = 2') };
    const dist = await buildVariant({ remote, name: 'othercontract', edits });
    await expect(site.publish(remote, dist)).rejects.toThrow('do not match the contract');
  });

for (const { remote, persona, path, file, name, title } of [
  {
    remote: 'remote-account',
    persona: 'client',
    path: '/dashboard/messages',
    file: 'src/pages/messages-page.tsx',
    name: 'MessagesPage',
    title: 'الرسائل',
  },
  {
    remote: 'remote-admin',
    persona: 'admin',
    path: '/admin/users',
    file: 'src/pages/users-page.tsx',
    name: 'UsersPage',
    title: 'المستخدمون',
  },
] as const)
  test(`a page of ${remote} that throws while rendering in the browser is shown by the previous release`, async ({
    page,
    site,
    signIn,
    problems,
  }) => {
    problems.allow(EXPECTED_ERRORS);
    const edits = { [file]: wrapped(name, `${IN_BROWSER} throw new Error('boom');`) };
    await site.publish(remote, await buildVariant({ remote, name: 'throwsonrender', edits }));
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
  problems.allow(EXPECTED_ERRORS);
  const edits = { 'src/pages/about-page.tsx': wrapped('AboutPage', `${IN_BROWSER} throw new Error('boom');`) };
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
  const name = 'series1';
  const dist = await buildVariant({
    remote: 'remote-public',
    name,
    edits: { 'src/routes.tsx': prepend(`globalThis.release = '${name}';`) },
  });
  const versions = new Set<string>();
  for (const variant of [name, 'series2', 'series3', 'series4', 'series5']) {
    const { version } = await site.publish(
      'remote-public',
      variant === name ? dist : renamedVariant(dist, name, variant),
    );
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
  problems.allow(EXPECTED_ERRORS);
  const { version } = await site.publish(
    'remote-account',
    await buildVariant({
      remote: 'remote-account',
      name: 'fine',
      edits: { 'src/routes.tsx': prepend(`globalThis.release = 'fine';`) },
    }),
  );
  site.proxies['remote-account'].injectFault(new RegExp(`${version}/.*\\.js`), faults.flip);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'release' in globalThis)).toBe(false);
});

test('rejects publishing a release that imports a name which the shell does not export', async ({ site }) => {
  const edits = {
    'src/routes.tsx': prepend(
      `import { nameOfTheFuture } from 'shared-lib/unsaved';\nif (globalThis.never) nameOfTheFuture();`,
    ),
  };
  const dist = await buildVariant({ remote: 'remote-account', name: 'future', edits });
  await expect(site.publish('remote-account', dist)).rejects.toThrow(/nameOfTheFuture/);
});
