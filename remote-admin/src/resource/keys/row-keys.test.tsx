import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { article, articleRow, service } from 'shared-lib/contracts';
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

const own = () => http.get('/admin/articles?title_ar_like=الكركم&_sort=title_ar', z.array(articleRow));
const statuses = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await own()).map(({ title_ar, status }) => [title_ar.split(' ')[1] ?? '', status]));
const focused = () => document.activeElement?.textContent ?? '';
const dialog = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }));

beforeEach(async () => {
  toasts.length = 0;
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('the keys of a list of content', () => {
  beforeEach(async () => {
    const ids = (await own()).map(({ id }) => id);
    if (ids.length > 0) await http.post('/admin/articles/bulk', { action: 'delete', ids }, z.unknown());
    // The newest stands first.
    for (const name of ['ج', 'ب', 'أ'])
      await http.post(
        '/admin/articles',
        { title_ar: `الكركم ${name}`, body_html: '<p>نص</p>', category: 'أدلة', status: 'published' },
        article,
      );
    renderRemote({ modules: [routes], at: '/admin/articles?q=الكركم' });
    await screen.findByRole('link', { name: 'الكركم أ' });
  });

  it('move with J and K, and archive the current row with E, which Z takes back', async () => {
    await user.keyboard('[KeyJ]');
    expect(focused()).toBe('الكركم أ');
    await user.keyboard('[KeyJ][KeyJ][KeyK]');
    expect(focused()).toBe('الكركم ب');
    await user.keyboard('[KeyE]');
    const question = await dialog('أرشفة «الكركم ب»؟');
    await question.findByText(/^سيختفي من الموقع/);
    await user.click(await question.findByRole('button', { name: 'أرشفة' }));
    await waitFor(async () => expect(await statuses()).toEqual({ أ: 'published', ب: 'archived', ج: 'published' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(focused()).toBe('الكركم ب');
    await user.keyboard('[KeyZ]');
    await waitFor(async () => expect((await statuses()).ب).toBe('published'));
  });

  it('select with X, act on the selection, and delete to the bin', async () => {
    await user.keyboard('[KeyJ][KeyX][KeyJ][KeyX]');
    expect(screen.getByText('حُدّد 2 من 3')).toBeTruthy();
    await user.keyboard('[KeyE]');
    const question = await dialog('أرشفة المحدد: مقالان');
    expect(await question.findByText('سيختفي من الموقع مقالان: منشوران.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'أرشفة المحدد' }));
    await waitFor(async () => expect(await statuses()).toEqual({ أ: 'archived', ب: 'archived', ج: 'published' }));
    await user.keyboard('[KeyJ]{Delete}');
    const removal = await dialog('حذف «الكركم ج»؟');
    await removal.findByText(/^سينتقل إلى سلة المحذوفات/);
    await user.click(await removal.findByRole('button', { name: 'حذف' }));
    await waitFor(async () => expect(Object.keys(await statuses())).toEqual(['أ', 'ب']));
  });

  it('leave letters to the field of the search', async () => {
    await user.type(screen.getByRole('searchbox'), 'xe');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('group', { name: 'إجراءات على الصفوف المحددة' })).toBeNull();
  });
});

it('J at the last row turns the page, and K at the first one turns back', async () => {
  const all = await http.get('/admin/articles', z.array(articleRow));
  for (let index = all.length; index <= 26; index += 1)
    await http.post('/admin/articles', { title_ar: `للصفحات ${index}`, body_html: '', category: 'أدلة' }, article);
  renderRemote({ modules: [routes], at: '/admin/articles' });
  const titles = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]);
  await waitFor(() => expect(titles()).toHaveLength(25));
  act(() => titles().at(-1)?.focus());
  await user.keyboard('[KeyJ]');
  await waitFor(() => expect(currentUrl()).toContain('page=2'));
  await waitFor(() => expect(document.activeElement).toBe(titles()[0]));
  await user.keyboard('[KeyK]');
  await waitFor(() => expect(currentUrl()).not.toContain('page=2'));
  await waitFor(() => expect(document.activeElement).toBe(titles().at(-1)));
});

it('E hides a service and P shows it, and the list of shortcuts names the keys', async () => {
  const [first] = await http.get('/admin/services?_sort=sort_order&is_active=true', z.array(service));
  const isActive = async () => (await http.get(`/admin/services/${first?.id}`, service)).is_active;
  renderRemote({ modules: [routes], at: '/admin/services?is_active=true' });
  await within(await screen.findByRole('table')).findByRole('link', { name: first?.name_ar ?? '' });
  await user.keyboard('[KeyJ][KeyE]');
  const question = await dialog(`إخفاء «${first?.name_ar}»؟`);
  await question.findByText(/^سيختفي من الموقع/);
  await user.click(question.getByRole('button', { name: 'إخفاء' }));
  await waitFor(async () => expect(await isActive()).toBe(false));
  await user.keyboard('[KeyZ]');
  await waitFor(async () => expect(await isActive()).toBe(true));
  await user.keyboard('{Shift>}[Slash]{/Shift}');
  const list = within(await screen.findByRole('dialog', { name: 'اختصارات لوحة المفاتيح' }));
  const keys = within(list.getByRole('region', { name: /^في قوائم المحتوى/ }));
  expect(keys.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'J K',
    'Enter',
    'X',
    'P',
    'E',
    'D',
    'Delete',
    'Z',
  ]);
});
