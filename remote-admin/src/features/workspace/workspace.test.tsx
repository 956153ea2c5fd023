import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRequest, staffRequestDetail, type AdminRequest } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const open = (at: string) => renderRemote({ modules: [routes], at });
const findAll = (query: string): Promise<AdminRequest[]> => http.get(`/admin/requests?${query}`, z.array(adminRequest));
const read = (reference: string) => http.get(`/admin/requests/${reference}`, staffRequestDetail);
const panel = async (title: string) => {
  const box = (await screen.findByRole('heading', { name: title, level: 2 })).closest('section');
  if (!box) throw new Error(`no panel ${title}`);
  return within(box);
};

let sent = 0;
/** A new request from the site. */
const submit = async (path: string, fields: object): Promise<AdminRequest> => {
  sent += 1;
  const name = `صاحب الطلب ${sent} ${path}`;
  await http.post(path, { name, email: 'visitor@example.com', phone: '+966500000000', ...fields }, z.unknown());
  const [request] = await findAll(`name=${encodeURIComponent(name)}`);
  if (!request) throw new Error('The request is not in the list.');
  return request;
};
const newStudy = () => submit('/public/feasibility-request', { project_idea: 'مصنع أعلاف من مخلفات النخيل' });
const newMessage = () => submit('/public/contact', { subject: 'سؤال', message: 'كم تستغرق الدراسة؟' });

