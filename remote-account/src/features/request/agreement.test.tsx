import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';
import { demoAccounts, moveRequest, quoteStudy } from '../../testing/demo-studies.ts';

await startApi();
const user = userEvent.setup();
const { client } = demoAccounts;

const open = async (reference: string) => {
  await signInAs(client);
  renderRemote({ modules: [routes], at: `/dashboard/requests/${reference}` });
};
const panel = async () => {
  const section = (await screen.findByRole('heading', { name: 'العقد والدفعات' })).closest('section');
  if (!section) throw new Error('The heading is outside of a panel.');
  return within(section);
};

it('asks for the name before it sends a code, and says what is wrong with a typed one', async () => {
  await open(await quoteStudy('مصنع شمع'));
  await user.click(await screen.findByRole('button', { name: 'قبول العرض' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'قبول العقد' }));
  await user.click(dialog.getByRole('button', { name: 'أرسل الرمز إلى بريدي' }));
  const name = await dialog.findByRole('textbox', { name: /^اسمك الكامل/ });
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.queryByRole('textbox', { name: /^الرمز/ })).toBeNull();
  await user.type(name, 'سالم القحطاني');
  await user.click(dialog.getByRole('button', { name: 'أرسل الرمز إلى بريدي' }));
  const code = await dialog.findByRole('textbox', { name: /^الرمز/ });
  expect(dialog.getByText(/^أرسلنا رمزاً إلى/).textContent).toMatch(/c•••@miqyas\.example/);
  await user.type(code, '12');
  await user.click(dialog.getByRole('button', { name: 'قبول العقد' }));
  expect((await dialog.findAllByText('الرمز غير صحيح. بقي لك 4 محاولات.')).length).toBeGreaterThan(0);
  expect(code).toHaveProperty('value', '12');
});

it('shows the payments of an accepted contract, and what the work waits for', async () => {
  const reference = await quoteStudy('مصنع مظلات');
  await moveRequest(reference, 'accepted');
  await open(reference);
  const one = await panel();
  expect(one.getByText(/^يبدأ العمل عند وصول «الدفعة الأولى»: 4,900 دولار/)).toBeTruthy();
  expect(within(one.getByRole('list', { name: 'الدفعات' })).getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(one.getByText('مستحقة')).toBeTruthy();
  expect(one.getByText('لم يحن موعدها')).toBeTruthy();
  expect(one.getByRole('group', { name: 'إيصال «الدفعة الأولى»' })).toBeTruthy();
  expect(one.queryByRole('button', { name: /^تسجيل وصول/ })).toBeNull();
});

it('tells where the work starts when the plan names a later payment, or the acceptance', async () => {
  const payments = [
    { title: 'عربون', amount: 800 },
    { title: 'بعد المسودة', amount: 9000 },
  ];
  const reference = await quoteStudy('مصنع أكواب', undefined, { payments, work_start: 2 });
  await open(reference);
  expect((await screen.findAllByText(/20\s+يوم عمل من وصول «بعد المسودة»/)).length).toBeGreaterThan(0);
  expect((await panel()).getByText('يبدأ العمل عند وصول «بعد المسودة».')).toBeTruthy();
  cleanup();
  await moveRequest(reference, 'accepted');
  await open(reference);
  expect((await panel()).getByText(/^يبدأ العمل عند وصول «بعد المسودة»: 9,000\s/)).toBeTruthy();
  cleanup();

  const atOnce = await quoteStudy('مصنع صحون', undefined, { work_start: 0 });
  await open(atOnce);
  expect((await screen.findAllByText(/20\s+يوم عمل من يوم القبول/)).length).toBeGreaterThan(0);
  expect((await panel()).getByText('يبدأ العمل عند قبول العقد.')).toBeTruthy();
});

const change = {
  reason: 'زيارة ميدانية ثانية',
  amount: 12_000,
  delivery_days: 25,
  scope: 'دراسة فنية',
  valid_until: new Date(Date.now() + 14 * 24 * 3_600_000).toISOString(),
};

it('declines a change of the contract with a reason; the accepted version stays', async () => {
  const reference = await quoteStudy('مصنع شباك');
  await moveRequest(reference, 'accepted');
  await http.post(`/admin/requests/${reference}/agreement/changes`, change, z.unknown());
  await open(reference);
  const one = await panel();
  await user.click(one.getByRole('button', { name: 'الاعتذار عن التعديل' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'الاعتذار عن تعديل العقد' }));
  await user.type(dialog.getByRole('textbox', { name: /^سبب الاعتذار/ }), 'زيارة واحدة تكفي.');
  await user.click(dialog.getByRole('button', { name: 'الاعتذار عن التعديل' }));
  await waitFor(() => expect(one.queryByText('تعديل بانتظار القبول')).toBeNull());
  expect(one.getByText('مقبول')).toBeTruthy();
  expect(one.getByText('لم يُقبل')).toBeTruthy();
  expect(one.getByText('سبب الاعتذار: زيارة واحدة تكفي.')).toBeTruthy();
});

it('shows what arrived beside the plan', async () => {
  const reference = await quoteStudy('مصنع ستائر');
  await moveRequest(reference, 'accepted');
  const { agreements } = await http.get(`/admin/requests/${reference}`, staffRequestDetail);
  const [first, last] = agreements?.[0]?.payments ?? [];
  const receive = (id: number | undefined, amount: number) =>
    http.post(
      `/admin/requests/${reference}/payments/${id}/received`,
      { amount, received_at: new Date().toISOString(), note: '', starts_work: true },
      z.unknown(),
    );
  await receive(first?.id, 4000);
  await receive(last?.id, 5000);
  await open(reference);
  const one = await panel();
  expect(one.getByText('وصل بعضها')).toBeTruthy();
  expect(one.getByText(/^وصل 4,000\s.*بقي منها 900\s/)).toBeTruthy();
  expect(one.getByText(/^وصل 5,000\s.*زاد ما وصل عليها 100\s/)).toBeTruthy();
  expect(one.getByText(/^وصل 9,000\s.*من 9,800\s/).closest('p')?.textContent).toMatch(/الباقي 800\s/);
  expect(one.getByText(/^يبدأ العمل عند وصول «الدفعة الأولى»: 900\s/)).toBeTruthy();
});

it('says why a code is not sent', async () => {
  const toasts: Toast[] = [];
  connectToasts((toast) => toasts.push(toast));
  const reference = await quoteStudy('مصنع حصر');
  await open(reference);
  await user.click(await screen.findByRole('button', { name: 'قبول العرض' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'قبول العقد' }));
  await user.type(dialog.getByRole('textbox', { name: /^اسمك الكامل/ }), 'سالم القحطاني');
  await moveRequest(reference, 'under_review');
  await signInAs(client);
  await user.click(dialog.getByRole('button', { name: 'أرسل الرمز إلى بريدي' }));
  await waitFor(() =>
    expect(toasts.map(({ description }) => description)).toContain('سبق الرد على هذا العقد، فلا يُقبل مرة أخرى.'),
  );
});
