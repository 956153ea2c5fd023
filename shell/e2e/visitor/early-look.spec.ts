import { cardNamed } from '../harness/cards.ts';
import { layOutWhole } from '../harness/lay-out.ts';
import { expect, openDrawn, test } from '../harness/test.ts';

test('before the scripts arrive the places of pictures are as large as the pictures, and no source text is read', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  const card = cardNamed(page, 'التجاري');
  await openDrawn(page, '/', card);
  await layOutWhole(page);
  await expect(page.getByRole('main'), 'what is meant for browsers without scripts').not.toContainText('<img', {
    useInnerText: true,
  });
  const place = await card.locator('span:has(> noscript)').boundingBox();
  expect((place?.height ?? 0) / (place?.width ?? 1), 'a little higher than wide').toBeCloseTo(1.02, 2);
});
