import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { service } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { faults } from 'testing/fault-proxy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const open = (at: string) => renderRemote({ modules: [routes], at });
const readAll = () => http.get('/admin/services?_sort=sort_order&_order=asc&_limit=100', z.array(service));
const table = () => screen.findByRole('table');
const names = async () =>
  [...(await table()).querySelectorAll('tbody tr')].map((row) => row.querySelector('b')?.textContent);
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => user.click(screen.getByRole('button', { name: 'حفظ' }));

/** A service of its own for each test, removed afterwards. */
let own = { id: 0, updated_at: '' };
const changeElsewhere = (fields: object) => http.patch(`/admin/services/${own.id}`, fields, service);

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  toasts.length = 0;
  own = await http.post(
    '/admin/services',
    {
      name_ar: 'خدمة للتجربة',
      basic_price: 11,
      delivery_days_basic: 7,
      steps: [{ title: 'البداية', text: '', days: 2 }],
    },
    service,
  );
});
afterEach(async () => {
  await api.clearFaults();
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
  await http.delete(`/admin/services/${own.id}`, z.object({})).catch(() => undefined);
});

describe('the list of services', () => {
  it('shows the services in the order of the site, with tabs that count', async () => {
    open('/admin/services');
    const all = await readAll();
    expect(await names()).toEqual(all.map(({ name_ar }) => name_ar));
    const tabs = screen.getByRole('navigation', { name: 'طرق عرض محفوظة' });
    await waitFor(() => expect(within(tabs).getByRole('link', { name: `الكل ${all.length}` })).toBeTruthy());
  });

  it('filters by a range of prices in Arabic-Indic digits', async () => {
    open('/admin/services');
    await table();
    await user.click(screen.getByRole('button', { name: 'السعر', expanded: false }));
    await user.type(screen.getByLabelText('إلى (دولار)'), '١٢');
    await user.click(screen.getByRole('button', { name: 'تطبيق' }));
    await waitFor(async () => expect(await names()).toEqual(['خدمة للتجربة']));
    expect(currentUrl()).toBe('/admin/services?basic_price_lte=12');
    await user.click(screen.getByRole('button', { name: 'إزالة التصفية «السعر: إلى 12»' }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/services'));
  });

  it('hides a service at once, takes it back, and shows it again when saving fails', async () => {
    open('/admin/services');
    await table();
    const visible = screen.getByRole<HTMLInputElement>('switch', { name: 'إظهار خدمة للتجربة في الموقع' });
    api.injectFault(/admin\/services\/\d+/, faults.htmlError);
    await user.click(visible);
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['تعذر حفظ «خدمة للتجربة»']));
    expect(visible.checked).toBe(true);
    await api.clearFaults();
    await user.click(visible);
    const isActive = async () => (await readAll()).find(({ id }) => id === own.id)?.is_active;
    await waitFor(async () => expect(await isActive()).toBe(false));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('«خدمة للتجربة»: مخفي عن الموقع'));
    toasts.at(-1)?.action?.run();
    await waitFor(async () => expect(await isActive()).toBe(true));
  });

  it('changes a price in its row, and shows the old one again when it is refused', async () => {
    open(`/admin/services?q=${encodeURIComponent('خدمة للتجربة')}`);
    const price = () => screen.findByRole('button', { name: /^السعر، خدمة للتجربة/ });
    await user.click(await price());
    const input = screen.getByRole('textbox', { name: 'السعر، خدمة للتجربة' });
    await user.clear(input);
    await user.type(input, 'كثير{Enter}');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.clear(input);
    await user.type(input, '٢٥٠{Enter}');
    await waitFor(async () => expect((await readAll()).find(({ id }) => id === own.id)?.basic_price).toBe(250));
    await waitFor(async () => expect((await price()).textContent).toContain('250'));
    expect(document.activeElement).toBe(await price());
    api.injectFault(/admin\/services\/\d+/, faults.htmlError);
    await user.click(await price());
    await user.type(screen.getByRole('textbox', { name: 'السعر، خدمة للتجربة' }), '9{Enter}');
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('تعذر حفظ «خدمة للتجربة»'));
    await waitFor(async () => expect((await price()).textContent).toContain('250'));
    await user.click(await price());
    await user.type(screen.getByRole('textbox', { name: 'السعر، خدمة للتجربة' }), '7{Escape}');
    expect((await price()).textContent).toContain('250');
  });

  it('saves a number by its tick, not by leaving it, and takes it back', async () => {
    open('/admin/services?basic_price_lte=12');
    const stored = async () => (await readAll()).find(({ id }) => id === own.id)?.basic_price;
    await user.click(await screen.findByRole('button', { name: /^السعر، خدمة للتجربة/ }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'السعر، خدمة للتجربة' });
    await user.clear(input);
    await user.type(input, '77');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(input.value).toBe('77');
    expect(await stored()).toBe(11);
    await user.click(screen.getByRole('button', { name: 'حفظ السعر، خدمة للتجربة' }));
    await waitFor(async () => expect(await stored()).toBe(77));
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('تراجع'));
    toasts.at(-1)?.action?.run();
    await waitFor(async () => expect(await stored()).toBe(11));
  });

  it('moves the first package together with the price', async () => {
    const packages = [{ name: 'الأساسية', price: 11, days: 7, items: [] }];
    await changeElsewhere({ packages });
    open('/admin/services?basic_price_lte=12');
    await user.click(await screen.findByRole('button', { name: /^السعر، خدمة للتجربة/ }));
    const input = screen.getByRole('textbox', { name: 'السعر، خدمة للتجربة' });
    await user.clear(input);
    await user.type(input, '90{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/للباقة الأولى «الأساسية»/)).toBeTruthy();
    expect((await readAll()).find(({ id }) => id === own.id)?.basic_price).toBe(11);
    await user.click(question.getByRole('button', { name: 'تغييرهما معاً' }));
    await waitFor(async () => {
      const saved = (await readAll()).find(({ id }) => id === own.id);
      expect([saved?.basic_price, saved?.packages[0]?.price]).toEqual([90, 90]);
    });
  });

  it('selects rows and hides them together', async () => {
    open('/admin/services?basic_price_lte=12');
    await user.click(await screen.findByRole('checkbox', { name: 'تحديد خدمة للتجربة' }));
    const bar = screen.getByRole('group', { name: 'إجراءات على الصفوف المحددة' });
    expect(within(bar).getByRole('status').textContent).toBe('حُدّد 1 من 1');
    await user.click(within(bar).getByRole('button', { name: 'إخفاء' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'إخفاء المحدد: خدمة واحدة' }));
    expect(await dialog.findByText(/ظاهرة واحدة/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'إخفاء المحدد' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['اختفى من الموقع خدمة واحدة']));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'إجراءات على الصفوف المحددة' })).toBeNull());
  });

  it('deletes a service after a confirmation, and takes it back', async () => {
    open('/admin/services');
    await table();
    await user.click(screen.getByRole('button', { name: 'حذف خدمة للتجربة' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'حذف «خدمة للتجربة»؟' }));
    expect(await dialog.findByText(/سلة المحذوفات 30 يوماً/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'حذف' }));
    await waitFor(async () => expect(await names()).not.toContain('خدمة للتجربة'));
    expect(toasts.map(({ title }) => title)).toEqual(['انتقل إلى سلة المحذوفات «خدمة للتجربة»']);
    toasts[0]?.action?.run();
    await waitFor(async () => expect(await names()).toContain('خدمة للتجربة'));
  });
});

