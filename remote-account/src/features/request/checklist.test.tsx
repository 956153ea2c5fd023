import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';
import { demoAccounts, sendStudy } from '../../testing/demo-studies.ts';

await startApi();
const user = userEvent.setup();
const { client, consultant, admin } = demoAccounts;
const LAND_PAPER = 'صك الأرض';

const collectToasts = (): Toast[] => {
  const toasts: Toast[] = [];
  connectToasts((toast) => void toasts.push(toast));
  return toasts;
};

/** A study of the client that is assigned to the consultant. */
const assignedStudy = async (idea: string): Promise<string> => {
  const reference = await sendStudy(idea);
  await signInAs(admin);
  const users = await http.get(
    '/admin/users?role=consultant&status=active',
    z.array(z.object({ id: z.int(), email: z.string() })),
  );
  const assignee_id = users.find(({ email }) => email === consultant.email)?.id;
  await http.post(`/admin/requests/${reference}/assign`, { assignee_id }, staffRequestDetail);
  return reference;
};

const ask = async (reference: string, ...titles: string[]): Promise<void> => {
  await signInAs(admin);
  await http.post(
    `/admin/requests/${reference}/checklist`,
    { items: titles.map((title) => ({ title })) },
    staffRequestDetail,
  );
};

/** As after an upload, which needs a browser: `client/checklist.spec.ts` sends a file. */
const receive = async (reference: string): Promise<void> => {
  await signInAs(admin);
  const { checklist = [] } = await http.get(`/admin/requests/${reference}`, staffRequestDetail);
  for (const { id } of checklist)
    await http.patch(`/admin/requests/${reference}/checklist/${id}`, { state: 'received' }, staffRequestDetail);
};

const openPanel = async (who: { email: string; password: string }, reference: string): Promise<HTMLElement> => {
  await signInAs(who);
  cleanup();
  renderRemote({ modules: [routes], at: `/dashboard/requests/${reference}` });
  const panel = (await screen.findByRole('heading', { name: 'المستندات المطلوبة' })).closest('section');
  if (!panel) throw new Error('The heading stands outside of a panel.');
  return panel;
};

const currentPanel = (): HTMLElement => {
  const panel = screen.getByRole('heading', { name: 'المستندات المطلوبة' }).closest('section');
  if (!panel) throw new Error('The heading stands outside of a panel.');
  return panel;
};

/** The panel of staff, whose list is loaded on demand. */
const open = async (who: { email: string; password: string }, reference: string): Promise<HTMLElement> => {
  const panel = await openPanel(who, reference);
  if (who === client) return panel;
  await user.click(within(panel).getByRole('button', { name: 'عرض المستندات وطلبها' }));
  await screen.findByText('طلب مستند آخر');
  return currentPanel();
};

it('asks for a document by its name, and for the list of the service after showing it', async () => {
  const reference = await assignedStudy('مصنع خزف');
  const panel = await open(consultant, reference);
  expect(within(panel).getByText('لم نطلب من العميل مستندات بعد.')).toBeTruthy();
  await user.click(within(panel).getByText('طلب مستند آخر'));
  const title = await within(panel).findByRole('textbox', { name: /^اسم المستند/ });
  await user.click(within(panel).getByRole('button', { name: 'طلب من العميل' }));
  expect(await within(panel).findByText('العنوان مطلوب')).toBeTruthy();
  await user.type(title, LAND_PAPER);
  await user.click(within(panel).getByRole('button', { name: 'طلب من العميل' }));
  expect(await within(panel).findByText(LAND_PAPER)).toBeTruthy();
  await waitFor(() => expect(title).toHaveProperty('value', ''));

  await user.click(within(panel).getByRole('button', { name: /^طلب قائمة «دراسات الجدوى»/ }));
  const dialog = await screen.findByRole('dialog');
  const needs = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  await user.click(within(dialog).getByRole('button', { name: 'طلب من العميل' }));
  // The dialog shows the same names, inside the panel, until the list is there.
  expect(await within(panel).findByText(`قُبل 0 من ${needs.length + 1}`)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const need of needs) expect(within(panel).getByText(need)).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: /^طلب قائمة/ })).toBeNull();
});

it('receives a document, asks for another copy with a reason, and accepts it', async () => {
  const reference = await assignedStudy('مصنع بلاط');
  await ask(reference, LAND_PAPER);
  const own = await open(client, reference);
  expect(within(own).getByText('ننتظر منك مستنداً واحداً')).toBeTruthy();
  expect(within(own).getByRole('group', { name: `ملف «${LAND_PAPER}»` })).toBeTruthy();
  await receive(reference);

  const panel = await open(consultant, reference);
  await user.click(within(panel).getByRole('button', { name: `طلب نسخة أخرى من «${LAND_PAPER}»` }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'طلب نسخة أخرى' }));
  expect(await within(dialog).findByText('اكتب ملاحظة توضح السبب')).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox', { name: /^ما الذي ينقصه/ }), 'الصفحة الثانية ناقصة');
  await user.click(within(dialog).getByRole('button', { name: 'طلب نسخة أخرى' }));
  expect(await within(panel).findByText('سبب طلب نسخة أخرى: الصفحة الثانية ناقصة')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: `قبول «${LAND_PAPER}»` }));
  expect(await within(panel).findByText('قُبل 1 من 1')).toBeTruthy();

  const accepted = await open(client, reference);
  expect(within(accepted).queryByRole('group', { name: `ملف «${LAND_PAPER}»` })).toBeNull();
});

it('takes a document from the list, and back', async () => {
  const reference = await assignedStudy('مصنع مظلات');
  await ask(reference, LAND_PAPER, 'الرخصة الصناعية');
  const toasts = collectToasts();
  const panel = await open(consultant, reference);
  await user.click(within(panel).getByRole('button', { name: `حذف «${LAND_PAPER}» من القائمة` }));
  expect(await within(panel).findByText('قُبل 0 من 1')).toBeTruthy();
  const undo = toasts.find(({ title }) => title === `حُذف «${LAND_PAPER}» من القائمة، وبقيت ملفاته`)?.action;
  undo?.run();
  expect(await within(panel).findByText('قُبل 0 من 2')).toBeTruthy();
});
