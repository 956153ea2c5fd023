import type { Page } from 'playwright/test';
import { pageLaidOut } from '../harness/lay-out.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** What the rules of components decide, for every element of the page, in its order. */
const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const names = [
      'display',
      'color',
      'backgroundColor',
      'fontSize',
      'fontWeight',
      'padding',
      'gap',
      'borderWidth',
    ] as const;
    return [...document.querySelectorAll('main *')].map((element) => {
      const style = getComputedStyle(element);
      return [element.localName, ...names.map((name) => style[name])].join(' ');
    });
  });

const ruleCount = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLStyleElement>('style#page-styles')?.sheet?.cssRules.length ?? 0);

test('the scripts continue the style sheet of the server', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  await page.goto('/');
  await pageReady(page);
  expect(await page.locator('style').count(), 'no copy of the styles').toBe(html.match(/<style/g)?.length);
  const rules = await ruleCount(page);
  expect(rules).toBeGreaterThan(300);

  await page.getByRole('banner').getByRole('link', { name: 'المدونة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'المدونة' })).toBeVisible();
  expect(await ruleCount(page), 'with the rules of the next page').toBeGreaterThan(rules);
});

test('a page looks the same after a navigation as on its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog');
  await pageReady(page);
  // Pictures of the next screen load once the page is laid out.
  await pageLaidOut(page);
  const expected = await stylesOf(page);
  await page.goto('/');
  await pageReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'المدونة' }).click();
  await expect.poll(() => stylesOf(page)).toEqual(expected);
});
