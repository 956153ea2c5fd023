import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staffRequestDetail } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { currentUrl, renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import routes from '../../routes.tsx';

await startApi();
const user = userEvent.setup();

beforeEach(async () => {
  sessionStorage.clear();
  await signInAs({ email: 'admin@miqyas.example', password: 'Nilometer-2015' });
});

describe('a request by phone or WhatsApp', () => {
  it('is sent with Ctrl S too, which says what is missing', async () => {
    renderRemote({ modules: [routes], at: '/admin/inbox/new' });
    await user.type(await screen.findByLabelText(/^الاسم/), 'فيصل الدوسري');
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(() => expect(screen.getByLabelText(/^فكرة المشروع/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('is entered from the inbox and opens its workspace', async () => {
    renderRemote({ modules: [routes], at: '/admin/inbox' });
    await user.click(await screen.findByRole('link', { name: 'تسجيل طلب' }));
    await waitFor(() => expect(currentUrl()).toBe('/admin/inbox/new'));
    await user.selectOptions(await screen.findByLabelText(/^وصل عن طريق/), 'واتساب');
    await user.selectOptions(screen.getByLabelText(/^نوع الطلب/), 'استشارة');
    await user.type(screen.getByLabelText(/^الاسم/), 'فيصل الدوسري');
    await user.type(screen.getByLabelText(/^الهاتف/), '٠٥٥١٢٣٤٥٦٧');
    await user.selectOptions(screen.getByLabelText(/^نوع المشروع/), 'صناعي');
    await user.type(screen.getByLabelText(/^وصف المشروع/), 'مصنع تعبئة تمور');
    await user.click(await screen.findByRole('button', { name: 'أضف موعداً آخر' }));
    const day = within(await screen.findByRole('group', { name: /^الموعد الثاني/ }));
    for (const part of day.getAllByRole('spinbutton')) fireEvent.keyDown(part, { key: 'ArrowUp' });
    await user.selectOptions(screen.getByLabelText(/^وقت الموعد الثاني/), 'ظهراً (من 12 إلى 3)');
    await user.selectOptions(screen.getByLabelText(/^الأولوية/), 'عاجل');
    await user.selectOptions(
      screen.getByLabelText(/^المسؤول/),
      await screen.findByRole('option', { name: 'طارق الشريف' }),
    );
    await user.click(screen.getByRole('button', { name: 'تسجيل الطلب' }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/consultations\/CN-/));
    const reference = currentUrl().split('/').at(-1);
    expect(await http.get(`/admin/requests/${reference}`, staffRequestDetail)).toMatchObject({
      channel: 'whatsapp',
      phone: '0551234567',
      priority: 'urgent',
      assignee_name: 'طارق الشريف',
      description: 'مصنع تعبئة تمور',
      preferred_times: [{ date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/), time: 'midday' }],
    });
    expect(await screen.findByText('واتساب')).toBeTruthy();
  });

  it('is entered without a person in charge', async () => {
    renderRemote({ modules: [routes], at: '/admin/inbox/new' });
    await user.type(await screen.findByLabelText(/^الاسم/), 'بلا مسؤول');
    await user.type(screen.getByLabelText(/^الهاتف/), '0551234567');
    await user.type(screen.getByLabelText(/^فكرة المشروع/), 'معمل ألبان');
    await user.click(screen.getByRole('button', { name: 'تسجيل الطلب' }));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/admin\/feasibility-requests\/FS-/));
    const reference = currentUrl().split('/').at(-1);
    expect((await http.get(`/admin/requests/${reference}`, staffRequestDetail)).assignee_id).toBeNull();
  });

  it('names what is missing in a summary and keeps what was typed', async () => {
    renderRemote({ modules: [routes], at: '/admin/inbox/new' });
    await user.type(await screen.findByLabelText(/^الاسم/), 'بلا هاتف');
    await user.click(screen.getByRole('button', { name: 'تسجيل الطلب' }));
    expect(await screen.findByRole('link', { name: /رقم الهاتف مطلوب/ })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^الاسم/).value).toBe('بلا هاتف');
  });
});
