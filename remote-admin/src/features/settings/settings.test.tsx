import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSettings } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const read = () => http.get('/admin/settings', adminSettings);
const open = (at: string) => renderRemote({ modules: [routes], at });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const retype = async (label: RegExp, text: string) => {
  await user.clear(await field(label));
  await user.type(await field(label), text);
};
const save = (group: string) => user.click(screen.getByRole('button', { name: `حفظ مجموعة ${group}` }));

beforeEach(async () => {
  toasts.length = 0;
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('the settings', () => {
  it('opens the first group', async () => {
    open('/admin/settings');
    await waitFor(() => expect(currentUrl()).toBe('/admin/settings/stats'));
  });

  it('saves a group in one call and shows who saved it last', async () => {
    open('/admin/settings/stats');
    await retype(/^العملاء/, '٧٣١');
    expect(within(screen.getByRole('complementary', { name: 'معاينة' })).getByText('+731')).toBeTruthy();
    await save('إحصاءات الموقع');
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['حُفظت إعدادات إحصاءات الموقع']));
    expect((await read()).stats.clients).toBe(731);
    expect(await screen.findByText(/آخر حفظ: نورهان سعد/)).toBeTruthy();
  });

  it.each([
    ['stats', 'إحصاءات الموقع'],
    ['homepage', 'الصفحة الرئيسية'],
    ['about', 'من نحن'],
    ['contact', 'التواصل'],
    ['legal', 'الصفحات القانونية'],
    ['analytics', 'التحليلات'],
    ['seo', 'محركات البحث'],
    ['service_levels', 'مهل الرد'],
    ['rates', 'أسعار الصرف'],
  ] as const)('shows the saved values of the group %s, which are valid as they are', async (group, name) => {
    const before = (await read())[group];
    open(`/admin/settings/${group}`);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: `حفظ مجموعة ${name}` });
    // The button has nothing to save; the form itself shows that its values are valid.
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.form?.requestSubmit();
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([`حُفظت إعدادات ${name}`]));
    const { updated_at: _before, ...values } = before;
    const { updated_at: _after, ...saved } = (await read())[group];
    expect(saved).toEqual(values);
  });

  it('opens a settings group with its values before a change, and goes back to the saved ones', async () => {
    const { stats } = await http.get('/admin/settings', adminSettings);
    const changed = await http.put(
      '/admin/settings/stats',
      { ...stats, studies: (stats.studies ?? 0) + 50 },
      adminSettings.shape.stats,
    );
    renderRemote({ modules: [routes], at: paths.admin.auditOf('settings', 'stats') });
    const links = await screen.findAllByRole('link', { name: 'فتح النموذج بالقيم السابقة', hidden: true });
    await user.click(first(links));
    expect(await screen.findByText(/قيم سابقة من سجل التدقيق/)).toBeTruthy();
    const studies = screen.getByLabelText<HTMLInputElement>(/^الدراسات المنجزة/);
    expect(studies.value.replaceAll(',', '')).toBe(String(stats.studies));
    await user.click(screen.getByRole('button', { name: 'العودة إلى القيم المحفوظة' }));
    expect(studies.value.replaceAll(',', '')).toBe(String(changed.studies));
    await http.put('/admin/settings/stats', { ...stats, updated_at: changed.updated_at }, adminSettings.shape.stats);
  });

  it('lists the holidays by name and day, refuses a day twice, and saves them', async () => {
    open('/admin/settings/service_levels');
    const list = within(await screen.findByRole('group', { name: 'العطل' }));
    expect(list.getByText('لا شيء بعد.')).toBeTruthy();
    const add = async (row: string, name: string) => {
      await user.click(list.getByRole('button', { name: 'إضافة عطلة' }));
      const added = within(await list.findByRole('group', { name: row }));
      await user.type(added.getByLabelText(/^اسم العطلة/), name);
      const day = within(await added.findByRole('group', { name: /^تاريخ العطلة/ }));
      // An empty part of a date begins with today.
      for (const part of day.getAllByRole('spinbutton')) fireEvent.keyDown(part, { key: 'ArrowUp' });
      return day;
    };
    await add('عطلة 1', 'اليوم الوطني');
    const second = await add('عطلة 2', 'يوم التأسيس');
    await save('مهل الرد');
    expect((await screen.findAllByText('هذا اليوم مذكور من قبل')).length).toBeGreaterThan(0);
    fireEvent.keyDown(second.getByRole('spinbutton', { name: /السنة|سنة/ }), { key: 'ArrowUp' });
    await save('مهل الرد');
    await waitFor(async () =>
      expect((await read()).service_levels.holidays?.map(({ name }) => name)).toEqual(['اليوم الوطني', 'يوم التأسيس']),
    );
    await user.click(list.getByRole('button', { name: 'حذف عطلة 1' }));
    await save('مهل الرد');
    await waitFor(async () =>
      expect((await read()).service_levels.holidays?.map(({ name }) => name)).toEqual(['يوم التأسيس']),
    );
    await user.click(list.getByRole('button', { name: 'حذف عطلة 1' }));
    await save('مهل الرد');
    await waitFor(async () => expect((await read()).service_levels.holidays).toEqual([]));
  });

  it('offers choices where only some values exist, and shows a stored value that is none of them', async () => {
    const { seo } = await read();
    await http.put('/admin/settings/seo', { ...seo, robots: 'index, follow, noarchive' }, adminSettings.shape.seo);
    open('/admin/settings/seo');
    const robots = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^توجيه محركات البحث/ });
    expect(robots.selectedOptions[0]?.text).toBe('index, follow, noarchive');
    await user.selectOptions(robots, 'فهرسة الصفحات وتتبّع روابطها');
    await save('محركات البحث');
    await waitFor(async () => expect((await read()).seo.robots).toBe('index, follow'));
  });

  it('offers the time zones by the names of their cities', async () => {
    open('/admin/settings/service_levels');
    const zone = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^المنطقة الزمنية/ });
    expect(zone.selectedOptions[0]?.text).toBe('الرياض');
    await user.selectOptions(zone, 'القاهرة');
    await save('مهل الرد');
    await waitFor(async () => expect((await read()).service_levels.working_time_zone).toBe('Africa/Cairo'));
    await user.selectOptions(zone, 'الرياض');
    await save('مهل الرد');
    await waitFor(async () => expect((await read()).service_levels.working_time_zone).toBe('Asia/Riyadh'));
  });

  it.each([
    ['/admin/settings/seo', 'صورة المشاركة'],
    ['/admin/settings/about', 'صورة الوحدة'],
  ])('takes a picture as a file at %s', async (at, label) => {
    open(at);
    const [picture] = await screen.findAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
      selector: 'input[type=file]',
    });
    if (!picture) throw new Error('no picture field');
    await user.upload(picture, new File([new Uint8Array(6 * 1024 * 1024)], 'big.png', { type: 'image/png' }));
    expect(await screen.findByText(/حجم الصورة 6 ميغابايت/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: `إزالة ${label}` }).length).toBeGreaterThan(0);
  });

  it('refuses an analytics id with the reason at its field, and keeps what was typed', async () => {
    open('/admin/settings/analytics');
    // The prefix and its hyphen are one left-to-right run.
    expect(await screen.findByText(/^يبدأ بـ \u2066G-\u2069/)).toBeTruthy();
    await retype(/^معرّف Google Analytics/, 'UA-12345');
    await save('التحليلات');
    await waitFor(async () =>
      expect((await field(/^معرّف Google Analytics/)).getAttribute('aria-invalid')).toBe('true'),
    );
    expect((await field(/^معرّف Google Analytics/)).value).toBe('UA-12345');
    expect((await read()).analytics.google_analytics_id).not.toBe('UA-12345');
  });

  it('shows what was saved in the meantime, and merges both changes', async () => {
    open('/admin/settings/contact');
    await retype(/^العنوان/, 'شارع جديد');
    const { contact } = await read();
    await http.put(
      '/admin/settings/contact',
      { ...contact, opening_hours: 'من 8 إلى 4', english: undefined },
      adminSettings.shape.contact,
    );
    await save('التواصل');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'دمج وحفظ' }));
    await waitFor(async () =>
      expect((await read()).contact).toMatchObject({ address: 'شارع جديد', opening_hours: 'من 8 إلى 4' }),
    );
  });
});
