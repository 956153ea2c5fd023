import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client, clientDetail, receipt } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { paths } from 'shared-lib/paths';
import { session } from 'shared-lib/session';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { first } from 'testing/first';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const administrator = { email: 'admin@miqyas.example', password: 'Nilometer-2015' };

let sent = 0;
interface Sender {
  name: string;
  email: string;
  phone?: string;
}
/** A person who has sent nothing yet. */
const stranger = (): Sender => {
  sent += 1;
  const stamp = `${sent}-${Date.now()}`;
  return { name: `زائرة ${stamp}`, email: `visitor-${stamp}@example.com` };
};

/** A message of the site from a visitor without an account. @returns its reference and the client */
const send = async (sender: Sender) => {
  session.signOut();
  const { data } = await http.post('/public/contact', { ...sender, subject: 'سؤال عن الأسعار', message: 'نص' }, receipt);
  await signInAs(administrator);
  const found = await http.get(`/admin/clients?email=${encodeURIComponent(sender.email)}`, z.array(client));
  return { reference: data?.reference ?? '', client: first(found) };
};

const read = (id: number) => http.get(`/admin/clients/${id}`, clientDetail);

const open = async (id: number) => {
  renderRemote({ modules: [routes], at: paths.admin.client(id) });
  await screen.findByRole('heading', { name: 'بيانات العميل', level: 2 });
};
const panel = (title: string) => {
  const box = screen.getByRole('heading', { name: title, level: 2 }).closest('section');
  if (!box) throw new Error(`no panel ${title}`);
  return within(box);
};

beforeEach(async () => {
  toasts.length = 0;
  sessionStorage.clear();
  await signInAs(administrator);
});

describe('the list of clients', () => {
  it('finds a guest by the e-mail address, and opens the page of the person', async () => {
    const sender = stranger();
    const { client: one, reference } = await send(sender);
    renderRemote({ modules: [routes], at: `/admin/clients?q=${encodeURIComponent(sender.email)}` });
    const table = within(await screen.findByRole('table'));
    await user.click(await table.findByRole('link', { name: new RegExp(sender.name) }));
    await waitFor(() => expect(currentUrl()).toBe(paths.admin.client(one.id)));
    expect(await screen.findByRole('heading', { name: sender.name, level: 1 })).toBeTruthy();
    expect(panel('الطلبات وعروضها').getByText(reference)).toBeTruthy();
  });

  it('shows those with an account on a tab of their own', async () => {
    renderRemote({ modules: [routes], at: '/admin/clients' });
    await user.click(await screen.findByRole('link', { name: /أصحاب الحسابات/ }));
    const table = within(await screen.findByRole('table'));
    await waitFor(() => expect(table.queryAllByText('دون حساب')).toEqual([]));
    expect(table.getAllByText('له حساب').length).toBeGreaterThan(0);
  });
});

describe('the page of a client', () => {
  it('shows the requests with their quotes, and leads from a request to its client', async () => {
    const accounts = await http.get('/admin/clients?email=client%40miqyas.example', z.array(client));
    const one = first(accounts);
    await open(one.id);
    const requests = panel('الطلبات وعروضها');
    expect(requests.getAllByText(/^عرض .+: /).length).toBeGreaterThan(0);
    await user.click(first(requests.getAllByRole('link')));
    await user.click(await screen.findByRole('link', { name: 'كل ما لهذا العميل عندنا' }));
    await waitFor(() => expect(currentUrl()).toBe(paths.admin.client(one.id)));
  });

  it('leads to the whole account as its owner sees it, with nothing to do', async () => {
    const one = first(await http.get('/admin/clients?email=client%40miqyas.example', z.array(client)));
    await open(one.id);
    await user.click(screen.getByRole('link', { name: 'حسابه كما يراه' }));
    await waitFor(() => expect(currentUrl()).toBe(paths.admin.clientAccount(one.id)));
    expect(await screen.findByText(/للقراءة فقط/)).toBeTruthy();
    const shown = panel('الطلبات').getAllByRole('link');
    expect(first(shown).getAttribute('href')).toMatch(/\/client-view$/);
    for (const title of ['المطلوب منه الآن', 'إشعاراته', 'بياناته في الحساب']) expect(panel(title)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('button').filter(({ textContent }) => !textContent?.startsWith('عرض الكل'))).toEqual([]);
  });

  it('says that there is no such client', async () => {
    renderRemote({ modules: [routes], at: paths.admin.client(999_999) });
    expect(await screen.findByText('لا يوجد عميل بهذا الرقم')).toBeTruthy();
  });
});

