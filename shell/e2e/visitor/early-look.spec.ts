import { expect, openDrawn, test } from '../harness/test.ts';

test('before the scripts arrive the places of pictures hold their shape, and no source text is read', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  const card = page.getByRole('main').getByRole('article').filter({ has: page.getByRole('link', { name: 'التجاري', exact: true }) });
  await openDrawn(page, '/', card);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-settled', true));
  await expect(page.getByRole('main'), 'what is meant for browsers without scripts').not.toContainText('<img', { useInnerText: true });
  const place = await card.locator('span:has(> noscript)').boundingBox();
  expect((place?.height ?? 0) / (place?.width ?? 1), 'two thirds as high as wide').toBeCloseTo(0.67, 1);
});
