import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { service } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const OWN = 'خدمة الكثرة';
/** More than one bulk request takes. */
const COUNT = 505;
const rows = z.array(z.pick(service, { id: true, is_active: true }));
const read = async () => {
  const pages = await Promise.all(
    [1, 2].map((page) => http.get(`/admin/services?q=${OWN}&_sort=id&_page=${page}&_limit=300`, rows)),
  );
  return pages.flat();
};

const add = async (from: number, to: number) => {
  const lines = Array.from({ length: to - from }, (_, index) => `${OWN} ${from + index},100,3`);
  const table = `\uFEFFالاسم,السعر الأساسي بالدولار,أيام التسليم\n${lines.join('\n')}\n`;
  await http.post('/admin/services/import', new TextEncoder().encode(table).buffer, z.unknown(), {
    headers: { 'content-type': 'text/csv' },
  });
};

const signIn = () => signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });

/** Other files of this worker list the services of the seed. */
afterAll(async () => {
  await signIn();
  const ids = (await read()).map(({ id }) => id);
  for (const part of [ids.slice(0, 300), ids.slice(300)])
    if (part.length > 0) await http.post('/admin/services/bulk', { action: 'delete', ids: part }, z.unknown());
});

it('hides more than 500 selected rows by their filter, in parts, and gives them back', async () => {
  await signIn();
  await add(0, 300);
  await add(300, COUNT);
  renderRemote({ modules: [routes], at: `/admin/services?q=${encodeURIComponent(OWN)}` });
  await user.click(await screen.findByRole('checkbox', { name: 'تحديد كل صفوف هذه الصفحة' }));
  const bar = within(screen.getByRole('group', { name: 'إجراءات على الصفوف المحددة' }));
  await user.click(bar.getByRole('button', { name: /505/ }));
  expect(await bar.findByText('حُدّد 505 من 505')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'إخفاء' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /505/ }));
  const hide = dialog.getByRole<HTMLButtonElement>('button', { name: 'إخفاء المحدد' });
  await waitFor(() => expect(hide.disabled).toBe(false));
  api.requestedPaths.length = 0;
  await user.click(hide);
  expect(await dialog.findByText(/^نُفّذ \d+ من 505$/)).toBeTruthy();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('اختفى من الموقع 505\u00A0خدمات'));
  expect(api.requestedPaths.filter((path) => path.endsWith('/services/bulk'))).toHaveLength(6);
  expect((await read()).filter(({ is_active }) => is_active)).toHaveLength(0);
  toasts.at(-1)?.action?.run();
  await waitFor(async () => expect((await read()).filter(({ is_active }) => is_active)).toHaveLength(COUNT));
});
