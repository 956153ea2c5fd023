import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { article } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const read = (id: number) => http.get(`/admin/articles/${id}`, article);
const addDeleted = async (title: string, slug: string) => {
  const row = await http.post('/admin/articles', { title_ar: title, slug }, article);
  await http.delete(`/admin/articles/${row.id}`, z.object({}));
  return row;
};

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  toasts.length = 0;
});

describe('the bin of a list', () => {
  it('opens from the list, says how long a row stays, and restores it', async () => {
    const { id } = await addDeleted('مقال حُذف سهواً', 'by-mistake');
    renderRemote({ modules: [routes], at: '/admin/articles' });
    await user.click(await screen.findByRole('link', { name: 'سلة المحذوفات' }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/articles/deleted'));
    const row = (await screen.findByText('مقال حُذف سهواً')).closest('tr');
    expect(row?.textContent).toMatch(/(?:29|30)\u00A0يوماً/);
    await user.click(screen.getByRole('button', { name: 'استعادة مقال حُذف سهواً' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('استُعيد «مقال حُذف سهواً» كما كان'));
    expect((await read(id)).slug).toBe('by-mistake');
    await waitFor(() => expect(screen.queryByText('مقال حُذف سهواً')).toBeNull());
  });

  it('asks for another slug when somebody uses the old one', async () => {
    const { id } = await addDeleted('مقال برابط مأخوذ', 'taken-slug');
    await http.post('/admin/articles', { title_ar: 'غيره', slug: 'taken-slug' }, article);
    renderRemote({ modules: [routes], at: '/admin/articles/deleted' });
    await user.click(await screen.findByRole('button', { name: 'استعادة مقال برابط مأخوذ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'الرابط المختصر مستخدم' }));
    await user.type(dialog.getByLabelText('الرابط المختصر الجديد'), 'free-slug{Enter}');
    await waitFor(async () => expect((await read(id)).slug).toBe('free-slug'));
  });

  it('deletes for good only once the name is typed', async () => {
    await addDeleted('مقال للحذف النهائي', 'for-good');
    renderRemote({ modules: [routes], at: '/admin/articles/deleted' });
    await user.click(await screen.findByRole('button', { name: 'حذف مقال للحذف النهائي نهائياً' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'حذف «مقال للحذف النهائي» نهائياً؟' }));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'حذف نهائي' });
    await user.type(dialog.getByLabelText('اكتب «مقال للحذف النهائي» للتأكيد'), 'مقال');
    expect(confirm.disabled).toBe(true);
    await user.type(dialog.getByLabelText('اكتب «مقال للحذف النهائي» للتأكيد'), ' للحذف النهائي');
    await user.click(confirm);
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('حُذف «مقال للحذف النهائي» نهائياً'));
    await waitFor(() => expect(screen.queryByText('مقال للحذف النهائي')).toBeNull());
  });
});
