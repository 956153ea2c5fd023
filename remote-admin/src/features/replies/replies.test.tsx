import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cannedReply, staffRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { faults } from 'testing/fault-proxy';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../../routes.tsx';

const api = await startApi();
const user = userEvent.setup();
const replies = z.array(cannedReply);
const readAll = () => http.get('/admin/canned-replies', replies);
const formReceipt = z.object({ data: z.object({ reference: z.string() }) });

beforeEach(async () => {
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

afterEach(() => api.clearFaults());

describe('the canned replies', () => {
  it('adds a reply with variables and a preview, and stays in it', async () => {
    renderRemote({ modules: [routes], at: '/admin/canned-replies' });
    await user.click(await screen.findByRole('link', { name: 'رد جاهز جديد' }));
    expect(await screen.findByText('سجل جديد لم يُحفظ بعد')).toBeTruthy();
    await user.type(await screen.findByLabelText(/^العنوان/), 'ترحيب قصير');
    await user.type(screen.getByLabelText(/^نص الرد/), 'أهلاً ');
    await user.click(screen.getByRole('button', { name: 'اسم العميل' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^نص الرد/).value).toBe('أهلاً {{name}}');
    expect(await screen.findByText('أهلاً سالم القحطاني')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await screen.findByRole('heading', { level: 1, name: 'ترحيب قصير' });
    const created = (await readAll()).find(({ title }) => title === 'ترحيب قصير');
    expect(currentUrl()).toBe(`/admin/canned-replies/edit/${created?.id}`);
    expect(created).toMatchObject({
      body: 'أهلاً {{name}}',
      kind: null,
    });
  });

  it('shows a reply that could not be loaded as the heading of the page', async () => {
    const [first] = await readAll();
    api.injectFault(/canned-replies/, faults.htmlError);
    renderRemote({ modules: [routes], at: `/admin/canned-replies/edit/${first?.id}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'تعذر تحميل البيانات' })).toBeTruthy();
    await api.clearFaults();
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^العنوان/)).value).toBe(first?.title);
  });

  it('shows that a reply does not exist as the heading of the page', async () => {
    renderRemote({ modules: [routes], at: '/admin/canned-replies/edit/999' });
    expect(await screen.findByRole('heading', { level: 1, name: 'هذا العنصر غير موجود' })).toBeTruthy();
  });

  it('refuses an unknown variable at its field and keeps the text', async () => {
    renderRemote({ modules: [routes], at: '/admin/canned-replies/new' });
    await user.type(await screen.findByLabelText(/^العنوان/), 'خطأ');
    await user.type(screen.getByLabelText(/^نص الرد/), 'أهلاً {{{{الاسم}}');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    const body = screen.getByLabelText<HTMLTextAreaElement>(/^نص الرد/);
    await waitFor(() => expect(body.getAttribute('aria-invalid')).toBe('true'));
    expect(body.value).toBe('أهلاً {{الاسم}}');
  });

  it('inserts a filled reply at the cursor of the message, and offers it for WhatsApp', async () => {
    const sender = { name: 'هند العلي', email: 'hind@example.com', phone: '+966 50 123 4567' };
    const { reference } = (
      await http.post('/public/contact', { ...sender, subject: 'سؤال', message: 'متى تردون؟' }, formReceipt)
    ).data;
    renderRemote({ modules: [routes], at: `/admin/contacts/${reference}` });
    await user.type(await screen.findByRole('textbox', { name: 'رسالة للعميل' }), 'مرحباً. ');
    await user.click(screen.getByRole('button', { name: 'ردود جاهزة' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ردود جاهزة' }));
    const whatsapp = await dialog.findByRole('link', { name: 'إرسال «استلمنا طلبك» في واتساب' });
    const link = new URL(whatsapp.getAttribute('href') ?? '');
    expect(link.pathname).toBe('/966501234567');
    expect(link.searchParams.get('text')).toContain(`رقم ${reference}`);
    expect(dialog.queryByText('موعد التسليم')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'إدراج «استلمنا طلبك» في الرسالة' }));
    await waitFor(() => {
      const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'رسالة للعميل' });
      expect(value).toMatch(/^مرحباً\. أهلاً هند العلي،/);
      expect(value).toContain(reference);
    });
    await user.click(screen.getByRole('button', { name: 'إرسال إلى العميل' }));
    await waitFor(async () =>
      expect((await http.get(`/admin/requests/${reference}`, staffRequestDetail)).messages[0]?.body).toContain(
        'أهلاً هند العلي',
      ),
    );
  });
});
