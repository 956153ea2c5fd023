import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { first } from 'testing/first';
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
    const before = current().textContent;
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(current().textContent).toBe(before);
    await user.click(within(screen.getByRole('group', { name: 'المستخدمون' })).getByRole('option'));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/users\/edit\/\d+$/));
    await screen.findByRole('heading', { level: 1, name: 'طارق الشريف' });
    await user.keyboard('[KeyG][KeyI]');
    await screen.findByRole('heading', { level: 1, name: 'صندوق الوارد' });
    await pressCtrlK();
    const [last] = within(await screen.findByRole('group', { name: 'آخر ما فتحته' })).getAllByRole('option');
    expect(last?.textContent).toContain('طارق الشريف');
  });

  it('lists the pages that were opened, wherever from, without the open one', async () => {
    await open();
    await user.click(
      within(screen.getByRole('navigation', { name: 'قائمة الإدارة' })).getByRole('link', { name: 'الخدمات' }),
    );
    const service = first(within(await screen.findByRole('table')).getAllByRole('link'));
    const name = service.textContent;
    await user.click(service);
    await screen.findByRole('heading', { level: 1, name });
    await pressCtrlK();
    const recent = within(await screen.findByRole('group', { name: 'آخر ما فتحته' }));
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['الخدمات', 'الملف الشخصي']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/admin/services'));
    await pressCtrlK();
    const named = within(await screen.findByRole('group', { name: 'آخر ما فتحته' }));
    expect(named.getAllByRole('option')[0]?.textContent).toBe(`${name}الخدمات`);
  });

  it('does what the open request allows now, by the verb of its button', async () => {
    renderRemote({ modules: [routes], at: '/admin/feasibility-requests/FS-2026-000001' });
    const archive = await screen.findByRole('button', { name: 'أرشفة الطلب' });
    await pressCtrlK();
    await user.type(await field(), 'أرشفة الطلب');
    const here = within(await screen.findByRole('group', { name: 'في هذه الصفحة' }));
    expect(first(here.getAllByRole('option')).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(archive.textContent).toContain('إعادة من الأرشيف'));
    await pressCtrlK();
    await user.type(await field(), 'إعادة من الأرشيف');
    await user.click(await screen.findByRole('option', { name: 'إعادة من الأرشيف' }));
    await waitFor(() => expect(archive.textContent).toContain('أرشفة الطلب'));
  });

  it('finds a canned reply by its text', async () => {
    await open();
    await pressCtrlK();
    await user.type(await field(), 'استلمنا');
    const replies = within(await screen.findByRole('group', { name: 'الردود الجاهزة' }));
    await user.click(first(replies.getAllByRole('option')));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/canned-replies\/edit\/\d+$/));
  });

  it('inserts a canned reply, filled for the open request, after what is typed in its message', async () => {
    renderRemote({ modules: [routes], at: '/admin/feasibility-requests/FS-2026-000001' });
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'رسالة للعميل' });
    await user.type(message, 'أهلاً سارة.');
    message.setSelectionRange(5, 5);
    await pressCtrlK();
    await user.type(await field(), 'استلمنا');
    const replies = within(await screen.findByRole('group', { name: 'إدراج رد جاهز في المحادثة' }));
    await user.click(first(replies.getAllByRole('option')));
    await waitFor(() => expect(message.value).toMatch(/^أهلاً(?=.)/));
    expect(document.activeElement).toBe(message);
    expect(message.value).toContain('FS-2026-000001');
    expect(message.value).toMatch(/ سارة\.$/);
    expect(message.value).not.toContain('{{');
    expect(currentUrl()).toBe('/admin/feasibility-requests/FS-2026-000001');
    await user.clear(message);
  });

  it('inserts a reply after a draft, and never into an internal note', async () => {
    const at = '/admin/feasibility-requests/FS-2026-000001';
    renderRemote({ modules: [routes], at });
    await user.type(await screen.findByRole('textbox', { name: 'رسالة للعميل' }), 'مسودة سابقة');
    await user.click(screen.getByRole('button', { name: 'ملاحظة داخلية' }));
    await user.type(screen.getByRole('textbox', { name: 'ملاحظة داخلية' }), 'للفريق فقط');
    await pressCtrlK();
    await user.type(await field(), 'استلمنا');
    const replies = within(await screen.findByRole('group', { name: 'إدراج رد جاهز في المحادثة' }));
    await user.click(first(replies.getAllByRole('option')));
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'رسالة للعميل' });
    await waitFor(() => expect(message.value).toMatch(/^مسودة سابقة\n/));
    await waitFor(() => expect(document.activeElement).toBe(message));
    await user.clear(message);
    await user.click(screen.getByRole('button', { name: 'ملاحظة داخلية' }));
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'ملاحظة داخلية' });
    expect(note.value).toBe('للفريق فقط');
    await user.clear(note);
  });

  it.each([
    ['[KeyG][KeyR]', '/admin/feasibility-requests'],
    ['[KeyG][KeyI]', '/admin/inbox'],
    ['[KeyG][KeyT]', '/admin/settings'],
  ])('goes to a page with G and a second key: %s', async (keys, path) => {
    await open();
    await user.keyboard(keys);
    await waitFor(() => expect(currentUrl()).toContain(path));
  });

  it('leaves G to fields in which one types', async () => {
    await open();
    await user.type(first(screen.getAllByRole('textbox')), 'gr');
    expect(currentUrl()).toBe('/admin/profile');
  });

  it('lists the shortcuts with «?»', async () => {
    await open();
    await user.keyboard('{Shift>}[Slash]{/Shift}');
    const list = within(await screen.findByRole('dialog', { name: 'اختصارات لوحة المفاتيح' }));
    expect(list.getByText('G R').closest('div')?.textContent).toBe('G Rدراسات الجدوى');
  });
});
