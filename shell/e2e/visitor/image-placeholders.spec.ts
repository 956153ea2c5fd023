import { cardNamed } from '../harness/cards.ts';
import { pageLaidOut } from '../harness/lay-out.ts';
import { expect, openServerRendered, test } from '../harness/test.ts';

test('before the scripts load, image placeholders have the size of the images and show no markup as text', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  const card = cardNamed(page, 'القطاع التجاري');
  await openServerRendered(page, '/', card);
  await pageLaidOut(page);
  await expect(page.getByRole('main'), 'the content of noscript is not visible').not.toContainText('<img', {
    useInnerText: true,
  });
  const placeholder = await card.locator('span:has(> noscript)').boundingBox();
  expect((placeholder?.height ?? 0) / (placeholder?.width ?? 1), 'slightly taller than wide').toBeCloseTo(1.02, 2);
});
