import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'shared-lib/http';
import { connectToasts, type Toast } from 'shared-lib/toast';
import { faults } from 'testing/fault-proxy';
import { renderRemote, signInAs, startApi } from 'testing/remote-harness';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import routes from '../routes.tsx';
import { deliverStudy, sendStudy } from '../testing/demo-studies.ts';

const api = await startApi();
const user = userEvent.setup();
const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

const PASSWORD = 'Desert-Lark-77';

interface DashboardForm {
  name: string;
  /** Signs in and opens the page. @returns the element that holds the form */
  open: () => Promise<HTMLElement>;
  /** Label → text of each field that a person fills in. */
  texts: Readonly<Record<string, string>>;
  /** Chosen options by their name. */
  choices?: readonly string[];
  submit: string;
  /** Path of the call. */
  call: RegExp;
  /** Title of the message after the call succeeded. */
  done: string;
}

/** Registers a client and signs in. Later files test the lists of the seeded client on the same API. */
const newClient = async () => {
  const credentials = { email: `failed-${crypto.randomUUID().slice(0, 8)}@example.com`, password: PASSWORD };
  const account = { name: 'منى الدوسري', ...credentials, password_confirmation: PASSWORD, role: 'client' };
  await http.post('/auth/register', account, z.unknown());
  await signInAs(credentials);
  return credentials;
};
const openProfile = async (row: string): Promise<HTMLElement> => {
  await newClient();
  renderRemote({ modules: [routes], at: '/dashboard/profile' });
  return screen.findByRole('region', { name: row });
};
const openNewRequest = async (kind: string, label: string): Promise<HTMLElement> => {
  await newClient();
  renderRemote({ modules: [routes], at: `/dashboard/new?kind=${kind}` });
  return screen.findByRole('form', { name: label });
};
/** Opens a study of a new client. @param send sends it and returns its reference */
const openStudy = async (send: typeof sendStudy): Promise<void> => {
  const client = await newClient();
  const reference = await send('مصنع خل', client);
  await signInAs(client);
  renderRemote({ modules: [routes], at: `/dashboard/requests/${reference}` });
  await screen.findByRole('heading', { level: 1 });
};
const formAround = (field: HTMLElement): HTMLElement => field.closest('form') ?? field;

const FORMS: readonly DashboardForm[] = [
  {
    name: 'the profile',
    open: () => openProfile('بياناتك'),
    texts: { الهاتف: '055 123 4567', الشركة: 'مزارع الشمال' },
    submit: 'حفظ البيانات',
    call: /account\/profile$/,
    done: 'حُفظت بياناتك',
  },
  {
    name: 'the change of the e-mail address',
    open: async () => {
      const row = await openProfile('البريد الإلكتروني');
      await user.click(within(row).getByRole('button', { name: 'تغيير البريد' }));
      return row;
    },
    texts: { 'البريد الجديد': `new-${crypto.randomUUID()}@example.com`, 'كلمة المرور الحالية': PASSWORD },
    submit: 'إرسال رابط التأكيد',
    call: /account\/email$/,
    done: 'أرسلنا رابط التأكيد',
  },
  {
    name: 'the change of the password',
    open: () => openProfile('كلمة المرور'),
    texts: {
      'كلمة المرور الحالية': PASSWORD,
      'كلمة المرور الجديدة': 'Harbour-Dune-27',
      'تأكيد كلمة المرور': 'Harbour-Dune-27',
    },
    submit: 'تغيير كلمة المرور',
    call: /account\/password$/,
    done: 'تغيّرت كلمة المرور',
  },
  {
    name: 'a new message',
    open: () => openNewRequest('contact', 'استفسار عام'),
    texts: { 'موضوع الرسالة': 'سؤال عن الفاتورة', الرسالة: 'متى تصل؟' },
    submit: 'إرسال الرسالة',
    call: /public\/contact$/,
    done: 'تم الإرسال بنجاح',
  },
  {
    name: 'a new consultation',
    open: () => openNewRequest('consultation', 'استشارة'),
    texts: { 'رقم الهاتف': '0551234567', 'نوع المشروع': 'خدمي', 'وصف المشروع': 'مغسلة في حي سكني.' },
    submit: 'إرسال طلب الاستشارة',
    call: /public\/consultation$/,
    done: 'تم إرسال طلب الاستشارة',
  },
  {
    name: 'a new study',
    open: () => openNewRequest('feasibility', 'دراسة جدوى'),
    texts: { 'رقم الهاتف': '0551234567', 'فكرة المشروع': 'مصنع لتعبئة التمور', 'موقع المشروع': 'القصيم' },
    submit: 'إرسال طلب دراسة الجدوى',
    call: /public\/feasibility-request$/,
    done: 'تم إرسال طلب دراسة الجدوى',
  },
  {
    name: 'a message about a request',
    open: async () => {
      await openStudy(sendStudy);
      return formAround(await screen.findByRole('textbox', { name: /^رسالة إلى/ }));
    },
    texts: { 'رسالة إلى': 'هل يشمل السعر النقل؟' },
    submit: 'إرسال',
    call: /account\/requests\/[^/]+\/messages$/,
    done: 'أُرسلت الرسالة',
  },
  {
    name: 'the rating of a finished request',
    open: async () => {
      await openStudy(deliverStudy);
      return formAround(await screen.findByRole('textbox', { name: /^ما الذي أعجبك/ }));
    },
    texts: { 'ما الذي أعجبك': 'عمل دقيق.' },
    choices: ['ممتازة'],
    submit: 'إرسال التقييم',
    call: /account\/requests\/[^/]+\/rating$/,
    done: 'شكراً على تقييمك',
  },
  {
    name: 'the cancellation of a request',
    open: async () => {
      await openStudy(sendStudy);
      await user.click(screen.getByRole('button', { name: 'إلغاء الطلب' }));
      return screen.findByRole('alertdialog');
    },
    texts: { 'سبب الإلغاء': 'تأجل المشروع.' },
    submit: 'إلغاء الطلب',
    call: /account\/requests\/[^/]+\/cancel$/,
    done: 'أُلغي الطلب',
  },
];

