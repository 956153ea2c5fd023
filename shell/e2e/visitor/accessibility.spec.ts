import { expectAccessible } from '../harness/axe.ts';
import { bothWidths } from '../harness/full-suite.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const routes = [
  '/',
  '/about',
  '/contact',
  '/contact?tab=consultation',
  '/contact?tab=feasibility',
  '/auth',
  '/auth?mode=register',
  '/admin/login',
  '/nope',
];

for (const { width, details } of bothWidths)
  test(
    `every public page is accessible at ${width} pixels and does not scroll horizontally`,
    details,
    async ({ page, problems }) => {
      test.slow();
      problems.allow(/404/);
      await page.setViewportSize({ width, height: 900 });
      for (const route of routes) {
        await test.step(route, async () => {
          await page.goto(route);
          await pageReady(page);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectAccessible(page);
          await expectNoHorizontalScroll(page);
        });
      }
    },
  );

for (const [persona, route] of [
  ['client', '/dashboard'],
  ['admin', '/admin'],
  ['admin', '/admin/users'],
] as const)
  for (const { width, details } of bothWidths)
    test(`${route} is accessible for a signed-in ${persona} at ${width} pixels`, details, async ({ page, signIn }) => {
      await signIn(persona);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
    });
