import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { fillForm, requestForms, submitButton } from '../harness/request-forms.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const setField = async (page: Page, label: string, text: string) => {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
};
const caseOf = (page: Page) => page.locator('#case');
const openCase = async (page: Page, reference: string) => {
  await page.goto(paths.request(reference));
  await caseOf(page).getByRole('button', { name: 'قارن النسخ' }).click();
  await expect(caseOf(page).getByRole('region', { name: 'الحسبات جنباً إلى جنب' })).toBeVisible();
};
const rowOf = (page: Page, label: string) =>
  caseOf(page).getByRole('region', { name: 'الحسبات جنباً إلى جنب' }).getByRole('row', { name: label });

/** Downloads the workbook of the page, and gives it back to the form of an empty calculator. */
const readBack = async (page: Page) => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Excel', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('feasibility-calculation.xlsx');
  const buffer = await readFile(await file.path());
  await page.goto(paths.calculator());
  await pageReady(page);
  await page.getByRole('button', { name: 'ملفات Excel وCSV' }).click();
  const picker = page.getByLabel('افتح ملف Excel نزّلته من الحاسبة');
  await picker.setInputFiles({ name: 'خطأ.xlsx', mimeType: '', buffer: Buffer.from('نص') });
  await expect(page.getByRole('alert')).toContainText('هذا ليس ملف Excel صالحاً');
  await expectAccessible(page);
  await picker.setInputFiles({ name: 'حالتي.xlsx', mimeType: '', buffer });
};

test('a case goes from the calculator through a workbook into a request, and comes back changed by the consultant', async ({
  page,
  signIn,
  account,
  actions,
  problems,
}) => {
  problems.allow(/status of 422/);
  await signIn('client');
  await page.goto(paths.calculator());
  await pageReady(page);
  await setField(page, 'رأس المال الثابت', '900000');
  await page.getByRole('button', { name: 'تفصيل لملف البنك' }).click();
  await setField(page, 'مدة البناء قبل التشغيل', '6');
  await setField(page, 'مبلغ القرض', '400000');
  await setField(page, 'الفائدة السنوية', '8');
  await readBack(page);
  await expect(page.getByLabel('مبلغ القرض', { exact: true })).toHaveValue('400,000');
  await expect(page.getByLabel('الفائدة السنوية', { exact: true })).toHaveValue('8');
  await expect(page.getByLabel('مدة البناء قبل التشغيل', { exact: true })).toHaveValue('6');

  await page.getByRole('link', { name: 'اطلب الدراسة' }).click();
  const form = requestForms.find(({ tab }) => tab === 'feasibility');
  if (!form) throw new Error('the feasibility form is missing');
  const { email } = await account('client');
  await fillForm(page, form, email);
  await submitButton(page, form).click();
  await expect(page.getByText(form.sent).first()).toBeVisible();
  const [reference = ''] = /FS-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText()) ?? [];
  await actions.assign(reference);

  await signIn('consultant');
  await openCase(page, reference);
  await caseOf(page).getByRole('link', { name: 'افتحها في الحاسبة', exact: true }).click();
  await expect(page.getByLabel('مبلغ القرض', { exact: true })).toHaveValue('400,000');
  await setField(page, 'الفائدة السنوية', '11');
  await setField(page, 'اسم المشروع', 'بفائدة المصرف');
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  await expect(page.getByText('حُفظت الحسبة')).toBeVisible();
  await openCase(page, reference);
  await caseOf(page)
    .getByLabel(/^من حسباتك المحفوظة/)
    .selectOption({ label: 'بفائدة المصرف' });
  await caseOf(page)
    .getByLabel(/^اسم النسخة/)
    .fill('فائدة 11%');
  await caseOf(page).getByRole('button', { name: 'أضفها وأبلغ العميل' }).click();
  await expect(caseOf(page).getByRole('heading', { name: 'ما تغيّر في «فائدة 11%»' })).toBeVisible();
  await expectAccessible(page);

  await signIn('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.notifications());
  await expect(page.getByText('عدّل المستشار نسخة من حسبتك: فائدة 11%').first()).toBeVisible();
  await openCase(page, reference);
  await expect(caseOf(page).getByText('الفائدة السنوية: 8% ← 11%')).toBeVisible();
  const cells = await rowOf(page, 'عائد المالك بعد القرض').getByRole('cell').allInnerTexts();
  expect(cells[0]).not.toBe(cells[1]);
  await expectAccessible(page);
});
