import type { APIRequestContext, Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { xssCorpus } from 'shared-lib/testing/xss-corpus';
import { signInByApi } from '../harness/accounts.ts';
import { HostileContent } from '../harness/hostile-content.ts';
import { LONG_WORD, longWords } from '../harness/long-words.ts';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** What would run, or lead to a program, if a text had become a part of the page. */
const programs = () => {
  const found = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );
  return 'pwned' in globalThis ? [...found, 'a text has run'] : found;
};

/** Opens a page that shows such texts: they stand there as texts, and the page works. */
const expectHarmless = async (page: Page, route: string): Promise<void> =>
  test.step(route, async () => {
    await page.goto(route);
    await pageReady(page);
    await expect(page.locator('main')).toContainText('pwned');
    expect(await page.evaluate(programs)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(new URL(route, page.url()).pathname);
  });

/** Some of all, spread evenly. */
const some = <Item>(items: readonly Item[], amount: number): Item[] =>
  items.filter((_item, index) => index % Math.ceil(items.length / amount) === 0);

const pages = (path: string, amount: number) =>
  Array.from({ length: amount }, (_, index) => `${path}?page=${index + 1}`);

const PHONE = { width: 390, height: 844 };

/** Fills the site with a corpus; the addresses are of pages whose `main` shows it, lists first. */
const fill = async (
  hostile: HostileContent,
  {
    request,
    blogPages,
    studyPages,
    each,
  }: { request: APIRequestContext; blogPages: number; studyPages: number; each: number },
): Promise<string[]> => {
  await hostile.changeSettings();
  const rows = await hostile.addRows();
  const newest = rows.services.at(-1)?.slug ?? '';
  // The shell's server keeps an answer for a moment.
  await expect.poll(async () => (await request.get(paths.services())).text()).toContain(newest);
  return [
    paths.home(),
    paths.about(),
    paths.contact(),
    paths.services(),
    paths.sectors(),
    ...pages(paths.blog(), blogPages),
    ...pages(paths.freeStudies(), studyPages),
    ...some(rows.services, each).map(({ slug }) => paths.service(slug)),
    ...some(rows.sectors, each).map(({ slug }) => paths.sector(slug)),
    ...some(rows.articles, each).map(({ slug }) => paths.article(slug)),
    ...some(rows.studies, each).map(({ slug }) => paths.study(slug)),
  ];
};

test('programs that were written into every text of the administration are texts on every page, and nothing else', async ({
  page,
  request,
  site,
  account,
  problems,
}) => {
  test.slow();
  // A picture without a program is left in an article, though there is no such picture.
  problems.allow(/404.*\/images\/x\)$/);
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const hostile = new HostileContent(request, token, xssCorpus);
  await page.setViewportSize(PHONE);
  try {
    for (const route of await fill(hostile, { request, blogPages: 6, studyPages: 5, each: 4 }))
      await expectHarmless(page, route);
  } finally {
    await hostile.restore();
  }
});

test('words longer than a phone is wide, in every text of the administration, break where the screen ends', async ({
  page,
  request,
  site,
  account,
  settings,
}) => {
  test.slow();
  // An administrator may write no other kind of text here.
  await settings.set({ email: `${'w'.repeat(60)}@example.com` });
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const hostile = new HostileContent(request, token, longWords);
  try {
    for (const route of [
      ...(await fill(hostile, { request, blogPages: 1, studyPages: 1, each: longWords.length })),
      paths.search('كلمةبلافراغ'),
    ])
      for (const width of [PHONE.width, 1440])
        await test.step(`${route} at ${width}`, async () => {
          await page.setViewportSize({ ...PHONE, width });
          await page.goto(route);
          await pageReady(page);
          await expect(page.locator('main')).toContainText(LONG_WORD);
          await expectNoSidewaysScroll(page);
        });
  } finally {
    await hostile.restore();
  }
});

test('programs that people call themselves are names on their own pages', async ({
  page,
  request,
  site,
  account,
  signIn,
}) => {
  const client = await account('client');
  const { token, user } = await signInByApi(request, site.origin, client);
  const call = (name: string) =>
    request.patch('/api/account/profile', {
      headers: { authorization: `Bearer ${token}` },
      data: { name, phone: user.phone, company: name, country: name.slice(0, 80) },
    });
  try {
    for (const name of some(xssCorpus, 5)) {
      expect((await call(name)).status()).toBe(200);
      await signIn('client');
      await expectHarmless(page, paths.dashboard());
    }
  } finally {
    await request.patch('/api/account/profile', { headers: { authorization: `Bearer ${token}` }, data: user });
  }
});
