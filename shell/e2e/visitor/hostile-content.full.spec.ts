import type { APIRequestContext, Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { xssCorpus } from 'testing/xss-corpus';
import { signInByApi } from '../harness/accounts.ts';
import { HostileContent } from '../harness/hostile-content.ts';
import { LONG_WORD, longWords } from '../harness/long-words.ts';
import { expectNoHorizontalScrollAt } from '../harness/horizontal-scroll.ts';
import { expect, pageReady, test } from '../harness/test.ts';
import { visitInApp } from '../harness/visit-in-app.ts';
import { pasteHtml } from '../harness/word.ts';

/** Runs in the page and lists event-handler attributes, script URLs and executed payloads. */
const executableContent = () => {
  const found = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );
  return 'pwned' in globalThis ? [...found, 'a payload was executed'] : found;
};

/** Expects that nothing in a page and the previews inside it would run or has run. */
const expectInert = async (page: Page): Promise<void> => {
  for (const shown of page.frames()) expect(await shown.evaluate(executableContent)).toEqual([]);
};

/** Opens a page with XSS payloads and expects that it shows them as plain text and works. */
const expectPlainText = async (page: Page, route: string, part: 'main' | 'banner' = 'main'): Promise<void> =>
  test.step(route, async () => {
    await page.goto(route);
    await pageReady(page);
    await expect(page.getByRole(part)).toContainText('pwned');
    expect(await page.evaluate(executableContent)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(new URL(route, page.url()).pathname);
  });

/** Picks about `amount` items, evenly distributed. */
const sample = <Item>(items: readonly Item[], amount: number): Item[] =>
  items.filter((_item, index) => index % Math.ceil(items.length / amount) === 0);

const pages = (path: string, amount: number) =>
  Array.from({ length: amount }, (_, index) => `${path}?page=${index + 1}`);

const contentKinds = ['articles', 'studies', 'services', 'sectors', 'sliders'] as const;

const PHONE = { width: 390, height: 844 };

interface Filled {
  /** Paths of pages whose `main` shows the texts, lists first. */
  routes: string[];
  /** Paths of the lists and forms of the administration with the texts. */
  adminRoutes: string[];
}

/**
 * Fills the site with a corpus.
 * @param options.each number of detail pages per kind of content
 */
const fill = async (
  hostile: HostileContent,
  {
    request,
    blogPages,
    studyPages,
    each,
  }: { request: APIRequestContext; blogPages: number; studyPages: number; each: number },
): Promise<Filled> => {
  await hostile.changeSettings();
  const rows = await hostile.addRows();
  const newest = rows.services.at(-1)?.slug ?? '';
  // The shell's server caches responses of the API for a moment.
  await expect.poll(async () => (await request.get(paths.services())).text()).toContain(newest);
  const routes = [
    paths.home(),
    paths.about(),
    paths.contact(),
    paths.services(),
    paths.sectors(),
    ...pages(paths.blog(), blogPages),
    ...pages(paths.freeStudies(), studyPages),
    ...sample(rows.services, each).map(({ slug }) => paths.service(slug)),
    ...sample(rows.sectors, each).map(({ slug }) => paths.sector(slug)),
    ...sample(rows.articles, each).map(({ slug }) => paths.article(slug)),
    ...sample(rows.studies, each).map(({ slug }) => paths.study(slug)),
  ];
  const adminRoutes = contentKinds.flatMap((kind) => [
    `${paths.admin.list(kind)}?size=50`,
    ...sample(rows[kind], each).map(({ id }) => paths.admin.edit(kind, id)),
  ]);
  return { routes, adminRoutes };
};

test('XSS payloads in every text of the administration appear as plain text on every page', async ({
  page,
  request,
  site,
  account,
  signIn,
  problems,
}) => {
  test.slow();
  // The sanitizer keeps the harmless part of a payload in an article: an image whose file does not exist.
  problems.allow(/404.*\/images\/x\)$/);
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const hostile = new HostileContent(request, token, xssCorpus);
  await page.setViewportSize(PHONE);
  try {
    const { routes, adminRoutes } = await fill(hostile, { request, blogPages: 6, studyPages: 5, each: 4 });
    for (const route of routes) await expectPlainText(page, route);
    await signIn('admin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitInApp(page, adminRoutes, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const content = page.getByRole('table').or(page.getByRole('button', { name: 'حفظ', exact: true }));
      await expect(content.first()).toBeVisible();
      await expectInert(page);
    });
    await test.step('the editor and the preview of an article', async () => {
      await page.goto(paths.admin.create('articles'));
      const editor = page.getByRole('textbox', { name: 'المحتوى' });
      await editor.click();
      for (const payload of xssCorpus) await pasteHtml(editor, `<p>نص</p>${payload}<p>نهاية</p>`);
      await expect(editor.getByText('نهاية').first()).toBeVisible();
      await expectInert(page);
      await page.getByRole('button', { name: 'معاينة', exact: true }).click();
      await expect(page.frameLocator('iframe').getByText('نهاية').first()).toBeVisible();
      await expectInert(page);
    });
  } finally {
    await hostile.restore();
  }
});

test('very long words in every text of the administration wrap and cause no horizontal scrolling', async ({
  page,
  request,
  site,
  account,
  settings,
  signIn,
  actions,
}) => {
  test.slow();
  // This setting accepts only an e-mail address.
  await settings.set({ email: `${'w'.repeat(60)}@example.com` });
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const hostile = new HostileContent(request, token, longWords);
  try {
    const { routes, adminRoutes } = await fill(hostile, {
      request,
      blogPages: 1,
      studyPages: 1,
      each: longWords.length,
    });
    for (const route of [...routes, paths.search('كلمةبلافراغ')])
      await test.step(route, async () => {
        await page.goto(route);
        await pageReady(page);
        await expect(page.locator('main')).toContainText(LONG_WORD);
        await expectNoHorizontalScrollAt(page, [PHONE.width, 1440]);
      });
    const [word = ''] = longWords;
    const reference = await actions.submit('contact', {
      name: word,
      phone: '5'.repeat(100),
      company: word,
      subject: word,
      message: word,
    });
    await signIn('admin');
    await visitInApp(page, [...adminRoutes, `/admin/contacts/${reference}`], async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(LONG_WORD).first()).toBeAttached();
      await expectNoHorizontalScrollAt(page, [PHONE.width, 1440]);
    });
  } finally {
    await hostile.restore();
  }
});

test('XSS payloads in the name of an account appear as plain text on its dashboard', async ({
  page,
  request,
  site,
  account,
  signIn,
}) => {
  const client = await account('client');
  const { token, user } = await signInByApi(request, site.origin, client);
  const renameAccount = (name: string) =>
    request.patch('/api/account/profile', {
      headers: { authorization: `Bearer ${token}` },
      data: { name, phone: user.phone, company: name, country: name.slice(0, 80) },
    });
  try {
    for (const name of sample(xssCorpus, 5)) {
      expect((await renameAccount(name)).status()).toBe(200);
      await signIn('client');
      // The greeting has the first word of a name, the header all of it.
      await expectPlainText(page, paths.dashboard(), 'banner');
    }
  } finally {
    await request.patch('/api/account/profile', { headers: { authorization: `Bearer ${token}` }, data: user });
  }
});
