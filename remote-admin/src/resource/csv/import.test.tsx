import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { service } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const readAll = () => http.get('/admin/services?_sort=id&_order=asc&_limit=100', z.array(service));
/** The API may have services that earlier test files added. */
const NAMES: readonly string[] = ['خدمة مستوردة', 'خدمة ثانية', 'ثالثة', 'خدمة من ملف آخر'];
const readImported = async () => (await readAll()).filter(({ name_ar }) => NAMES.includes(name_ar));
const table = 'الاسم,السعر الأساسي بالدولار,أيام التسليم\nخدمة مستوردة,كثير,7\nخدمة ثانية,900,\nثالثة,50,-1\n';
const cell = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^استيراد/ });
const checkAgain = () => user.click(screen.getByRole('button', { name: 'إعادة الفحص' }));

const choose = async (content: string, name = 'services.csv') =>
  user.upload(await screen.findByLabelText(/اسحب الملف إلى هنا/), new File([content], name, { type: 'text/csv' }));

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  toasts.length = 0;
  renderRemote({ modules: [routes], at: '/admin/services/import' });
  await choose(table);
});
afterEach(async () => {
  await api.clearFaults();
  for (const { id } of await readImported()) await http.delete(`/admin/services/${id}`, z.object({}));
});

it('corrects a bad cell in the page, checks again and imports all rows', async () => {
  const price = await cell('السعر الأساسي بالدولار، السطر 2');
  expect(price.value).toBe('كثير');
  expect(importButton().disabled).toBe(true);
  await user.clear(price);
  await user.type(price, '٢٥٠٠');
  expect(importButton().disabled).toBe(true);
  await checkAgain();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'السعر الأساسي بالدولار، السطر 2' })).toBeNull());
  expect(importButton().disabled).toBe(true);
  const region = screen.getByRole('region', { name: 'خانات تحتاج إلى تصحيح' });
  for (const input of within(region).getAllByRole('textbox')) {
    await user.clear(input);
    await user.type(input, '9');
  }
  await checkAgain();
  await waitFor(() => expect(importButton().disabled).toBe(false));
  expect(await readImported()).toEqual([]);
  await user.click(importButton());
  await waitFor(() => expect(currentUrl()).toBe('/admin/services'));
  const added = await readImported();
  expect(added.map((row) => [row.name_ar, row.basic_price, row.delivery_days_basic])).toEqual([
    ['خدمة مستوردة', 2500, 7],
    ['خدمة ثانية', 900, 9],
    ['ثالثة', 50, 9],
  ]);
});

it('keeps the corrections when the check fails, and explains why', async () => {
  const price = await cell('السعر الأساسي بالدولار، السطر 2');
  await user.clear(price);
  await user.type(price, '700');
  api.injectFault(/import/, faults.htmlError);
  await checkAgain();
  expect(await screen.findByText('تعذر فحص الملف')).toBeTruthy();
  expect((await cell('السعر الأساسي بالدولار، السطر 2')).value).toBe('700');
});

const target = (heading: string) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `الحقل المقابل للعمود «${heading}»` });

it('assigns the columns of a foreign file to fields before the check, and leaves others out', async () => {
  await cell('السعر الأساسي بالدولار، السطر 2');
  await choose('Service;السعر;Days;Remarks\nخدمة من ملف آخر;1800;12;سري\n', 'erp.csv');
  const name = await target('Service');
  expect((await target('السعر')).value).toBe('basic_price');
  expect(name.value).toBe('');
  await user.selectOptions(name, 'الاسم');
  await user.selectOptions(await target('Days'), 'أيام التسليم');
  const remarks = await target('Remarks');
  expect(within(remarks).getByRole<HTMLOptionElement>('option', { name: 'الاسم' }).disabled).toBe(true);
  expect(screen.getByText('3 من 4 أعمدة')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'فحص الملف' }));
  expect(await screen.findByText('تُهمل هذه الأعمدة: Remarks.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'استيراد صف واحد' }));
  await waitFor(() => expect(currentUrl()).toBe('/admin/services'));
  const [added] = await readImported();
  expect([added?.name_ar, added?.basic_price, added?.delivery_days_basic]).toEqual(['خدمة من ملف آخر', 1800, 12]);
});

it('shows what changes in the rows that it updates, before it saves them', async () => {
  await cell('السعر الأساسي بالدولار، السطر 2');
  const [first] = await readAll();
  await choose(`الرقم,أيام التسليم\n${first?.id},${(first?.delivery_days_basic ?? 0) + 500}\n`);
  const rows = await screen.findByRole('region', { name: 'صفوف ستُحدّث' });
  expect(within(rows).getByText(String(first?.delivery_days_basic))).toBeTruthy();
  expect(within(rows).getByText(String((first?.delivery_days_basic ?? 0) + 500))).toBeTruthy();
  expect((await readAll())[0]?.delivery_days_basic).toBe(first?.delivery_days_basic);
});

it('explains why a file that is no table cannot be read', async () => {
  await cell('السعر الأساسي بالدولار، السطر 2');
  await choose('PK\u0003\u0004\u0000', 'services.xlsx');
  expect(await screen.findByText(/الملف ليس جدول CSV/)).toBeTruthy();
});
