import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { article, articleRow, type Article } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const FUTURE = '2099-05-01T09:00:00.000Z';
const articles = z.array(articleRow);
const own = () => http.get('/admin/articles?title_ar_like=الزعفران&_sort=id', articles);
const statuses = async () => (await own()).map(({ status, published_at }) => [status, published_at]);
const add = (title: string, fields: object): Promise<Article> =>
  http.post(
    '/admin/articles',
    { title_ar: `الزعفران ${title}`, body_html: '<p>نص</p>', category: 'أدلة', ...fields },
    article,
  );
const bar = () => within(screen.getByRole('group', { name: 'إجراءات على الصفوف المحددة' }));
const selectPage = async () => user.click(await screen.findByRole('checkbox', { name: 'تحديد كل صفوف هذه الصفحة' }));
const ask = async (action: string) => {
  await user.click(bar().getByRole('button', { name: action }));
  return within(await screen.findByRole('alertdialog'));
};

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  toasts.length = 0;
  const ids = (await own()).map(({ id }) => id);
  if (ids.length > 0) await http.post('/admin/articles/bulk', { action: 'delete', ids }, z.unknown());
  await add('الأول', { status: 'published' });
  await add('الثاني', { status: 'scheduled', published_at: FUTURE });
  await add('الثالث', {});
  renderRemote({ modules: [routes], at: '/admin/articles?q=الزعفران' });
});

describe('an action on several rows', () => {
  it('says how many leave the site and in which states, and gives each its own state back', async () => {
    const before = await statuses();
    await selectPage();
    const dialog = await ask('أرشفة');
    expect(await dialog.findByText('سيختفي من الموقع 3 مقالات: مسودة واحدة، ومجدول واحد، ومنشور واحد.')).toBeTruthy();
    expect(dialog.getByText(/«الزعفران الثالث»، «الزعفران الثاني»، «الزعفران الأول»/)).toBeTruthy();
    expect(dialog.getByText('لن يُنشر المجدول في موعده (1).')).toBeTruthy();
    expect((await statuses()).map(([status]) => status)).not.toContain('archived');
    await user.click(dialog.getByRole('button', { name: 'أرشفة المحدد' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('اختفى من الموقع 3\u00A0مقالات'));
    expect((await statuses()).map(([status]) => status)).toEqual(['archived', 'archived', 'archived']);
    toasts.at(-1)?.action?.run();
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('عاد كما كان: 3\u00A0مقالات'));
    expect(await statuses()).toEqual(before);
  });

  it('leaves a schedule unless it is told otherwise', async () => {
    await selectPage();
    const dialog = await ask('نشر');
    expect(await dialog.findByText('سيظهر في الموقع الآن مقال واحد: مسودة واحدة.')).toBeTruthy();
    expect(dialog.getByText('المجدول يبقى في موعده (1).')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'نشر المحدد' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('ظهر في الموقع مقال واحد'));
    expect((await statuses())[1]).toEqual(['scheduled', FUTURE]);
    await selectPage();
    const again = await ask('نشر');
    await user.click(await again.findByRole('checkbox', { name: /انشر المجدول الآن أيضاً/ }));
    await user.click(again.getByRole('button', { name: 'نشر المحدد' }));
    await waitFor(async () => expect((await statuses())[1]?.[0]).toBe('published'));
  });

  it('names the rows that stay as they were, with their fields and links', async () => {
    const { id } = await add('بلا نص', { body_html: '', category: '' });
    await user.clear(await screen.findByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'الزعفران بلا');
    await user.click(await screen.findByRole('checkbox', { name: 'تحديد الزعفران بلا نص' }));
    await user.click((await ask('نشر')).getByRole('button', { name: 'نشر المحدد' }));
    const left = within(await screen.findByRole('dialog', { name: 'لم يتغير: مقال واحد' }));
    expect(left.getByRole('link', { name: 'الزعفران بلا نص' }).getAttribute('href')).toBe(`/admin/articles/edit/${id}`);
    expect(left.getByText(/^المحتوى: /)).toBeTruthy();
    expect(left.getByText(/^التصنيف: /)).toBeTruthy();
  });

  it('forgets the selection when the search changes', async () => {
    await selectPage();
    expect(bar().getByText('حُدّد 3 من 3')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), ' الأول');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'إجراءات على الصفوف المحددة' })).toBeNull());
  });

  it('forgets the selection when the order or the tab changes', async () => {
    const expectNone = () =>
      waitFor(() => expect(screen.queryByRole('group', { name: 'إجراءات على الصفوف المحددة' })).toBeNull());
    await selectPage();
    await user.click(screen.getByRole('button', { name: /^العنوان/ }));
    await expectNone();
    await selectPage();
    await user.click(
      within(screen.getByRole('navigation', { name: 'طرق عرض محفوظة' })).getByRole('link', { name: /^منشور/ }),
    );
    await expectNone();
  });
});