describe('the form of a service', () => {
  it('creates a service with steps and stays in it', async () => {
    open('/admin/services/new');
    expect((await field(/^الوصف بالإنجليزية/)).dir).toBe('ltr');
    await user.type(await field(/^اسم الخدمة/), 'دراسة سريعة');
    await user.type(await field(/^السعر الأساسي/), '٢٬٥٠٠');
    await user.type(await field(/^مدة التسليم/), '10');
    await user.click(screen.getByRole('button', { name: 'إضافة خطوة' }));
    const step = screen.getByRole('group', { name: 'خطوة 1' });
    await user.type(within(step).getByLabelText(/^عنوان الخطوة/), 'جمع البيانات');
    await user.type(within(step).getByLabelText(/^الأيام/), '٣');
    await save();
    await screen.findByRole('heading', { level: 1, name: 'دراسة سريعة' });
    const created = (await readAll()).find(({ name_ar }) => name_ar === 'دراسة سريعة');
    expect(currentUrl()).toBe(`/admin/services/edit/${created?.id}`);
    expect((await field(/^اسم الخدمة/)).value).toBe('دراسة سريعة');
    expect(created).toMatchObject({ basic_price: 2500, steps: [{ title: 'جمع البيانات', days: 3 }] });
    await http.delete(`/admin/services/${created?.id}`, z.object({}));
  });

  it('copies a service, hidden from the site at first', async () => {
    open(`/admin/services/edit/${own.id}`);
    await user.click(await screen.findByRole('link', { name: 'إنشاء نسخة' }));
    await screen.findByRole('heading', { level: 1, name: 'خدمة جديدة' });
    const name = await field(/^اسم الخدمة/);
    expect(name.value).toBe('خدمة للتجربة');
    await user.type(name, ' مرة ثانية');
    await save();
    await screen.findByRole('heading', { level: 1, name: 'خدمة للتجربة مرة ثانية' });
    const copied = (await readAll()).find(({ name_ar }) => name_ar === 'خدمة للتجربة مرة ثانية');
    expect(currentUrl()).toBe(`/admin/services/edit/${copied?.id}`);
    expect(copied).toMatchObject({ basic_price: 11, is_active: false, steps: [{ title: 'البداية', days: 2 }] });
    await http.delete(`/admin/services/${copied?.id}`, z.object({}));
  });

  it('shows errors at the fields, in repeated rows too, with links from the summary', async () => {
    open('/admin/services/new');
    await field(/^اسم الخدمة/);
    await user.click(screen.getByRole('button', { name: 'إضافة خطوة' }));
    await save();
    const summary = await screen.findByRole('group', { name: 'راجع الحقول التالية:' });
    expect(within(summary).getAllByRole('link').length).toBeGreaterThanOrEqual(4);
    const title = within(screen.getByRole('group', { name: 'خطوة 1' })).getByLabelText(/^عنوان الخطوة/);
    expect(title.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows the page as search engines and WhatsApp show it, while its texts are typed', async () => {
    open(`/admin/services/edit/${own.id}`);
    await user.type(await field(/^عنوان الصفحة/), 'دراسة جدوى للمصانع الصغيرة');
    const previews = screen.getAllByRole('figure').filter(({ textContent }) => textContent?.includes('للمصانع'));
    expect(previews).toHaveLength(2);
    expect(screen.getByText(/26 حرفاً/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'تراجع عن الكل' }));
  });

  it('counts the unsaved changes and undoes them', async () => {
    open(`/admin/services/edit/${own.id}`);
    const name = await field(/^اسم الخدمة/);
    const bar = screen.getByRole('group', { name: 'حفظ التغييرات' });
    const button = within(bar).getByRole('button', { name: 'حفظ' });
    expect(within(bar).getByRole('status').textContent).toBe('كل التغييرات محفوظة');
    expect([button.getAttribute('aria-disabled'), getComputedStyle(bar).position]).toEqual(['true', '']);
    // Enter in a field and the button itself have nothing to save.
    await user.type(name, '{Enter}');
    await user.click(button);
    expect(toasts).toEqual([]);
    await user.type(name, ' جديدة');
    expect([button.getAttribute('aria-disabled'), getComputedStyle(bar).position]).toEqual([null, 'sticky']);
    await user.type(await field(/^الوصف المختصر/), 'وصف');
    await waitFor(() => expect(within(bar).getByRole('status').textContent).toBe('تغييران لم يُحفظا'));
    await user.click(within(bar).getByRole('button', { name: 'تراجع عن الكل' }));
    expect(name.value).toBe('خدمة للتجربة');
  });

  it('asks before leaving with unsaved changes, and restores them later', async () => {
    const { page } = open(`/admin/services/edit/${own.id}`);
    await user.type(await field(/^اسم الخدمة/), ' جديدة');
    await user.click(screen.getByRole('link', { name: 'الخدمات', current: false }));
    const question = await screen.findByRole('alertdialog', { name: 'لديك تغييرات لم تُحفظ' });
    await user.click(within(question).getByRole('button', { name: 'متابعة التحرير' }));
    expect(currentUrl()).toBe(`/admin/services/edit/${own.id}`);
    page.unmount();
    open(`/admin/services/edit/${own.id}`);
    expect((await field(/^اسم الخدمة/)).value).toBe('خدمة للتجربة جديدة');
    await user.click(screen.getByRole('button', { name: 'تجاهل المسودة' }));
    await waitFor(async () => expect((await field(/^اسم الخدمة/)).value).toBe('خدمة للتجربة'));
  });

  it('refuses a price that contradicts the packages, and offers to move the first package', async () => {
    await changeElsewhere({ packages: [{ name: 'الأساسية', price: 11, days: 7, items: [] }] });
    open(`/admin/services/edit/${own.id}`);
    const price = await field(/^السعر الأساسي/);
    await user.clear(price);
    await user.type(price, '60');
    await user.tab();
    await save();
    await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
    expect((await readAll()).find(({ id }) => id === own.id)?.basic_price).toBe(11);
    expect(screen.getByText(/^سعر الباقة الأولى «الأساسية»/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^جعل سعرها .*60/ }));
    await save();
    await waitFor(async () => {
      const saved = (await readAll()).find(({ id }) => id === own.id);
      expect([saved?.basic_price, saved?.packages[0]?.price]).toEqual([60, 60]);
    });
  });

  it('merges with what another tab of the same person saved, field by field', async () => {
    open(`/admin/services/edit/${own.id}`);
    await user.type(await field(/^اسم الخدمة/), ' جديدة');
    const price = await field(/^السعر الأساسي/);
    await user.clear(price);
    await user.type(price, '1000');
    await changeElsewhere({ basic_price: 1100, short_description_ar: 'من زميل' });
    await save();
    const dialog = await screen.findByRole('dialog', { name: /حفظٌ أحدث من علامة تبويب أخرى لك/ });
    const prices = within(dialog).getByRole('group', { name: 'السعر الأساسي بالدولار' });
    await user.click(within(prices).getByRole('radio', { name: 'ما حفظته من علامة تبويب أخرى لك' }));
    await user.click(within(dialog).getByRole('button', { name: 'دمج وحفظ' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['حُفظت التغييرات']));
    expect((await readAll()).find(({ id }) => id === own.id)).toMatchObject({
      name_ar: 'خدمة للتجربة جديدة',
      basic_price: 1100,
      short_description_ar: 'من زميل',
    });
  });

  it('keeps the own version, or takes the saved one', async () => {
    open(`/admin/services/edit/${own.id}`);
    const name = await field(/^اسم الخدمة/);
    await user.type(name, ' لي');
    await changeElsewhere({ name_ar: 'خدمة زميلي' });
    await save();
    await user.click(await screen.findByRole('button', { name: 'استخدام النسخة المحفوظة' }));
    expect(name.value).toBe('خدمة زميلي');
    await user.type(name, ' ولي');
    await changeElsewhere({ name_ar: 'خدمة زميلي الأخيرة' });
    await save();
    await user.click(await screen.findByRole('button', { name: 'حفظ نسختي كلها' }));
    await waitFor(async () =>
      expect((await readAll()).find(({ id }) => id === own.id)?.name_ar).toBe('خدمة زميلي ولي'),
    );
  });

  it('explains that a service does not exist', async () => {
    open('/admin/services/edit/99999');
    expect(await screen.findByRole('heading', { name: 'هذا العنصر غير موجود' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'العودة إلى القائمة' }).getAttribute('href')).toBe('/admin/services');
  });
});

