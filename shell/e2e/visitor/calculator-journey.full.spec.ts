import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { expectAccessible } from '../harness/axe.ts';
import { htmlProblems } from '../harness/html.ts';
import { pageLaidOut } from '../harness/lay-out.ts';
import { fetchStoredRequests, fieldOf, fillForm, requestForms, submitButton } from '../harness/request-forms.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const figureOf = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div', { hasText: name }).first().locator('dd').first();

test('a visitor calculates from a sector, shares the result and requests a study with the figures', async ({
  page,
  browser,
  site,
  request,
  account,
  signIn,
}) => {
  await page.goto(paths.sector('agricultural'));
  await pageReady(page);
  await page.getByRole('link', { name: 'احسب مشروعاً في هذا القطاع' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'حاسبة الجدوى' })).toBeVisible();
  const capital = page.getByLabel('رأس المال الثابت');
  const before = await figureOf(page, 'صافي القيمة الحالية').innerText();
  await capital.fill('٩٠٠٠٠٠');
  await capital.blur();
  await expect(capital).toHaveValue('900,000');
  await expect(figureOf(page, 'صافي القيمة الحالية')).not.toHaveText(before);
  await expect(page).toHaveURL(/\/tools\/feasibility\?c=[\w-]+&formula=2$/);
  await expectAccessible(page);

  const code = new URL(page.url()).searchParams.get('c') ?? '';
  const value = await figureOf(page, 'صافي القيمة الحالية').innerText();
  const other = await browser.newContext();
  const reader = await other.newPage();
  await reader.goto(site.origin + paths.calculator({ c: code, formula: '2', view: 'result' }));
  await expect(reader.getByText('حسبة شاركها معك أحدهم')).toBeVisible();
  await expect(figureOf(reader, 'صافي القيمة الحالية')).toHaveText(value);
  expect(await htmlProblems(await (await request.get(reader.url())).text())).toEqual([]);
  await other.close();

  await page.getByRole('link', { name: 'اطلب الدراسة' }).click();
  await expect(page.getByText('ترافق طلبك حسبتك، ويبدأ منها المستشار.')).toBeVisible();
  await expect(fieldOf(page, 'فكرة المشروع')).toHaveValue(/مشروع نموذجي في القطاع الزراعي: رأس المال/);
  const form = requestForms.find(({ tab }) => tab === 'feasibility');
  if (!form) throw new Error('the feasibility form is missing');
  await fillForm(page, form, 'calculator@investor.example');
  await submitButton(page, form).click();
  await expect(page.getByText(form.sent).first()).toBeVisible();
  const admin = await account('admin');
  const [stored] = await fetchStoredRequests(
    { request, origin: site.origin, admin },
    form,
    'calculator@investor.example',
  );
  expect(stored?.reference).toMatch(form.reference);

  // What a guest saves on the device joins the account at the sign-in.
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await page.goto(paths.calculator({ c: code, formula: '2' }));
  await pageReady(page);
  await save.click();
  await expect(page.getByText('حُفظت الحسبة')).toBeVisible();
  await page.goto(paths.article('break-even'));
  await pageReady(page);
  // A click of a program jumps to the button, which may still move while the sections above it are laid out.
  await pageLaidOut(page);
  await save.click();
  await expect(page.getByRole('button', { name: 'في المحفوظات' })).toBeVisible();
  await signIn('client');
  await page.goto(paths.study('dates-factory'));
  await pageReady(page);
  await save.click();
  await expect(page.getByRole('button', { name: 'في المحفوظات' })).toBeVisible();
  await page.goto(paths.saved());
  await expect(page.getByRole('link', { name: /^نقطة التعادل/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^مصنع تعبئة تمور/ })).toBeVisible();
  await page.goto(paths.calculations());
  const saved = page.getByRole('listitem').filter({ hasText: 'مشروع نموذجي' });
  await expect(saved.getByRole('term').filter({ hasText: 'صافي القيمة الحالية' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^طلب دراسة بأرقام «مشروع نموذجي/ }).click();
  await expect(page.getByText(/^ترافق طلبك حسبة «مشروع نموذجي/)).toBeVisible();
});
