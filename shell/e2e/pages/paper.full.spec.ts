import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { expectPaper, screens, sheetsOf } from '../harness/paper.ts';
import { expect, pageReady, test } from '../harness/test.ts';

const FIGURES = {
  fixed_capital: '900000',
  working_capital: '100000',
  years: '7',
  depreciation_years: '10',
  discount_rate: '12',
  revenues_amount: '450000',
  costs_amount: '160000',
};

/** Opens the shared result of the calculation that the page shows, as its link does. */
const openShared = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'نسخ الرابط' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'نُسخ الرابط' })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await pageReady(page);
};

const calculator = `${paths.calculator()}?${new URLSearchParams(FIGURES)}`;

interface Kind {
  path: string;
  /** At most this many sheets. */
  sheets: number;
  shown: readonly string[];
  hidden: readonly string[];
  open?: (page: Page) => Promise<void>;
}

const kinds: Readonly<Record<string, Kind>> = {
  'an article': {
    path: paths.article('irr-npv'),
    sheets: 4,
    shown: ['ماذا يقيس كل منهما؟', 'نُشر في 20 مارس 2024'],
    hidden: ['مشاركة', 'اقرأ أيضاً'],
  },
  'a study': {
    path: paths.study('dates-factory'),
    sheets: 5,
    shown: ['الملخص التنفيذي', 'التدفقات النقدية', 'إخلاء مسؤولية'],
    hidden: ['دراسات قريبة', 'تنزيل'],
  },
  'a service': {
    path: paths.service('feasibility'),
    sheets: 5,
    shown: ['ماذا تتسلم؟', 'الباقات والأسعار', 'التمويلية', 'هل تبقى فكرتي سرية؟'],
    hidden: ['خدمات أخرى', 'دراسات من قطاعات هذه الخدمة', 'صفحات من ملف دراسة'],
  },
  'a sector': {
    path: paths.sector('industrial'),
    sheets: 3,
    shown: ['ما الذي تقيسه دراسة القطاع؟', 'خدمات لهذا القطاع'],
    hidden: ['نموذج موثق من القطاع'],
  },
  'a comparison': {
    path: paths.compareStudies(['dates-factory', 'fish-farm']),
    sheets: 4,
    shown: ['معدل الخصم', 'مصنع تعبئة تمور في المدينة المنورة'],
    hidden: ['قارن الدراسات'],
  },
  'a calculation': {
    path: calculator,
    sheets: 6,
    shown: ['المدخلات', 'الأرقام تقول نعم، بهامش مريح', 'اقرأ النتيجة'],
    hidden: ['إضافة تكلفة', 'رأس المال والمدة', 'اطلب دراسة'],
  },
  'a shared calculation': {
    path: calculator,
    sheets: 7,
    shown: ['المدخلات', 'الأرقام تقول نعم، بهامش مريح', 'اقرأ النتيجة'],
    hidden: ['نسخ الرابط', 'عدّل الأرقام'],
    open: openShared,
  },
};

for (const [name, { path, sheets, shown, hidden, open }] of Object.entries(kinds))
  test(`${name} prints as a document of the company, from a desktop and from a phone`, async ({ page }) => {
    for (const screen of screens)
      await test.step(`${screen.width} pixels`, async () => {
        await page.emulateMedia({ media: null });
        await page.setViewportSize(screen);
        await page.goto(path);
        await pageReady(page);
        await open?.(page);
        await expect(page.locator('html')).toHaveAttribute('data-settled');
        await expect(page.locator('[data-paper="head"]')).toBeHidden();
        const printed = await sheetsOf(page);
        expect(printed).toBeGreaterThan(0);
        expect(printed).toBeLessThanOrEqual(sheets);
        await expectPaper(page);
        for (const text of shown) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
        for (const text of hidden) await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
      });
  });

const openRequest = async (page: Page, path: string): Promise<void> => {
  await page.emulateMedia({ media: null });
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'مسار الطلب' })).toBeVisible();
  await expect(page.locator('[data-paper-date]')).toBeAttached();
};

test('a quote prints on two sheets at most, also from a phone and with a long conversation', async ({
  page,
  signIn,
  actions,
}) => {
  const reference = await actions.createStudy('مصنع تغليف للتمور بطاقة 4 آلاف طن');
  await actions.sendQuote(reference);
  await signIn('client');
  for (const screen of screens)
    await test.step(`${screen.width} pixels`, async () => {
      await page.setViewportSize(screen);
      await openRequest(page, paths.request(reference));
      expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
      await expectPaper(page);
      await expect(page.getByText(reference, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('#quote').getByText('9,800')).toBeVisible();
      await expect(page.getByText('دراسة تسويقية بعينة ميدانية').filter({ visible: true })).toBeVisible();
      // Printers leave out backgrounds: every text is dark.
      const colors = await page
        .locator('#quote')
        .evaluate((card) =>
          [card, ...card.querySelectorAll('*:not(svg, svg *)')].map((one) => getComputedStyle(one).color),
        );
      expect(new Set(colors).size).toBe(1);
      expect(Math.max(...(colors[0]?.match(/\d+/g) ?? []).map(Number))).toBeLessThan(64);
    });
  for (let count = 0; count < 30; count += 1)
    await actions.asConsultant(reference, 'messages', { body: `${count}. ${'سؤال عن الطاقة الإنتاجية. '.repeat(8)}` });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openRequest(page, paths.request(reference));
  expect(await sheetsOf(page)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'طباعة العرض' }).click();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test('the request prints for its client, its consultant and the administration', async ({ page, signIn, actions }) => {
  const [study, consultation] = [
    await actions.createStudy('مصنع تغليف للتمور بطاقة 4 آلاف طن'),
    await actions.createConsultation('استشارة في توسعة مزرعة نخيل'),
  ];
  const pages = [
    ['client', paths.request(study), 'ما أرسلته'],
    ['client', paths.request(consultation), 'ما أرسلته'],
    ['consultant', paths.request(study), 'بيانات الطلب'],
    ['admin', `/admin/feasibility-requests/${study}`, 'بيانات الطلب'],
    ['admin', `/admin/consultations/${consultation}`, 'بيانات الطلب'],
  ] as const;
  for (const [persona, path, sent] of pages) {
    // A page of the person before would be loaded again for this one.
    await page.goto('about:blank');
    await signIn(persona);
    for (const screen of screens)
      await test.step(`${path} as ${persona} at ${screen.width} pixels`, async () => {
        await page.setViewportSize(screen);
        await openRequest(page, path);
        expect(await sheetsOf(page)).toBeLessThanOrEqual(3);
        await expectPaper(page);
        await expect(page.getByRole('heading', { name: sent })).toBeVisible();
        await expect(page.getByText('الخطوة التالية', { exact: true }).filter({ visible: true })).toHaveCount(1);
      });
  }
});

test('the saved calculations print with their figures', async ({ page, signIn }) => {
  await signIn('client');
  await page.goto(calculator);
  await pageReady(page);
  await page.getByRole('group', { name: 'مشاركة الحسبة وحفظها' }).getByRole('button', { name: 'حفظ' }).click();
  await expect(page.getByRole('status').filter({ hasText: /حُفظت/ })).toBeVisible();
  for (const screen of screens) {
    await page.emulateMedia({ media: null });
    await page.setViewportSize(screen);
    await page.goto('/dashboard/calculations');
    await expect(page.getByText('صافي القيمة الحالية').first()).toBeVisible();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    await expectPaper(page);
    await expect(page.getByText('صافي القيمة الحالية').first()).toBeVisible();
  }
});