const UNAVAILABLE = { kind: 'response', status: 503, type: 'text/html', body: '<h1>503</h1>' } as const;
/** One sentence or two in Arabic, without a word of the failed response. */
const SENTENCE = /^[^A-Za-z<>\d]+\.$/;

const fill = async (form: HTMLElement, { texts, choices = [] }: DashboardForm): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) {
    const field = fieldOf(form, label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text);
    else {
      await user.clear(field);
      await user.type(field, text);
    }
  }
  for (const choice of choices) await user.click(within(form).getByRole('radio', { name: new RegExp(`^${choice}`) }));
};
const fieldOf = (form: HTMLElement, label: string) =>
  within(form).getByLabelText<HTMLInputElement | HTMLSelectElement>(new RegExp(`^${label}`), {
    selector: 'input, textarea, select',
  });
const press = (form: HTMLElement, { submit }: DashboardForm) =>
  user.click(within(form).getByRole('button', { name: submit }));

/** What was typed and chosen is in the form, with one sentence about the failure, and no message of a success. */
const expectFailure = async (form: HTMLElement, { texts, choices = [] }: DashboardForm): Promise<void> => {
  const alerts = await within(form).findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(SENTENCE)]);
  for (const [label, text] of Object.entries(texts)) expect(fieldOf(form, label).value).toBe(text);
  for (const choice of choices)
    expect(
      within(form).getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${choice}`), checked: true }),
    ).toBeTruthy();
  expect(toasts).toEqual([]);
};

afterEach(async () => {
  toasts.length = 0;
  await api.clearFaults();
});

describe.each(FORMS)('when sending $name fails', (dashboardForm) => {
  it('keeps everything after a response 503, and after a connection that breaks while the person waits', async () => {
    const form = await dashboardForm.open();
    await fill(form, dashboardForm);
    api.injectFault(dashboardForm.call, UNAVAILABLE);
    await press(form, dashboardForm);
    await expectFailure(form, dashboardForm);
    await api.clearFaults();

    api.injectFault(dashboardForm.call, faults.hang);
    await press(form, dashboardForm);
    expect(await within(form).findByRole('button', { busy: true })).toBeTruthy();
    await api.refuseConnections();
    await expectFailure(form, dashboardForm);
    await api.clearFaults();

    await press(form, dashboardForm);
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual([dashboardForm.done]));
  });
});
