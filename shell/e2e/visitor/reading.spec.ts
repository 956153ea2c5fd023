import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { readHead } from '../harness/head.ts';
import { htmlProblems } from '../harness/html.ts';
import { expect, openServerRendered, pageReady, test } from '../harness/test.ts';

const questions = [
  ['كم تضع في المشروع قبل أول إيراد؟', '٥٠٠٠٠٠'],
  ['كم يبقى لك في السنة بعد كل التكاليف؟', '130,000'],
  ['كم سنة يعمل المشروع؟', '8'],
] as const;

/** Answers the three questions with the keyboard, one at a time. */
const answer = async (page: Page, answers: readonly string[] = questions.map(([, text]) => text)) => {
  for (const [place, [question]] of questions.entries()) {
    const field = page.getByRole('textbox', { name: question });
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await field.fill(answers[place] ?? '');
    await field.press('Enter');
  }
};
const readingNamed = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a visitor reads a project in three questions, sends it to a partner, and takes the figures to the calculator', async ({
  page,
  browser,
  site,
  request,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paths.home());
  await pageReady(page);
  await page.getByRole('link', { name: 'اقرأ مشروعك على المقياس' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'قراءتك على المقياس' })).toBeVisible();
  await expectAccessible(page);
  await answer(page);
  const own = readingNamed(page, 'قراءتك');
  await expect(own.getByText('أمان', { exact: true })).toBeVisible();
  await expect(own.getByText('15 ذراعاً')).toBeVisible();
  await expect(own.getByText('هامش يحتمل التعثر، ويعلو العائد تكلفة رأس المال بنحو 8 نقاط مئوية.')).toBeVisible();
  await expect(own.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'كيف أرفع الماء؟' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'أرسلها إلى شريكك' }).click();
  await expect(page.getByText('نُسخ الرابط. أرسله إلى شريكك.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(site.origin + paths.reading({ capital: '500000', profit: '130000', years: '8' }));
  const { meta, canonical } = readHead(await (await request.get(link)).text());
  expect([meta.get('robots'), canonical]).toEqual(['noindex', undefined]);
  expect((await request.get(meta.get('og:image') ?? '')).headers()['content-type']).toBe('image/png');
  expect(await htmlProblems(await (await request.get(link)).text())).toEqual([]);

  const other = await browser.newContext();
  const partner = await other.newPage();
  await partner.goto(link);
  await pageReady(partner);
  await expect(readingNamed(partner, 'القراءة في هذا الرابط').getByText('أمان', { exact: true })).toBeVisible();
  await partner.getByRole('button', { name: 'قس مشروعك أمامها' }).click();
  await answer(partner, ['500000', '50000', '8']);
  await expect(readingNamed(partner, 'قراءتك').getByText('جوع', { exact: true })).toBeVisible();
  await expect(readingNamed(partner, 'قراءة المرسل').getByText('أمان', { exact: true })).toBeVisible();
  await expectAccessible(partner);
  await partner.reload();
  await expect(readingNamed(partner, 'قراءتك').getByText('جوع', { exact: true })).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: 'أكمل الحسبة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'حاسبة الجدوى' })).toBeVisible();
  await expect(page.getByLabel('رأس المال الثابت')).toHaveValue(/^500,?000$/);
});

test('the water rises with the slider, before the next question', async ({ page }) => {
  await page.goto(paths.reading());
  await pageReady(page);
  await page.getByRole('button', { name: 'التالي' }).click();
  const slider = page.getByRole('slider', { name: 'كم يبقى لك في السنة بعد كل التكاليف؟' });
  await expect(page.getByRole('img', { name: /القراءة «ضيق»/ })).toBeVisible();
  await slider.press('End');
  await expect(page.getByRole('img', { name: /القراءة «وفرة»/ })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('5,000,000');
  await slider.press('Home');
  await expect(page.getByRole('img', { name: /القراءة «جوع»/ })).toBeVisible();
});

test('a link with figures that are none says so, and asks the questions', async ({ page, request }) => {
  for (const query of [
    'capital=-1&profit=2&years=3',
    'capital=NaN&profit=%3Cb%3E&years=1e999',
    'years=8',
    `capital=${'9'.repeat(999)}`,
  ]) {
    const url = `${paths.reading()}?${query}`;
    expect((await request.get(url)).status(), query).toBe(200);
    await page.goto(url);
    await expect(page.getByText(/^في الرابط رقم ناقص أو غير مقبول/), query).toBeVisible();
    await expect(page.getByRole('button', { name: 'التالي' }), query).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the three questions are one form, which the server answers', async ({ page }) => {
    await openServerRendered(page, paths.reading(), page.getByRole('textbox').first());
    for (const [question, text] of questions) await page.getByRole('textbox', { name: question }).fill(text);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByRole('button', { name: 'اقرأ الماء' }).click();
    await expect(readingNamed(page, 'القراءة في هذا الرابط').getByText('أمان', { exact: true })).toBeVisible();
    // The form below compares another project with it.
    await page.getByRole('textbox', { name: questions[1][0] }).fill('0');
    await page.getByRole('button', { name: 'اقرأ الماء' }).click();
    await expect(readingNamed(page, 'قراءتك').getByText('جوع', { exact: true })).toBeVisible();
    await expect(readingNamed(page, 'قراءة المرسل').getByText('أمان', { exact: true })).toBeVisible();
  });
});