describe('the order of the services', () => {
  const order = async () => (await readAll()).map(({ name_ar }) => name_ar);
  const move = (name: string) => user.click(screen.getByRole('button', { name }));

  it('moves a service by button, by position and by key, and undoes the last move', async () => {
    open('/admin/services/order');
    await screen.findByRole('button', { name: 'نقل خدمة للتجربة إلى أعلى' });
    const before = await order();
    await move('نقل خدمة للتجربة إلى أعلى');
    await waitFor(async () => expect((await order()).indexOf('خدمة للتجربة')).toBe(before.length - 2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'موضع خدمة للتجربة' }), '1');
    await waitFor(async () => expect((await order())[0]).toBe('خدمة للتجربة'));
    expect(screen.getByText(`صار «خدمة للتجربة» في الموضع 1 من ${before.length}، وحُفظ الترتيب.`)).toBeTruthy();
    const grip = screen.getByRole('button', { name: 'ترتيب خدمة للتجربة' });
    grip.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect((await order())[1]).toBe('خدمة للتجربة'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ترتيب خدمة للتجربة' })),
    );
    await user.click(screen.getByRole('button', { name: 'تراجع' }));
    await waitFor(async () => expect((await order())[0]).toBe('خدمة للتجربة'));
  });

  it('restores the order of the server when saving fails', async () => {
    open('/admin/services/order');
    await screen.findByRole('button', { name: 'نقل خدمة للتجربة إلى أعلى' });
    api.injectFault(/reorder/, faults.htmlError);
    await move('نقل خدمة للتجربة إلى أعلى');
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['تعذر حفظ الترتيب']));
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').findLast((item) => item.querySelector('select'))?.textContent).toContain(
        'خدمة للتجربة',
      ),
    );
  });
});
