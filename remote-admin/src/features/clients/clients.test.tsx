import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client, receipt } from 'shared-lib/contracts';
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

  it('says that there is no such client', async () => {
    renderRemote({ modules: [routes], at: paths.admin.client(999_999) });
    expect(await screen.findByText('لا يوجد عميل بهذا الرقم')).toBeTruthy();
  });
});
