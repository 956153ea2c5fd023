import { expectAccessible } from '../harness/axe.ts';
import { bothWidths } from '../harness/halves.ts';
import { expectNoSidewaysScroll } from '../harness/narrow.ts';
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

for (const { width, half } of bothWidths)
  test(
    `every open page is accessible at ${width} pixels, and never scrolls sideways`,
    half,
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
          await expectNoSidewaysScroll(page);
        });
      }
    },
  );

for (const [persona, route] of [
  ['client', '/dashboard'],
  ['admin', '/admin'],
  ['admin', '/admin/users'],
] as const)
  for (const { width, half } of bothWidths)
    test(`${route} is accessible for a signed-in ${persona} at ${width} pixels`, half, async ({ page, signIn }) => {
      await signIn(persona);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
