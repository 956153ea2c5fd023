import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingSchedule, notification, paged, user as userContract } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { pdfFile } from 'testing/documents';
import { faults } from 'testing/fault-proxy';
import { multipartText } from 'testing/multipart';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const admin = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const open = (at: string) => renderRemote({ modules: [routes], at });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, select' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const find = async (email: string) => {
  const [row] = await http.get(`/admin/users?email=${encodeURIComponent(email)}`, z.array(userContract));
  if (!row) throw new Error(`no account ${email}`);
  return row;
};
const create = (email: string, fields: object) =>
  http.post('/admin/users', { name: 'حساب للتجربة', email, ...fields }, userContract);

beforeEach(async () => {
  toasts.length = 0;
  await signInAs(admin);
});

/** Later files of this worker count the accounts of the seed. */
afterAll(async () => {
  await signInAs(admin);
  const all = await http.get('/admin/users?_limit=100&email_like=@example.com', z.array(userContract));
  const own = all.filter(({ email }) => /^(?:new|waiting|suspended|linked|bulk)/.test(email));
  await Promise.all(own.map(({ id }) => http.delete(`/admin/users/${id}`, z.object({}))));
});

describe('the form of an account', () => {
  it.each(['/admin/users/new', '/admin/users/create'])('creates an account at %s', async (at) => {
    open(at);
    const email = `new-${at.length}@example.com`;
    expect(await screen.findByText('سجل جديد لم يُحفظ بعد')).toBeTruthy();
    await user.type(await field(/^الاسم/), 'سلوى الأحمد');
    await user.type(await field(/^البريد الإلكتروني/), 'salwa');
    await press('حفظ');
    expect((await screen.findAllByText('البريد الإلكتروني غير صحيح')).length).toBeGreaterThan(0);
    await user.clear(await field(/^البريد الإلكتروني/));
    await user.type(await field(/^البريد الإلكتروني/), email);
    await user.selectOptions(await field(/^الدور/), 'مستشار');
    await user.selectOptions(await field(/^الحالة/), 'بانتظار الموافقة');
    await press('حفظ');
    await screen.findByRole('heading', { level: 1, name: 'سلوى الأحمد' });
    const created = await find(email);
    expect(currentUrl()).toBe(`/admin/users/edit/${created?.id}`);
    expect(created).toMatchObject({ name: 'سلوى الأحمد', role: 'consultant', status: 'pending' });
  });

  it('saves with Ctrl S, by the position of the key', async () => {
    const { id } = await create('new-shortcut@example.com', {});
    open(`/admin/users/edit/${id}`);
    await user.type(await field(/^الشركة/), 'دار النخبة');
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(async () => expect((await find('new-shortcut@example.com')).company).toBe('دار النخبة'));
  });

  it('shows the message of the server at the field when the e-mail address is taken', async () => {
    open('/admin/users/new');
    await user.type(await field(/^الاسم/), 'سلوى الأحمد');
    await user.type(await field(/^البريد الإلكتروني/), admin.email);
    await press('حفظ');
    await waitFor(async () => expect((await field(/^البريد الإلكتروني/)).getAttribute('aria-invalid')).toBe('true'));
    expect((await field(/^الاسم/)).value).toBe('سلوى الأحمد');
  });

  it('approves a pending consultant with a word, after reading what the consultant wrote', async () => {
    const { id, email } = await create('waiting@example.com', {
      role: 'consultant',
      status: 'pending',
      password: 'Waiting-Harbour-31',
    });
    await signInAs({ email, password: 'Waiting-Harbour-31' });
    const profile = { specialty: 'الصناعات الغذائية', cv: 'عشر سنوات في دراسة المصانع.' };
    await http.put('/account/consultant-profile', profile, z.object({}));
    const file = multipartText('سيرة.pdf', pdfFile());
    await http.post('/account/consultant-profile/file', file.body, z.object({}), { headers: file.headers });
    await signInAs(admin);
    open(`/admin/users/edit/${id}`);
    expect(await screen.findByText('الصناعات الغذائية')).toBeTruthy();
    expect(screen.getByText('عشر سنوات في دراسة المصانع.')).toBeTruthy();
    const download = screen.getByRole('button', { name: 'تنزيل سيرة.pdf' });
    expect(within(download).getByText('سيرة.pdf').outerHTML).toMatch(/^<bdi dir="ltr"/);
    await press('الموافقة على المستشار');
    const dialog = await screen.findByRole('dialog', { name: 'الموافقة على حساب للتجربة؟' });
    await user.type(within(dialog).getByLabelText(/^كلمة مع الموافقة/), 'نبدأ بقطاع الأغذية.');
    await press('الموافقة وإرسال الرسالة');
    await waitFor(() =>
      expect(toasts.map(({ title }) => title)).toEqual(['اعتُمد حساب للتجربة مستشاراً، وأُرسلت إليه رسالة.']),
    );
    await waitFor(async () => expect((await find('waiting@example.com')).status).toBe('active'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'الموافقة على المستشار' })).toBeNull());
    expect((await screen.findByLabelText<HTMLSelectElement>(/^الحالة/)).value).toBe('active');
    expect(await screen.findByText('نبدأ بقطاع الأغذية.')).toBeTruthy();
    await signInAs({ email, password: 'Waiting-Harbour-31' });
    const sent = (await http.get('/account/notifications', paged(notification))).data;
    expect(sent.map(({ kind, title, body }) => [kind, title, body])).toEqual([
      ['account', 'اعتُمد حسابك مستشاراً', 'نبدأ بقطاع الأغذية.'],
    ]);
  });

  it('keeps the message and its button in place while what a consultant wrote is loaded again', async () => {
    const { id } = await find('pending@miqyas.example');
    const profile = new RegExp(`admin/users/${id}/consultant-profile`);
    api.injectFault(profile, faults.jsonError);
    open(`/admin/users/edit/${id}`);
    const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' });
    await api.clearFaults();
    api.injectFault(profile, faults.hang);
    await user.click(retry);
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    expect(retry.isConnected).toBe(true);
    expect(screen.getByText('تعذر تحميل البيانات')).toBeTruthy();
    await api.clearFaults();
  });

  it('sets the hours in which clients book a consultant', async () => {
    const { id } = await find('consultant@miqyas.example');
    open(`/admin/users/edit/${id}`);
    await user.click(await screen.findByRole('button', { name: 'ساعات المواعيد' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^ساعات مواعيد / }));
    // The panel and the rows in it have names of their own.
    expect(await dialog.findByRole('heading', { name: 'الساعات الأسبوعية' })).toBeTruthy();
    expect(dialog.getByRole('group', { name: 'فترات الأسبوع' })).toBeTruthy();
    expect(dialog.queryByRole('group', { name: 'الساعات الأسبوعية' })).toBeNull();
    const buffer = await dialog.findByLabelText(/^الاستراحة بين موعدين/);
    await user.clear(buffer);
    await user.type(buffer, '25');
    await user.click(dialog.getByRole('button', { name: 'حفظ الساعات' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts.map(({ title }) => title)).toContain('حُفظت ساعات المواعيد');
    const { data } = await http.get(`/admin/users/${id}/booking-hours`, z.object({ data: bookingSchedule }));
    expect(data.buffer_minutes).toBe(25);
    expect(data.hours.length).toBeGreaterThan(0);
  });

  it('rejects a pending consultant with a reason only', async () => {
    const { id } = await create('waiting-2@example.com', { role: 'consultant', status: 'pending' });
    open(`/admin/users/edit/${id}`);
    expect(await screen.findByText(/لم يكتب المستشار تخصصه ولا سيرته بعد/)).toBeTruthy();
    await press('رفض الطلب');
    await press('رفض الطلب وإرسال السبب');
    expect((await screen.findAllByText('اكتب ملاحظة توضح السبب')).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^سبب الرفض/), 'نبحث عن خبرة في القطاع الصحي.');
    await press('رفض الطلب وإرسال السبب');
    await waitFor(async () => expect((await find('waiting-2@example.com')).status).toBe('suspended'));
    expect(await screen.findByText('نبحث عن خبرة في القطاع الصحي.')).toBeTruthy();
  });

  it('suspends an account after a confirmation, and activates it again', async () => {
    const { id } = await create('suspended@example.com', {});
    open(`/admin/users/edit/${id}`);
    await field(/^الاسم/);
    await press('إيقاف الحساب');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'إيقاف الحساب' }));
    await waitFor(async () => expect((await find('suspended@example.com')).status).toBe('suspended'));
    await user.click(await screen.findByRole('button', { name: 'تفعيل الحساب' }));
    await waitFor(async () => expect((await find('suspended@example.com')).status).toBe('active'));
  });

  it('sends a password link and ends the sessions, and shows the receipts', async () => {
    const { id } = await create('linked@example.com', {});
    open(`/admin/users/edit/${id}`);
    await field(/^الاسم/);
    await press('إرسال رابط لكلمة المرور');
    await waitFor(() => expect(toasts.at(-1)?.title).toContain('linked@example.com'));
    await press('إنهاء كل الجلسات');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'إنهاء كل الجلسات' }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts.every(({ tone }) => tone === 'success')).toBe(true);
  });

  it('explains why the last administrator cannot be changed', async () => {
    const { id } = await find(admin.email);
    const second = await find('admin2@miqyas.example');
    await http.patch(`/admin/users/${second.id}`, { status: 'suspended' }, userContract);
    open(`/admin/users/edit/${id}`);
    expect(await screen.findByText(/هذا آخر حساب مدير نشط/)).toBeTruthy();
    expect((await field(/^الدور/)).disabled).toBe(true);
    expect((await field(/^الحالة/)).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'إيقاف الحساب' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull();
    await http.patch(`/admin/users/${second.id}`, { status: 'active' }, userContract);
  });

  it('offers neither suspension nor deletion of the own account', async () => {
    const { id } = await find(admin.email);
    open(`/admin/users/edit/${id}`);
    expect(await screen.findByText(/^هذا حسابك: لا تحذفه ولا توقفه/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'إيقاف الحساب' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'حذف' })).toBeNull();
    expect((await field(/^الدور/)).disabled).toBe(true);
    expect((await field(/^الحالة/)).disabled).toBe(true);
  });

  it('says that an account with requests is not deleted, and what to do instead', async () => {
    const { id } = await find('client@miqyas.example');
    open(`/admin/users/edit/${id}`);
    await field(/^الاسم/);
    await press('حذف');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/^لا يُحذف هذا الحساب لأن له \d+ (?:طلبات|طلباً)\. أوقفه بدلاً من حذفه/)).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'حذف' }).disabled).toBe(true);
  });

  it('keeps an active administrator when all of them are suspended from the list, and explains why', async () => {
    open('/admin/users?role=admin&status=active');
    await user.click(await screen.findByRole('checkbox', { name: 'تحديد كل صفوف هذه الصفحة' }));
    await press('إيقاف');
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText(/^سيُوقَف حسابان/);
    await user.click(within(dialog).getByRole('button', { name: 'إيقاف المحدد' }));
    expect(await screen.findByText(/المدير الأخير/)).toBeTruthy();
    const active = await http.get('/admin/users?role=admin&status=active', z.array(userContract));
    expect(active).toHaveLength(1);
    const suspended = await http.get('/admin/users?role=admin&status=suspended', z.array(userContract));
    await Promise.all(suspended.map(({ id }) => http.patch(`/admin/users/${id}`, { status: 'active' }, userContract)));
  });

  it('approves the selected accounts of the list', async () => {
    await create('bulk-1@example.com', { role: 'consultant', status: 'pending', name: 'منتظر أول' });
    await create('bulk-2@example.com', { role: 'consultant', status: 'pending', name: 'منتظر ثان' });
    open('/admin/users?q=bulk-');
    await user.click(await screen.findByRole('checkbox', { name: 'تحديد كل صفوف هذه الصفحة' }));
    await press('تفعيل');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'تفعيل المحدد: حسابان' }));
    expect(await dialog.findByText('سيُفعَّل حسابان: اثنان بانتظار الموافقة.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'تفعيل المحدد' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['فُعّل حسابان']));
    expect((await find('bulk-2@example.com')).status).toBe('active');
  });
});