beforeEach(async () => {
  toasts.length = 0;
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('the workspace of a request', () => {
  it('offers only the moves that the transition table allows, and asks for the reason where one is due', async () => {
    const { reference } = await newStudy();
    open(`/admin/feasibility-requests/${reference}`);
    const moves = await panel('الخطوة التالية');
    const buttons = () => moves.getAllByRole('button').map((button) => button.querySelector('span')?.textContent);
    expect(buttons()).toEqual(['بدء المراجعة', 'الاعتذار عن الطلب', 'إلغاء الطلب']);
    await user.click(moves.getByRole('button', { name: /بدء المراجعة/ }));
    await waitFor(async () => expect((await read(reference)).status).toBe('under_review'));
    await user.click(await moves.findByRole('button', { name: /طلب معلومة من العميل/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'طلب معلومة من العميل' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^ما المطلوب من العميل/).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(dialog.getByText('اكتب ما تسأل العميل عنه أو ما تطلبه منه')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^ما المطلوب من العميل/), 'كم مساحة الأرض؟');
    await user.click(dialog.getByRole('button', { name: 'طلب معلومة من العميل' }));
    await waitFor(async () =>
      expect(await read(reference)).toMatchObject({ status: 'awaiting_client', question: 'كم مساحة الأرض؟' }),
    );
    const conversation = await panel('المحادثة');
    expect((await conversation.findByText('كم مساحة الأرض؟')).closest('li')?.textContent).toContain('سؤال للعميل');
  });

  it('explains a move that is no longer allowed because a colleague was faster', async () => {
    const { reference } = await newStudy();
    open(`/admin/feasibility-requests/${reference}`);
    const moves = await panel('الخطوة التالية');
    await http.post(
      `/admin/requests/${reference}/transitions`,
      { to: 'rejected', note: 'خارج نطاقنا' },
      staffRequestDetail,
    );
    await user.click(moves.getByRole('button', { name: /بدء المراجعة/ }));
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({ tone: 'failure', title: 'تغيّرت حالة الطلب قبل أن تحفظ' }),
    );
    expect(await moves.findByText(/انتهى هذا الطلب/)).toBeTruthy();
  });

  it('shows what the client wrote before the next step while the request is new', async () => {
    const { reference } = await newStudy();
    open(`/admin/feasibility-requests/${reference}`);
    await panel('الخطوة التالية');
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const places = () => ['ما أرسله العميل', 'الخطوة التالية', 'المتابعة'].map((title) => titles().indexOf(title));
    expect(places()).toEqual(places().toSorted((one, other) => one - other));
    expect(places()[0]).toBeLessThan(titles().indexOf('المحادثة'));
  });

  it('leads to the next request of the list that one came from, also after the first has left it', async () => {
    const own = 'قافلة';
    const requests: AdminRequest[] = [];
    for (const subject of ['ألف', 'باء', 'تاء']) {
      await http.post(
        '/public/contact',
        { name: `${own} ${subject}`, email: 'visitor@example.com', subject, message: 'سؤال' },
        z.unknown(),
      );
      requests.push(...(await findAll(`name=${encodeURIComponent(`${own} ${subject}`)}`)));
    }
    const at = `/admin/contacts?q=${encodeURIComponent(own)}&view=new&sort=name&order=asc`;
    open(at);
    await user.click(await screen.findByRole('link', { name: /قافلة ألف/ }));
    const walk = async () => within(await screen.findByRole('navigation', { name: 'القائمة التي جئت منها' }));
    expect(await (await walk()).findByText('1 من 3')).toBeTruthy();
    await user.click((await walk()).getByRole('link', { name: 'الطلب التالي' }));
    const [, second, third] = requests;
    await waitFor(() => expect(currentUrl()).toBe(`/admin/contacts/${second?.reference}`));
    expect(await (await walk()).findByRole('link', { name: 'الطلب السابق' })).toBeTruthy();
    await http.post(`/admin/requests/${second?.reference}/transitions`, { to: 'in_progress' }, staffRequestDetail);
    await user.click((await walk()).getByRole('link', { name: 'الطلب التالي' }));
    await waitFor(() => expect(currentUrl()).toBe(`/admin/contacts/${third?.reference}`));
    await user.click((await walk()).getByRole('link', { name: 'العودة إلى القائمة' }));
    await waitFor(() => expect(currentUrl()).toBe(at));
  });

  it('inserts a canned reply into the question to the client', async () => {
    const { reference } = await newStudy();
    await http.post(`/admin/requests/${reference}/transitions`, { to: 'under_review' }, staffRequestDetail);
    open(`/admin/feasibility-requests/${reference}`);
    await user.click((await panel('الخطوة التالية')).getByRole('button', { name: /طلب معلومة من العميل/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const replies = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'إدراج رد جاهز' });
    const option = within(replies).getAllByRole<HTMLOptionElement>('option')[1];
    if (!option) throw new Error('no canned reply');
    await user.selectOptions(replies, option);
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^ما المطلوب من العميل/).value.length).toBeGreaterThan(10);
  });

  it('sends a message and moves the request in one step', async () => {
    const { reference } = await newMessage();
    open(`/admin/contacts/${reference}`);
    const conversation = await panel('المحادثة');
    await user.type(conversation.getByRole('textbox', { name: 'رسالة للعميل' }), 'نبدأ غداً.');
    await user.selectOptions(
      conversation.getByRole('combobox', { name: 'حالة الطلب بعد الإرسال' }),
      'ثم نقل إلى «قيد المعالجة»',
    );
    await user.click(conversation.getByRole('button', { name: 'إرسال ونقل إلى «قيد المعالجة»' }));
    await waitFor(async () => expect((await read(reference)).status).toBe('in_progress'));
    expect((await read(reference)).messages.map(({ body }) => body)).toEqual(['نبدأ غداً.']);
  });

  it('sends no study to the client before somebody is responsible, and assigns to oneself with one button', async () => {
    const { reference } = await newStudy();
    const move = (to: string, more = {}) =>
      http.post(`/admin/requests/${reference}/transitions`, { to, ...more }, staffRequestDetail);
    await move('under_review');
    const valid_until = new Date(Date.now() + 20 * 86_400_000).toISOString();
    const quote = { amount: 8400, delivery_days: 18, scope: 'دراسة سوق', valid_until };
    await http.put(`/admin/requests/${reference}/quote`, quote, staffRequestDetail);
    for (const to of ['quoted', 'accepted', 'in_progress']) await move(to);
    await expect(move('client_review')).rejects.toMatchObject({ kind: 'conflict' });
    open(`/admin/feasibility-requests/${reference}`);
    const moves = await panel('الخطوة التالية');
    const deliver = () => moves.getByRole<HTMLButtonElement>('button', { name: /^إرسال إلى مراجعة العميل/ });
    expect(deliver().disabled).toBe(true);
    expect(deliver().textContent).toContain('أسند الطلب إلى مسؤول أولاً');
    await user.click((await panel('المتابعة')).getByRole('button', { name: 'إليّ' }));
    await waitFor(() => expect(deliver().disabled).toBe(false));
    const follow = await panel('المتابعة');
    expect(
      await follow.findByRole('option', { name: /^طارق الشريف \(\d+\u00A0(?:طلبات مفتوحة|طلباً مفتوحاً)\)$/ }),
    ).toBeTruthy();
  });

  it('drafts a quote with a preview, and sends it', async () => {
    const { reference } = await newStudy();
    await http.post(`/admin/requests/${reference}/transitions`, { to: 'under_review' }, staffRequestDetail);
    open(`/admin/feasibility-requests/${reference}`);
    const quote = await panel('عرض السعر');
    await user.type(quote.getByLabelText(/^القيمة/), '٨٤٠٠');
    await user.type(quote.getByLabelText(/^مدة التسليم/), '18');
    await user.type(quote.getByLabelText(/^نطاق العمل/), 'دراسة سوق');
    expect(quote.getByText('8,400')).toBeTruthy();
    await user.click(quote.getByRole('button', { name: 'حفظ وإرسال إلى العميل' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'إرسال العرض' }));
    await waitFor(async () => expect((await read(reference)).status).toBe('quoted'));
    expect((await read(reference)).quotes[0]).toMatchObject({ amount: 8400, delivery_days: 18, status: 'sent' });
  });

  it('sends a message, and keeps an internal note apart from it', async () => {
    const { reference } = await newMessage();
    open(`/admin/contacts/${reference}`);
    const conversation = await panel('المحادثة');
    await user.type(conversation.getByRole('textbox', { name: 'رسالة للعميل' }), 'نعود إليك غداً.');
    await user.click(conversation.getByRole('button', { name: 'إرسال إلى العميل' }));
    expect(await conversation.findByText('نعود إليك غداً.')).toBeTruthy();
    await user.click(conversation.getByRole('button', { name: 'ملاحظة داخلية' }));
    await user.type(conversation.getByRole('textbox', { name: 'ملاحظة داخلية' }), 'عميل جاد.');
    await user.click(conversation.getByRole('button', { name: 'حفظ الملاحظة' }));
    expect(await conversation.findByText('عميل جاد.')).toBeTruthy();
    const { messages, notes } = await read(reference);
    expect([messages.map(({ body }) => body), notes.map(({ body }) => body)]).toEqual([
      ['نعود إليك غداً.'],
      ['عميل جاد.'],
    ]);
  });

  it('assigns a person and sets the priority at once', async () => {
    const { reference } = await newMessage();
    open(`/admin/contacts/${reference}`);
    const follow = await panel('المتابعة');
    await user.selectOptions(
      follow.getByLabelText(/^المسؤول/),
      await follow.findByRole('option', { name: 'طارق الشريف' }),
    );
    await waitFor(async () => expect((await read(reference)).assignee_name).toBe('طارق الشريف'));
    await waitFor(() => expect(follow.getByLabelText<HTMLSelectElement>(/^الأولوية/).disabled).toBe(false));
    await user.selectOptions(follow.getByLabelText(/^الأولوية/), 'عاجل');
    await waitFor(async () => expect((await read(reference)).priority).toBe('urgent'));
  });

  it('converts a contact message to a request and links to it', async () => {
    const { reference } = await newMessage();
    open(`/admin/contacts/${reference}`);
    await user.click((await panel('الخطوة التالية')).getByRole('button', { name: /تحويل إلى طلب/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^نوع الطلب الجديد/), 'استشارة');
    await user.click(dialog.getByRole('button', { name: 'تحويل' }));
    await user.click(await screen.findByRole('link', { name: /^CN-/ }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/consultations\/CN-/));
    expect(await screen.findByRole('link', { name: reference })).toBeTruthy();
  });

  it('shows the request as its client sees it, without internal notes and drafts', async () => {
    const { reference } = await newStudy();
    await http.post(`/admin/requests/${reference}/notes`, { body: 'ملاحظة لنا وحدنا' }, staffRequestDetail);
    await http.post(`/admin/requests/${reference}/messages`, { body: 'وصلنا طلبك' }, staffRequestDetail);
    open(`/admin/feasibility-requests/${reference}`);
    await screen.findByText('ملاحظة لنا وحدنا');
    await user.click(screen.getByRole('link', { name: 'كما يراه العميل' }));
    await waitFor(() => expect(currentUrl()).toBe(`/admin/feasibility-requests/${reference}/client-view`));
    const back = await screen.findByRole('link', { name: 'العودة إلى مساحة العمل' });
    expect(await screen.findAllByText('وصلنا طلبك')).not.toEqual([]);
    expect(screen.queryByText('ملاحظة لنا وحدنا')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(back);
    expect(await screen.findByText('ملاحظة لنا وحدنا')).toBeTruthy();
  });

  it('goes to the part of the request that a link in an email names', async () => {
    const { reference } = await newStudy();
    const { messages } = await http.post(
      `/admin/requests/${reference}/messages`,
      { body: 'الرسالة المقصودة' },
      staffRequestDetail,
    );
    open(`/admin/feasibility-requests/${reference}?at=message-${messages[0]?.id}`);
    await screen.findByText('الرسالة المقصودة');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('الرسالة المقصودة'));
  });

  it('opens a request below its own list', async () => {
    const { reference } = await newStudy();
    open(`/admin/contacts/${reference}`);
    await waitFor(() => expect(currentUrl()).toBe(`/admin/feasibility-requests/${reference}`));
  });

  it('explains that there is no request with this number', async () => {
    open('/admin/contacts/CT-2026-999999');
    expect(await screen.findByRole('heading', { level: 1, name: 'لا يوجد طلب بهذا الرقم' })).toBeTruthy();
  });
});
