import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoHorizontalScroll } from '../harness/horizontal-scroll.ts';
import { htmlProblems } from '../harness/html.ts';
import { expect, pageReady, test } from '../harness/test.ts';

/** Calculations as the form sends them without scripts. */
const extremes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'negative values': { fixed_capital: '900000', years: '7', costs_amount: '300000', revenues_amount: '10000' },
  'one year': { fixed_capital: '100000', years: '1', revenues_amount: '150000' },
  '50 years': { fixed_capital: '900000', years: '50', revenues_amount: '200000', costs_amount: '60000' },
  'the largest figures': {
    fixed_capital: '1000000000000',
    years: '50',
    revenues_amount: '1000000000000',
    revenues_growth: '100',
  },
  'no figures': { fixed_capital: '0', years: '5' },
};
const queryOf = (fields: Readonly<Record<string, string>>) =>
  `${paths.calculator()}?${new URLSearchParams({ depreciation_years: '10', discount_rate: '12', ...fields })}`;

for (const [name, fields] of Object.entries(extremes))
  for (const width of [1440, 390])
    test(`the results of ${name} are readable and accessible at ${width} px`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const path = queryOf(fields);
      expect(await htmlProblems(await (await request.get(path)).text())).toEqual([]);
      await page.goto(path);
      await pageReady(page);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    });

test('a study is calculated, compared and printed', async ({ page }) => {
  await page.goto(paths.calculator({ study: 'dates-factory' }));
  await pageReady(page);
  await expect(page.getByText('التدفقات النقدية المنشورة في «مصنع تعبئة تمور في المدينة المنورة».')).toBeVisible();
  await expect(page.getByRole('region', { name: 'ثلاثة سيناريوهات جنباً إلى جنب' })).toBeVisible();
  const chart = page.getByRole('group', { name: /الأرقام فترة بعد فترة/ }).first();
  await chart.locator('rect[tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('rect:focus')).toHaveAttribute('aria-label', /السنة 1/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'مشاركة الحسبة وحفظها' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'إضافة تكلفة' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'اقرأ النتيجة' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server computes the results, and keeps mistakes in their fields', async ({ page }) => {
    await page.goto(paths.calculator());
    await page.getByLabel('رأس المال الثابت').fill('٩٠٠٠٠٠');
    await page.getByRole('button', { name: 'احسب' }).click();
    await expect(page).toHaveURL(/fixed_capital=/);
    await expect(page.getByText('اقرأ النتيجة')).toBeVisible();
    await page.getByRole('textbox', { name: 'معدل الخصم' }).fill('120');
    await page.getByRole('button', { name: 'احسب' }).click();
    await expect(page.getByText('أدخل نسبة من 0 إلى 100')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'معدل الخصم' })).toHaveValue('120');
  });
});

test('on a phone the number keys open and Arabic digits count', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.calculator());
  await pageReady(page);
  const amount = page.getByLabel('المبيعات، القيمة في السنة الأولى');
  await expect(amount).toHaveAttribute('inputmode', 'numeric');
  const bar = page.getByRole('region', { name: 'النتيجة الآن' });
  const before = await bar.innerText();
  await amount.fill('٩٩٩٬٠٠٠');
  await expect(bar).not.toHaveText(before);
  await bar.getByRole('link', { name: 'النتائج' }).click();
  await expect(page.locator('#result')).toBeInViewport();
  const scenarios = page.getByRole('region', { name: 'ثلاثة سيناريوهات جنباً إلى جنب' }).last();
  expect(await scenarios.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
});
