import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { staffRequest, type StaffRequest } from 'shared-lib/contracts';
import { paths, type ContactTab } from 'shared-lib/paths';
import * as z from 'zod';
import { signInByApi, type Account } from './accounts.ts';
import { pageReady } from './test.ts';

/** One of the three public forms, as a person meets it. */
export interface RequestForm {
  tab: ContactTab;
  /** The call that sends it. */
  api: RegExp;
  inbox: 'contacts' | 'consultations' | 'feasibility-requests';
  submit: string;
  /** Title of the notice and of the confirmation. */
  sent: string;
  reference: RegExp;
  /** Label → what is typed there; `choose` picks from a list. */
  type: Readonly<Record<string, string>>;
  choose: Readonly<Record<string, string>>;
  /** What an empty form says, in order. */
  missing: readonly string[];
  /** What is stored of it. */
  stored: Partial<StaffRequest>;
}

const person = {
  الاسم: 'ليلى منصور',
  'البريد الإلكتروني': 'laila@investor.example',
  'رقم الهاتف': '٠٥٠ ١٢٣ ٤٥٦٧',
  'اسم الشركة': 'منصور القابضة',
};
const storedPerson = { name: 'ليلى منصور', phone: '050 123 4567', company: 'منصور القابضة' };

export const requestForms: readonly RequestForm[] = [
  {
    tab: 'contact',
    api: /\/public\/contact$/,
    inbox: 'contacts',
    submit: 'إرسال الرسالة',
    sent: 'تم الإرسال بنجاح',
    reference: /^CT-\d{4}-\d{6}$/,
    type: {
      ...person,
      'موضوع الرسالة': 'مزرعة مائية في القصيم',
      الرسالة: 'كم تستغرق دراسة الجدوى؟\nوهل تشمل زيارة الموقع؟',
    },
    choose: {},
    missing: ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'موضوع الرسالة مطلوب', 'نص الرسالة مطلوب'],
    stored: {
      ...storedPerson,
      kind: 'contact',
      subject: 'مزرعة مائية في القصيم',
      message: 'كم تستغرق دراسة الجدوى؟\nوهل تشمل زيارة الموقع؟',
      source_path: '/contact?tab=contact',
    },
  },
  {
    tab: 'consultation',
    api: /\/public\/consultation$/,
    inbox: 'consultations',
    submit: 'إرسال طلب الاستشارة',
    sent: 'تم إرسال طلب الاستشارة',
    reference: /^CN-\d{4}-\d{6}$/,
    type: { ...person, 'وصف المشروع': 'مصنع تمور في المدينة المنورة' },
    choose: { 'نوع المشروع': 'صناعي', الميزانية: 'من 100,000 إلى 500,000 دولار', 'الموعد المناسب': 'عاجل (خلال أسبوع)' },
    missing: ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'رقم الهاتف مطلوب', 'نوع المشروع مطلوب', 'وصف المشروع مطلوب'],
    stored: {
      ...storedPerson,
      kind: 'consultation',
      project_type: 'صناعي',
      budget_range: '100k_500k',
      timeline: 'urgent',
      description: 'مصنع تمور في المدينة المنورة',
      priority: 'urgent',
    },
  },
  {
    tab: 'feasibility',
    api: /\/public\/feasibility-request$/,
    inbox: 'feasibility-requests',
    submit: 'إرسال طلب دراسة الجدوى',
    sent: 'تم إرسال طلب دراسة الجدوى',
    reference: /^FS-\d{4}-\d{6}$/,
    type: {
      ...person,
      'فكرة المشروع': 'أغذية أطفال مجففة',
      'رأس المال المتاح': '٣٠٠ ألف دولار',
      'موقع المشروع': 'طنطا',
      'السوق المستهدف': 'مصر والسعودية',
    },
    choose: { 'موعد التسليم': 'شهران' },
    missing: ['الاسم مطلوب', 'البريد الإلكتروني مطلوب', 'رقم الهاتف مطلوب', 'فكرة المشروع مطلوبة'],
    stored: {
      ...storedPerson,
      kind: 'feasibility',
      project_idea: 'أغذية أطفال مجففة',
      capital_amount: '300 ألف دولار',
      location: 'طنطا',
      target_market: 'مصر والسعودية',
      timeline: 'two_months',
    },
  },
];

export const panel = (page: Page): Locator => page.getByRole('tabpanel');
const starting = (label: string) => new RegExp(`^${label}`);
export const fieldOf = (page: Page, label: string): Locator =>
  panel(page)
    .getByRole('textbox', { name: starting(label) })
    .or(panel(page).getByRole('combobox', { name: starting(label) }));

export const openForm = async (page: Page, { tab }: RequestForm): Promise<void> => {
  await page.goto(paths.contact(tab));
  await pageReady(page);
};

/** Fills the whole form in, with an address of its own where one is given. */
export const fillForm = async (page: Page, { type, choose }: RequestForm, email?: string): Promise<void> => {
  for (const [label, text] of Object.entries(type))
    await fieldOf(page, label).fill(label === 'البريد الإلكتروني' && email ? email : text);
  for (const [label, option] of Object.entries(choose)) await fieldOf(page, label).selectOption({ label: option });
};

export const submitOf = (page: Page, { submit }: RequestForm): Locator =>
  panel(page).getByRole('button', { name: submit });

/** Everything that was filled in is still there. */
export const keptTexts = async (
  page: Page,
  { type, choose }: RequestForm,
): Promise<{ expected: string[]; kept: string[] }> => {
  const kept: string[] = [];
  for (const label of Object.keys(type)) kept.push(await fieldOf(page, label).inputValue());
  for (const label of Object.keys(choose)) kept.push(await fieldOf(page, label).locator('option:checked').innerText());
  return { expected: [...Object.values(type), ...Object.values(choose)], kept };
};

interface Inbox {
  request: APIRequestContext;
  origin: string;
  admin: Account;
}

/** What the company got from an address, as its administration reads it. */
export const storedFrom = async (
  { request, origin, admin }: Inbox,
  { inbox }: RequestForm,
  email: string,
): Promise<StaffRequest[]> => {
  const { token } = await signInByApi(request, origin, admin);
  const answer = await request.get(`${origin}/api/admin/${inbox}?email=${encodeURIComponent(email)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return z.array(staffRequest).parse(await answer.json());
};
