import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
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
