import { expectAccessibleBeforeInput } from '../harness/axe.ts';
import { indexedRoutes } from '../harness/public-routes.ts';
import { test } from '../harness/test.ts';

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`before the first input, every public page is accessible at ${width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const route of indexedRoutes()) await test.step(route, () => expectAccessibleBeforeInput(page, route));
  });
