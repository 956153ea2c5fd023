import type { Page } from 'playwright/test';
import { variantWith } from 'testing/marked-build';
import { publishUntried } from 'testing/publish-untried';
import type { RemoteId, TestSite } from 'testing/test-site';
import * as z from 'zod/mini';
import { fullSuiteOnly } from '../harness/full-suite.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const RELEASE_FILE = /\/([0-9a-f]{16})\/.+\.js$/;

/** Follows which releases the scripts of a tab come from. */
const followReleases = (page: Page) => {
  let seen: string[] = [];
  page.on('request', (request) => {
    const [, version] = RELEASE_FILE.exec(new URL(request.url()).pathname) ?? [];
    if (version !== undefined) seen.push(version);
  });
  return {
    /** The releases since the last call, each once. */
    take: (): string[] => {
      const taken = [...new Set(seen)];
      seen = [];
      return taken;
    },
  };
};

/** A release that marks each document in which it runs, or does something else there. */
const variant = (remote: 'remote-public' | 'remote-admin', name: string, code?: string) =>
  variantWith({
    remote,
    name,
    place: 'module',
    code: code ?? `if (typeof document !== 'undefined') document.documentElement.dataset.release = '${name}';`,
  });

const registry = z.record(z.string(), z.object({ current: z.string() }));

const releaseOf = async ({ origin }: TestSite, id: RemoteId): Promise<string> =>
  registry.parse(await (await fetch(`${origin}/registry.json`)).json())[id]?.current ?? 'none';

/** Makes a release live without its trial, and waits until the shell uses it. */
const switchTo = async (site: TestSite, id: RemoteId, dist: string): Promise<string> => {
  const { version } = await publishUntried(id, { config: site.config, dist, removes: 'any', maxGrowth: 'any' });
  await expect.poll(() => releaseOf(site, id)).toBe(version);
  return version;
};

/** The releases that the open document has scripts of. A document that is left may still fetch some ahead. */
const releasesOfDocument = async (page: Page): Promise<string[]> => {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(urls.flatMap((url) => RELEASE_FILE.exec(new URL(url).pathname)?.[1] ?? []))];
};

/** The breadcrumbs of a page say where the visitor is; the page before stays until it is there. */
const expectPage = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('main').locator('[aria-current="page"]').filter({ hasText: name })).toBeVisible();

test('a tab keeps the release with which it began, and the next document has the one that is live', async ({
  page,
  site,
}) => {
  const before = await releaseOf(site, 'remote-public');
  const releases = followReleases(page);
  await page.goto('/');
  await pageReady(page);
  expect(releases.take()).toEqual([before]);

  const live = await switchTo(site, 'remote-public', await variant('remote-public', 'opentab'));
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'من نحن', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expectPage(page, 'من نحن');
  await banner.getByRole('link', { name: 'المدونة', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  await expectPage(page, 'المدونة');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  // Further pages came from the release of the tab alone, and none of the new one ran.
  expect(releases.take().filter((version) => version !== before)).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-release', /./);

  const document = await page.reload();
  await pageReady(page);
  expect(document?.headers()).toMatchObject({ 'x-release': live, 'x-rendered-by': 'server' });
  expect(await releasesOfDocument(page)).toEqual([live]);
  await expect(page.locator('html')).toHaveAttribute('data-release', 'opentab');
  releases.take();
  await banner.getByRole('link', { name: 'المدونة', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  expect(releases.take().filter((version) => version !== live)).toEqual([]);
});

test(
  'two releases in one tab do not mix: the one that fails while loading, and the one before, which goes on',
  fullSuiteOnly,
  async ({ page, site, signIn, problems }) => {
    problems.allow(/boom|The above error|error occurred/);
    const before = await releaseOf(site, 'remote-admin');
    const code = `if (typeof RTCPeerConnection !== 'undefined') throw new Error('boom');`;
    const failing = await switchTo(site, 'remote-admin', await variant('remote-admin', 'opentabfails', code));
    await signIn('admin');
    const releases = followReleases(page);
    await page.goto('/admin');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(releases.take().toSorted()).toEqual([before, failing].toSorted());
    for (const [name, path] of [
      ['المستخدمون', '/admin/users'],
      ['سجل التدقيق', '/admin/audit'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
    }
    expect(releases.take().filter((version) => version !== before)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'تعذر تحميل هذا القسم' })).toHaveCount(0);
  },
);
