import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRequest, requestTriage } from 'shared-lib/contracts';
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
/** A message of the site from a visitor without an account. @returns its reference */
const sendMessage = async (email?: string): Promise<string> => {
  sent += 1;
  const name = `صاحبة الفرز ${sent}`;
  session.signOut();
  await http.post(
    '/public/contact',
    { name, email: email ?? `triage-${sent}-${Date.now()}@example.com`, subject: `سؤال ${sent}`, message: 'نص' },
    z.unknown(),
  );
  await signInAs(administrator);
  return first(
    await http.get(`/admin/requests?name=${encodeURIComponent(name)}&_sort=id&_order=desc`, z.array(adminRequest)),
  ).reference;
};
const saved = (reference: string) => http.get(`/admin/requests/${reference}/triage`, requestTriage);
const open = async (reference: string) => {
  renderRemote({ modules: [routes], at: paths.admin.request('contacts', reference) });
  const box = (await screen.findByRole('heading', { name: 'الفرز', level: 2 })).closest('section');
  if (!box) throw new Error('no panel');
  return within(box);
};

beforeEach(async () => {
  toasts.length = 0;
  await signInAs(administrator);
});

describe('the triage of a request', () => {
  it('adds and removes tags at once, offers those in use, and filters the inbox by one', async () => {
    const [reference, other] = [await sendMessage(), await sendMessage()];
    await http.put(`/admin/requests/${other}/tags`, { tags: ['معرض الرياض'] }, requestTriage);
    const panel = await open(reference);
    const input = await panel.findByRole('combobox', { name: 'الوسوم' });
    await waitFor(() =>
      expect([...document.querySelectorAll('datalist option')].map((option) => option.textContent)).toContain(
        'معرض الرياض',
      ),
    );
    await user.type(input, 'عميل مهم{Enter}');
    expect(await panel.findByText('عميل مهم')).toBeTruthy();
    expect((await saved(reference)).tags).toEqual(['عميل مهم']);
    await user.click(panel.getByRole('button', { name: /عميل مهم/ }));
    await waitFor(() => expect(panel.queryByText('عميل مهم')).toBeNull());
    expect(toasts.at(-1)).toMatchObject({ title: 'حُفظت الوسوم', action: { label: 'تراجع' } });
    toasts.at(-1)?.action?.run();
    await waitFor(async () => expect((await saved(reference)).tags).toEqual(['عميل مهم']));
    expect(await panel.findByText('عميل مهم')).toBeTruthy();
  });

  it('finds the requests of a tag in the inbox, where each row shows its tags', async () => {
    const reference = await sendMessage();
    const tag = `وسم ${reference.slice(-6)}`;
    await http.put(`/admin/requests/${reference}/tags`, { tags: [tag] }, requestTriage);
    renderRemote({ modules: [routes], at: `/admin/inbox?tag=${encodeURIComponent(tag)}` });
    const list = within(await screen.findByRole('list', { name: 'قائمة الطلبات' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(first(list.getAllByRole('listitem')).textContent).toContain(tag);
  });

  it('puts a request away until tomorrow, says so, and brings it back', async () => {
    const reference = await sendMessage();
    const panel = await open(reference);
    await user.click(await panel.findByRole('button', { name: 'إلى الغد' }));
    expect(await panel.findByText(/^مؤجل إلى /)).toBeTruthy();
    expect(Date.parse((await saved(reference)).snoozed_until ?? '')).toBeGreaterThan(Date.now());
    const views = async (view: string) =>
      (await http.get(`/admin/requests?view=${view}&_limit=1000`, z.array(adminRequest))).map((row) => row.reference);
    expect(await views('new')).not.toContain(reference);
    expect(await views('snoozed')).toContain(reference);
    await user.click(panel.getByRole('button', { name: 'إعادته الآن' }));
    expect(await panel.findByRole('button', { name: 'إلى الغد' })).toBeTruthy();
    expect(await views('new')).toContain(reference);
    toasts.at(-1)?.action?.run();
    expect(await panel.findByText(/^مؤجل إلى /)).toBeTruthy();
  });

  it('notices another open request of the same sender, says why, and leads to it', async () => {
    const email = `twice-${Date.now()}@example.com`;
    const [earlier, later] = [await sendMessage(email), await sendMessage(email)];
    const panel = await open(later);
    expect(await screen.findByText(/للمرسل نفسه طلب آخر مفتوح، فقد يكون هذا مكرراً/)).toBeTruthy();
    expect(await panel.findByText(/البريد نفسه/)).toBeTruthy();
    await user.click(first(panel.getAllByRole('link')));
    await waitFor(() => expect(currentUrl()).toBe(paths.admin.request('contacts', earlier)));
  });
});
