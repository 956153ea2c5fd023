import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { xssCorpus } from 'shared-lib/testing/xss-corpus';
import { signInByApi } from '../harness/accounts.ts';
import { HostileContent } from '../harness/hostile-content.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** What would run, or lead to a program, if a text had become a part of the page. */
const programs = () => {
  const found = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value)).map(({ name, value }) => `${element.localName} ${name}=${value}`),
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
const some = <Item>(items: readonly Item[], amount: number): Item[] => items.filter((_item, index) => index % Math.ceil(items.length / amount) === 0);

const pages = (path: string, amount: number) => Array.from({ length: amount }, (_, index) => `${path}?page=${index + 1}`);

test('programs that were written into every text of the administration are texts on every page, and nothing else', async ({ page, request, site, account, problems }) => {
  test.slow();
  // A picture without a program is left in an article, though there is no such picture.
  problems.allow(/404.*\/images\/x\)$/);
  const { token } = await signInByApi(request, site.origin, await account('admin'));
  const hostile = new HostileContent(request, token);
  await page.setViewportSize({ width: 390, height: 844 });
  try {
    await hostile.changeSettings();
    const rows = await hostile.addRows();
    const newest = rows.services.at(-1)?.slug ?? '';
    // The shell's server keeps an answer for a moment.
    await expect.poll(async () => (await request.get(paths.services())).text()).toContain(newest);

    const lists = [paths.home(), paths.about(), paths.contact(), paths.services(), paths.sectors(), ...pages(paths.blog(), 6), ...pages(paths.freeStudies(), 5)];
    for (const route of lists) await expectHarmless(page, route);
    for (const { slug } of some(rows.services, 4)) await expectHarmless(page, paths.service(slug));
    for (const { slug } of some(rows.sectors, 4)) await expectHarmless(page, paths.sector(slug));
    for (const { slug } of some(rows.articles, 4)) await expectHarmless(page, paths.article(slug));
    for (const { slug } of some(rows.studies, 4)) await expectHarmless(page, paths.study(slug));
  } finally {
    await hostile.restore();
  }
});

test('programs that people call themselves are names on their own pages', async ({ page, request, site, account, signIn }) => {
  const client = await account('client');
  const { token, user } = await signInByApi(request, site.origin, client);
  const call = (name: string) => request.patch('/api/account/profile', { headers: { authorization: `Bearer ${token}` }, data: { name, phone: user.phone, company: name, country: name.slice(0, 80) } });
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