describe('what administrators do with a client', () => {
  it('adds a note, which stays after a reload', async () => {
    const { client: one } = await send(stranger());
    await open(one.id);
    const notes = panel('ملاحظات عن العميل');
    await user.type(await notes.findByLabelText(/^ملاحظة جديدة/), 'يفضّل الاتصال مساءً');
    await user.click(notes.getByRole('button', { name: 'إضافة الملاحظة' }));
    expect(await notes.findByText('يفضّل الاتصال مساءً', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(notes.getByLabelText<HTMLTextAreaElement>(/^ملاحظة جديدة/).value).toBe(''));
    expect((await read(one.id)).notes).toMatchObject([{ body: 'يفضّل الاتصال مساءً' }]);
  });

  it('enters a request for the client, filled with what is known', async () => {
    const sender = { ...stranger(), phone: '0551112233' };
    const { client: one } = await send(sender);
    await open(one.id);
    await user.click(screen.getByRole('link', { name: 'طلب جديد لهذا العميل' }));
    await waitFor(async () =>
      expect((await screen.findByLabelText<HTMLInputElement>(/^الاسم/)).value).toBe(sender.name),
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^الهاتف/).value).toBe(sender.phone);
    await user.type(screen.getByLabelText(/^فكرة المشروع/), 'معمل ألبان');
    await user.click(screen.getByRole('button', { name: 'تسجيل الطلب' }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/feasibility-requests\/FS-/));
    expect((await read(one.id)).requests).toBe(2);
  });

  it('names who may be the same person with the reasons, merges the two, and takes it back', async () => {
    const sender = { ...stranger(), phone: '0557778899' };
    const { client: one } = await send(sender);
    const { client: other } = await send({ ...stranger(), phone: '+966 55 777 8899' });
    await open(one.id);
    const same = panel('أهو الشخص نفسه؟');
    expect(same.getByText('الهاتف نفسه')).toBeTruthy();
    await user.click(same.getByRole('button', { name: `دمج «${other.name}» في «${one.name}»` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/يمكنك التراجع في أي وقت/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'دمج العميلين' }));
    expect(await same.findByText(`دُمج فيه «${other.name}»، وله طلب واحد.`)).toBeTruthy();
    expect((await read(one.id)).requests).toBe(2);
    await user.click(same.getByRole('button', { name: `التراجع عن دمج «${other.name}»` }));
    await waitFor(async () => expect((await read(one.id)).requests).toBe(1));
    expect((await read(other.id)).requests).toBe(1);
    expect(await same.findByText('الهاتف نفسه')).toBeTruthy();
  });

  it('keeps who has an account, and says that its owner will see the requests', async () => {
    const { client: guest } = await send({ ...stranger(), email: 'Client2@miqyas.example' });
    await open(guest.id);
    await user.click(panel('أهو الشخص نفسه؟').getByRole('button', { name: /^دمج .* في / }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/وتظهر الطلبات المنقولة في حسابه/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'دمج العميلين' }));
    const account = first(await http.get('/admin/clients?email=client2%40miqyas.example', z.array(client)));
    await waitFor(() => expect(currentUrl()).toBe(paths.admin.client(account.id)));
    expect(toasts.at(-1)).toMatchObject({ action: { label: 'تراجع' } });
    toasts.at(-1)?.action?.run();
    await waitFor(async () => expect((await read(guest.id)).requests).toBe(1));
  });

  it('deletes the personal data once the name is typed, and the person is in no list', async () => {
    const sender = stranger();
    const { client: one } = await send(sender);
    await open(one.id);
    await user.click(panel('بياناته الشخصية').getByRole('button', { name: 'حذف بياناته نهائياً' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'حذف بياناته نهائياً' });
    expect(confirm.disabled || confirm.ariaDisabled === 'true').toBe(true);
    await user.type(dialog.getByLabelText(`اكتب «${sender.name}» للتأكيد`), sender.name);
    await user.click(confirm);
    await waitFor(() => expect(currentUrl()).toBe(paths.admin.clients()));
    expect(toasts.at(-1)).toMatchObject({ title: 'حُذفت بيانات العميل الشخصية نهائياً.' });
    expect(await http.get(`/admin/clients?email=${encodeURIComponent(sender.email)}`, z.array(client))).toEqual([]);
  });
});
