import type { Page } from 'playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expectAccessibleAtBothWidths } from '../harness/both-widths.ts';
import { openAs } from '../harness/open-as.ts';
import { expect, test } from '../harness/test.ts';

const referenceIn = (body: unknown): string => /(?:CT|CN|FS)-\d{4}-\d{6}/.exec(JSON.stringify(body))?.[0] ?? '';
const moveButton = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'الخطوة التالية' }) }).getByRole('button', { name });

test('a feasibility request goes from the inbox to a rated delivery', async ({ browser, request, site, account }) => {
  const open = async (persona: 'admin' | 'consultant' | 'client') =>
    openAs(browser, request, site.origin, await account(persona));
  const [admin, consultant, client] = [await open('admin'), await open('consultant'), await open('client')];
  const { name, email } = await account('client');
  const reference = referenceIn(
    await client.call('post', '/public/feasibility-request', {
      name,
      email,
      phone: '+966500000004',
      project_idea: 'مصنع عبوات زجاجية في الأحساء',
    }),
  );

  const { page } = admin;
  await page.goto('/admin/inbox?view=new');
  await page.getByRole('searchbox').fill(reference);
  const rows = page.getByRole('list', { name: 'قائمة الطلبات' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(reference);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('KeyJ');
  await page.keyboard.press('KeyA');
  const assign = page.getByRole('dialog', { name: `إسناد الطلب ${reference}` });
  const person = assign.getByLabel('المسؤول', { exact: true });
  await person.selectOption((await person.locator('option', { hasText: 'طارق الشريف' }).getAttribute('value')) ?? '');
  await assign.getByRole('button', { name: 'إسناد' }).click();
  await expect(assign).toHaveCount(0);
  await page.getByRole('list', { name: 'قائمة الطلبات' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/admin/feasibility-requests/${reference}`);
  await expectAccessible(page);

  await moveButton(page, 'بدء المراجعة').click();
  await expect(page.getByText('أصبحت الحالة «قيد المراجعة»')).toBeVisible();
  const validUntil = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString();
  await consultant.call('put', `/consultant/requests/${reference}/quote`, {
    amount: 8400,
    delivery_days: 18,
    scope: 'دراسة سوق\nدراسة فنية',
    valid_until: validUntil,
  });
  // The draft of the consultant appears in the open page.
  await expect(page.getByLabel('القيمة بالدولار')).toHaveValue('8,400');
  await page.getByRole('button', { name: 'حفظ وإرسال إلى العميل' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'إرسال العرض' }).click();
  await expect(page.getByText('أُرسل العرض إلى العميل')).toBeVisible();

  await client.call('post', `/account/requests/${reference}/quote/accept`, { note: '' });
  await moveButton(page, 'بدء الإعداد').click();
  for (const phase of ['الدراسة التسويقية', 'الدراسة الفنية', 'الدراسة الإدارية', 'الدراسة المالية']) {
    const state = page.getByRole('combobox', { name: `حالة ${phase}` });
    await state.selectOption({ label: 'منجزة' });
    await expect(state).toBeEnabled();
  }
  await moveButton(page, 'إرسال إلى مراجعة العميل').click();
  await page.getByRole('dialog').getByRole('button', { name: 'إرسال إلى مراجعة العميل' }).click();
  await expect(page.getByText('أصبحت الحالة «مراجعة العميل»')).toBeVisible();
  await client.call('post', `/account/requests/${reference}/transitions`, { to: 'delivered' });
  await client.call('post', `/account/requests/${reference}/rating`, { score: 5, comment: 'عمل واضح وفي موعده' });
  await expect(page.getByText('عمل واضح وفي موعده').first()).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('«عمل واضح وفي موعده»')).toBeVisible();
});

test('a consultant is approved and can then work', async ({ browser, request, site, account }) => {
  const applicant = { name: 'بدر الشهري', email: 'badr@triage.example', password: 'Desert-Lark-77' };
  const registration = { ...applicant, password_confirmation: applicant.password, role: 'consultant' };
  expect((await request.post(`${site.origin}/api/auth/register`, { data: registration })).ok()).toBe(true);
  const { page } = await openAs(browser, request, site.origin, await account('admin'));
  await page.goto('/admin');
  await page.getByRole('link', { name: 'المستخدمون' }).click();
  await page
    .getByRole('navigation', { name: 'طرق عرض محفوظة' })
    .getByRole('link', { name: 'بانتظار الموافقة' })
    .click();
  await page.getByRole('link', { name: applicant.name }).click();
  await page.getByRole('button', { name: 'الموافقة على المستشار' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'الموافقة وإرسال الرسالة' }).click();
  await expect(page.getByText(`اعتُمد ${applicant.name} مستشاراً، وأُرسلت إليه رسالة.`)).toBeVisible();
  const consultant = await openAs(browser, request, site.origin, applicant);
  await consultant.call('get', '/consultant/summary');
});

test('a message becomes a request, an illegal move is explained, and the audit log names who did it', async ({
  browser,
  request,
  site,
  account,
}) => {
  const { name } = await account('admin');
  const admin = await openAs(browser, request, site.origin, await account('admin'));
  const client = await openAs(browser, request, site.origin, await account('client'));
  const sender = { name: 'سلمى الحربي', email: 'salma@example.com', phone: '+966500000009' };
  const message = referenceIn(
    await client.call('post', '/public/contact', { ...sender, subject: 'مصنع', message: 'أريد دراسة لمصنع تعبئة.' }),
  );
  const { page } = admin;
  await page.goto(`/admin/contacts/${message}`);
  await moveButton(page, 'تحويل إلى طلب').click();
  await page.getByRole('dialog').getByRole('button', { name: 'تحويل' }).click();
  const link = page.getByRole('link', { name: /^FS-/ });
  const reference = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(`/admin/feasibility-requests/${reference}`);

  const review = moveButton(page, 'بدء المراجعة');
  await expect(review).toBeVisible();
  await admin.call('post', `/admin/requests/${reference}/transitions`, { to: 'rejected', note: 'خارج نطاقنا' });
  await review.click();
  await expect(page.getByText('تغيّرت حالة الطلب قبل أن تحفظ')).toBeVisible();
  await expect(page.getByText(/انتهى هذا الطلب/)).toBeVisible();

  await page.getByRole('link', { name: 'سجل التدقيق' }).last().click();
  const entry = page.getByRole('row').filter({ hasText: 'حقلان' });
  await expect(entry).toContainText(name);
  await entry.getByText('حقلان').click();
  await expect(entry.getByRole('cell', { name: 'معتذر عنه', exact: true })).toBeVisible();
  await expect(entry.getByRole('cell', { name: 'خارج نطاقنا', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('every page of the administration opens by link and reload, and is closed to others', async ({
  browser,
  request,
  site,
  account,
}) => {
  const pages = [
    '/admin',
    '/admin/inbox',
    '/admin/contacts',
    '/admin/consultations',
    '/admin/feasibility-requests',
    '/admin/users',
    '/admin/users/new',
    '/admin/users/create',
    '/admin/users/edit/1',
    '/admin/settings/stats',
    '/admin/audit',
    '/admin/inbox/new',
    '/admin/canned-replies',
    '/admin/canned-replies/new',
    '/admin/feasibility-requests/FS-2026-000001/client-view',
    '/admin/notifications',
    '/admin/profile',
  ];
  const admin = await openAs(browser, request, site.origin, await account('admin'));
  for (const path of pages) {
    await admin.page.goto(path);
    await expect(admin.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(admin.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleAtBothWidths(admin.page);
  }
  await admin.page.reload();
  await expect(admin.page).toHaveURL('/admin/profile');
  const client = await openAs(browser, request, site.origin, await account('client'));
  for (const path of pages) {
    const response = await client.page.goto(path);
    expect(response?.ok() || response?.status() === 403, path).toBe(true);
    await expect(client.page.getByRole('navigation', { name: 'قائمة الإدارة' })).toHaveCount(0);
  }
});

test('a day of triage by keyboard: a selection is assigned, archived and taken back, and the next request is answered', async ({
  page,
  actions,
  signIn,
}) => {
  const { name } = await signIn('admin');
  for (const idea of ['مخبز', 'مشتل', 'مغسلة', 'مطبعة']) await actions.createStudy(`مناوبة الفرز ${idea}`);
  await page.goto('/admin/inbox?q=مناوبة');
  const rows = page.getByRole('list', { name: 'قائمة الطلبات' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('KeyJ', 'KeyX', 'KeyJ', 'KeyX');
  const bar = page.getByRole('group', { name: 'إجراءات على الصفوف المحددة' });
  await expect(bar).toContainText('حُدّد 2 من 4');
  await press('KeyM');
  await expect(rows.filter({ hasText: name })).toHaveCount(2);
  await expect(bar).toHaveCount(0);
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await press('KeyJ', 'KeyX', 'KeyJ', 'KeyX', 'KeyE');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'أرشفة المحدد' })).toBeEnabled();
  await press('Shift+Tab', 'Enter');
  await expect(rows).toHaveCount(2);
  await press('KeyZ');
  await expect(rows).toHaveCount(4);
  await press('KeyK', 'KeyK', 'KeyR');
  await expect(page).toHaveURL(/\/admin\/feasibility-requests\/FS-[\d-]+#reply$/);
  await expect(page.getByRole('textbox', { name: 'رسالة للعميل' })).toBeFocused();
});
