import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { staffRequest, type StaffRequest } from 'shared-lib/contracts';
import { paths, type ContactTab } from 'shared-lib/paths';
import * as z from 'zod';
import { signInByApi, type Account } from './accounts.ts';
import { pageReady } from './test.ts';

/** One of the three public forms, with test data. */
export interface RequestForm {
  tab: ContactTab;
  /** URL of the API request that sends it. */
  api: RegExp;
  inbox: 'contacts' | 'consultations' | 'feasibility-requests';
  submit: string;
  /** Title of the toast and of the confirmation. */
  sent: string;
  reference: RegExp;
  /** Label → text to type; in `choose`: label → option to select. */
  type: Readonly<Record<string, string>>;
  choose: Readonly<Record<string, string>>;
  /** Error messages of an empty form, in order. */
  missing: readonly string[];
  /** Expected fields of the stored request. */
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
    choose: { 'نوع المشروع': 'صناعي', الميزانية: 'من 100,000 إلى 500,000 دولار', 'متى تحتاجها؟': 'عاجل (خلال أسبوع)' },
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

/**
 * Fills in the whole form.
 * @param email replaces the e-mail address of the test data
 */
export const fillForm = async (page: Page, { type, choose }: RequestForm, email?: string): Promise<void> => {
  for (const [label, text] of Object.entries(type))
    await fieldOf(page, label).fill(label === 'البريد الإلكتروني' && email ? email : text);
  for (const [label, option] of Object.entries(choose)) await fieldOf(page, label).selectOption({ label: option });
};

export const submitButton = (page: Page, { submit }: RequestForm): Locator =>
  panel(page).getByRole('button', { name: submit });

/** Reads the current values of the form, to compare them with the test data. */
export const currentTexts = async (
  page: Page,
  { type, choose }: RequestForm,
): Promise<{ expected: string[]; actual: string[] }> => {
  const actual: string[] = [];
  for (const label of Object.keys(type)) actual.push(await fieldOf(page, label).inputValue());
  for (const label of Object.keys(choose))
    actual.push(await fieldOf(page, label).locator('option:checked').innerText());
  return { expected: [...Object.values(type), ...Object.values(choose)], actual };
};

interface Inbox {
  request: APIRequestContext;
  origin: string;
  admin: Account;
}

/** Fetches the stored requests of an e-mail address from the admin API. */
export const fetchStoredRequests = async (
  { request, origin, admin }: Inbox,
  { inbox }: RequestForm,
  email: string,
): Promise<StaffRequest[]> => {
  const { token } = await signInByApi(request, origin, admin);
  const response = await request.get(`${origin}/api/admin/${inbox}?email=${encodeURIComponent(email)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return z.array(staffRequest).parse(await response.json());
};
