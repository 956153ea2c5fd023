import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slider } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup({ applyAccept: false });
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const open = (at: string) => renderRemote({ modules: [routes], at });
const readAll = () => http.get('/admin/sliders?_sort=sort_order&_order=asc&_limit=100', z.array(slider));
const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  toasts.length = 0;
});

describe('the list of slides', () => {
  it('shows the slides in the order of the site, with the switch that hides them', async () => {
    open('/admin/sliders');
    const table = await screen.findByRole('table');
    const titles = [...table.querySelectorAll('tbody b')].map(({ textContent }) => textContent);
    expect(titles).toEqual((await readAll()).map(({ title_ar }) => title_ar));
    expect(within(table).getAllByRole('switch')).toHaveLength(titles.length);
  });
});

describe('the form of a slide', () => {
  it('creates a slide and warns that one without a picture does not appear', async () => {
    open('/admin/sliders/new');
    await user.type(await field(/^العنوان\*?$/), 'شريحة للتجربة');
    const checks = screen.getByRole('region', { name: 'فحص الشريحة' });
    expect(within(checks).getByText('لا صورة للشريحة، ولن تظهر في الموقع')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await screen.findByRole('heading', { level: 1, name: 'شريحة للتجربة' });
    const created = (await readAll()).find(({ title_ar }) => title_ar === 'شريحة للتجربة');
    expect(currentUrl()).toBe(`/admin/sliders/edit/${created?.id}`);
    expect(created).toMatchObject({ desktop_image: null, is_active: true });
    await http.delete(`/admin/sliders/${created?.id}`, z.object({}));
  });

  it('explains why a file cannot be uploaded', async () => {
    open('/admin/sliders/new');
    const picture = await field(/^صورة سطح المكتب/);
    await user.upload(picture, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/هذا الملف ليس صورة من الأنواع المقبولة/)).toBeTruthy();
    await user.upload(picture, new File([new Uint8Array(6 * 1024 * 1024)], 'big.png', { type: 'image/png' }));
    expect(await screen.findByText(/حجم الصورة 6 ميغابايت/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'إخفاء التنبيه' }));
    expect(screen.queryByText(/حجم الصورة/)).toBeNull();
  });

  it('says that a picture is damaged, in place of a dialog that cannot show it', async () => {
    open('/admin/sliders/new');
    const picture = await field(/^صورة سطح المكتب/);
    await user.upload(picture, new File(['no picture at all'], 'broken.png', { type: 'image/png' }));
    const dialog = await screen.findByRole('dialog', { name: 'قص الصورة' });
    fireEvent.error(within(dialog).getByRole('img', { name: 'الصورة قبل القص' }));
    expect(await screen.findByText('تعذر فتح الصورة. قد يكون الملف تالفاً.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the sentence about a failed upload away on demand', async () => {
    const [first] = await readAll();
    api.injectFault(/\/admin\/uploads/, faults.jsonError);
    open(`/admin/sliders/edit/${first?.id}`);
    await user.upload(
      await field(/^صورة سطح المكتب/),
      new File([new Uint8Array(100)], 'wide.png', { type: 'image/png' }),
    );
    const image = within(await screen.findByRole('dialog')).getByRole('img', { name: 'الصورة قبل القص' });
    Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 900 } });
    fireEvent.load(image);
    await user.click(screen.getByRole('button', { name: 'قص ورفع' }));
    expect(await screen.findByRole('button', { name: 'إعادة المحاولة' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'إخفاء التنبيه' }));
    expect(screen.queryByRole('button', { name: 'إعادة المحاولة' })).toBeNull();
    await api.clearFaults();
  });

  it('removes the picture of a slide', async () => {
    const [first] = await readAll();
    open(`/admin/sliders/edit/${first?.id}`);
    await user.click(await screen.findByRole('button', { name: 'إزالة صورة الجوال' }));
    const checks = screen.getByRole('region', { name: 'فحص الشريحة' });
    expect(within(checks).getByText('لا صورة للجوال، وستُقتطع صورة سطح المكتب')).toBeTruthy();
    expect(screen.getByText('تغيير واحد لم يُحفظ')).toBeTruthy();
  });

  it('refuses an unsafe link of the button', async () => {
    open('/admin/sliders/new');
    await user.type(await field(/^العنوان\*?$/), 'شريحة للتجربة');
    await user.type(await field(/^رابط الزر/), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    expect((await field(/^رابط الزر/)).getAttribute('aria-invalid')).toBe('true');
    expect(currentUrl()).toBe('/admin/sliders/new');
  });
});

describe('the order of the slides', () => {
  it('shows that there is nothing to order, once the last slide is deleted', async () => {
    for (const { id } of await readAll()) await http.delete(`/admin/sliders/${id}`, z.object({}));
    open('/admin/sliders/order');
    expect(await screen.findByRole('heading', { level: 2, name: 'لا شيء لترتيبه بعد' })).toBeTruthy();
    expect(screen.queryByText(/اسحب من المقبض/)).toBeNull();
  });
});
