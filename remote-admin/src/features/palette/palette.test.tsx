import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();

const open = async () => {
  renderRemote({ modules: [routes], at: '/admin/profile' });
  await screen.findByRole('heading', { level: 1 });
};
/** The position of the key K, which types «ن» on an Arabic keyboard. */
const pressCtrlK = () => user.keyboard('{Control>}[KeyK]{/Control}');
const field = () => screen.findByRole('combobox', { name: 'ابحث أو نفّذ أمراً' });
const current = () => screen.getByRole('option', { selected: true });

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('the command palette', () => {
  it('opens a page of the menu, whatever way its name is spelled', async () => {
    await open();
    await pressCtrlK();
    await user.type(await field(), 'الاعدادات');
    await waitFor(() => expect(current().textContent).toBe('الإعدادات'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/settings/));
    expect(screen.queryByRole('combobox', { name: 'ابحث أو نفّذ أمراً' })).toBeNull();
  });

  it.each([
    ['مقال جديد', '/admin/articles/new'],
    ['دراسة جديدة', '/admin/studies/new'],
    ['شريحة جديدة', '/admin/sliders/new'],
    ['رقم واتساب', '/admin/settings/contact'],
  ])('opens what «%s» names', async (name, path) => {
    await open();
    await pressCtrlK();
    await user.type(await field(), name);
    await waitFor(() => expect(current().textContent).toContain(name));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toBe(path));
  });

  it('finds a setting by the words that people use for it', async () => {
    await open();
    await pressCtrlK();
    await user.type(await field(), 'سعر الصرف');
    const settings = within(await screen.findByRole('group', { name: 'الإعدادات' }));
    expect(settings.getByRole('option', { name: /سعر الدولار بالريال السعودي/ })).toBeTruthy();
  });

  it('finds a request by its number and opens its workspace', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: /ابحث أو نفّذ أمراً/ }));
    await user.type(await field(), 'FS-2026-000001');
    const group = within(await screen.findByRole('group', { name: 'دراسات الجدوى' }));
    await user.click(group.getByRole('option', { name: /FS-2026-000001/ }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/feasibility-requests/FS-2026-000001'));
  });

  it('finds a person, moves with the arrow keys, and remembers what was opened', async () => {
    await open();
    await pressCtrlK();
    await user.type(await field(), 'طارق الشريف');
    await screen.findByRole('group', { name: 'المستخدمون' });
    const first = current().textContent;
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(current().textContent).toBe(first);
    await user.click(within(screen.getByRole('group', { name: 'المستخدمون' })).getByRole('option'));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/users\/edit\/\d+$/));
    await pressCtrlK();
    expect(
      within(await screen.findByRole('group', { name: 'آخر ما فتحته' })).getByRole('option').textContent,
    ).toContain('طارق الشريف');
  });

  it('lists the shortcuts with «?»', async () => {
    await open();
    await user.keyboard('{Shift>}[Slash]{/Shift}');
    expect(await screen.findByRole('dialog', { name: 'اختصارات لوحة المفاتيح' })).toBeTruthy();
  });
});
