import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { pdfFile } from 'testing/documents';
import type { Persona } from '../harness/accounts.ts';
import type { RequestActions } from '../harness/request-actions.ts';
import { expect, test } from '../harness/test.ts';

const FILE = { name: 'الدراسة.pdf', mimeType: 'application/pdf', buffer: pdfFile() };

interface Step {
  as: Persona;
  /** @returns the path of the page */
  prepare: (actions: RequestActions) => Promise<string>;
  /** Takes the step with the keyboard and mouse of a person. */
  take: (page: Page) => Promise<void>;
  /** What a live region says. */
  says: string | RegExp;
  /** What has the focus: the text of the element. */
  focus: string | RegExp;
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
const confirm = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name }).press('Enter');
};
const write = async (page: Page, name: RegExp, text: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('textbox', { name }).fill(text);

const underReview = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await actions.createStudy(idea);
  await actions.asConsultant(reference, 'transitions', { to: 'under_review' });
  return reference;
};
const quoted = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await actions.createStudy(idea);
  await actions.sendQuote(reference);
  return reference;
};
/** A study that waits for the client's review. */
const inReview = async (actions: RequestActions, idea: string): Promise<string> => {
  const reference = await quoted(actions, idea);
  await actions.asAdmin(reference, 'transitions', { to: 'accepted' });
  await actions.asConsultant(reference, 'transitions', { to: 'in_progress' });
  await actions.asConsultant(reference, 'transitions', { to: 'client_review', answer_due_at: inDays(3) });
  return reference;
};
const adminPage = (reference: string) => `/admin/feasibility-requests/${reference}`;

const steps: Readonly<Record<string, Step>> = {
  'accepting a quote': {
    as: 'client',
    prepare: async (actions) => paths.request(await quoted(actions, 'مصنع أكياس')),
    take: async (page) => {
      await press(page, 'قبول العرض');
      await confirm(page, 'قبول العرض');
    },
    says: 'قبلت العرض',
    focus: 'عرض السعر',
  },
  'declining a quote': {
    as: 'client',
    prepare: async (actions) => paths.request(await quoted(actions, 'مصنع علب')),
    take: async (page) => {
      await press(page, 'الاعتذار عن العرض');
      await write(page, /^سبب الاعتذار/, 'السعر أعلى من ميزانيتنا.');
      await confirm(page, 'الاعتذار عن العرض');
    },
    says: 'اعتذرت عن العرض',
    focus: 'عرض السعر',
  },
  'cancelling a request': {
    as: 'client',
    prepare: async (actions) => paths.request(await actions.createStudy('مغسلة سجاد')),
    take: async (page) => {
      await press(page, 'إلغاء الطلب');
      await write(page, /^سبب الإلغاء/, 'أجّلت المشروع.');
      await confirm(page, 'إلغاء الطلب');
    },
    says: 'أُلغي الطلب',
    focus: /ملغى/,
  },
  'sending what was asked for': {
    as: 'client',
    prepare: async (actions) => {
      const reference = await underReview(actions, 'مزرعة سمان');
      await actions.asConsultant(reference, 'transitions', { to: 'awaiting_client', note: 'كم المساحة؟' });
      return paths.request(reference);
    },
    take: (page) => press(page, 'أرسلت المطلوب'),
    says: 'عاد الطلب إلى المراجعة',
    focus: /قيد المراجعة/,
  },
  'approving a study': {
    as: 'client',
    prepare: async (actions) => paths.request(await inReview(actions, 'مصنع زجاج')),
    take: async (page) => {
      await press(page, 'اعتماد الدراسة');
      await confirm(page, 'اعتماد الدراسة');
    },
    says: 'اعتمدت الدراسة',
    focus: /تم التسليم/,
  },
  'asking for a revision': {
    as: 'client',
    prepare: async (actions) => paths.request(await inReview(actions, 'مصنع رخام')),
    take: async (page) => {
      await press(page, 'طلب تعديل');
      await write(page, /^التعديلات المطلوبة/, 'أضف سوق الدمام.');
      await confirm(page, 'إرسال طلب التعديل');
    },
    says: 'وصلنا طلب التعديل',
    focus: /قيد الإعداد/,
  },
  'rating the work': {
    as: 'client',
    prepare: async (actions) => {
      const reference = await inReview(actions, 'مصنع دهانات');
      await actions.asAdmin(reference, 'transitions', { to: 'delivered' });
      return paths.request(reference);
    },
    take: async (page) => {
      await page.getByRole('radio', { name: 'ممتازة' }).check();
      await press(page, 'إرسال التقييم');
    },
    says: 'شكراً على تقييمك',
    focus: 'تقييم الخدمة',
  },
  'accepting an assignment': {
    as: 'consultant',
    prepare: async (actions) => {
      await actions.createStudy('مصنع حبال');
      return paths.dashboard();
    },
    take: (page) => press(page, /^قبول الطلب/),
    says: 'قبلت الطلب',
    focus: /./,
  },
  'declining an assignment': {
    as: 'consultant',
    prepare: async (actions) => {
      await actions.createStudy('مصنع شباك');
      return paths.dashboard();
    },
    take: async (page) => {
      await press(page, /^الاعتذار عن الطلب/);
      await write(page, /سبب/, 'لا يتسع وقتي.');
      await confirm(page, 'إرسال الاعتذار');
    },
    says: /وصل اعتذارك/,
    focus: /./,
  },
  'changing the status as a consultant': {
    as: 'consultant',
    prepare: async (actions) => paths.request(await actions.createStudy('مصنع أحذية')),
    take: async (page) => {
      await press(page, 'إلى «قيد المراجعة»');
      await confirm(page, 'تأكيد');
    },
    says: /قيد المراجعة/,
    focus: /قيد المراجعة/,
  },
  'changing the status as an administrator': {
    as: 'admin',
    prepare: async (actions) => adminPage(await actions.createStudy('مصنع حقائب')),
    take: (page) => press(page, /^بدء المراجعة/),
    says: 'أصبحت الحالة «قيد المراجعة»',
    focus: /قيد المراجعة/,
  },
  'sending a quote': {
    as: 'admin',
    prepare: async (actions) => {
      const reference = await underReview(actions, 'مصنع أقلام');
      const draft = { amount: 8400, delivery_days: 18, scope: 'دراسة سوق', valid_until: inDays(20) };
      await actions.asConsultant(reference, 'quote', draft, 'PUT');
      return adminPage(reference);
    },
    take: async (page) => {
      await press(page, 'حفظ وإرسال إلى العميل');
      await confirm(page, 'إرسال العرض');
    },
    says: 'أُرسل العرض إلى العميل',
    focus: /عرض السعر/,
  },
  'archiving a request': {
    as: 'admin',
    prepare: async (actions) => adminPage(await actions.createStudy('مصنع أوراق')),
    take: (page) => press(page, 'أرشفة الطلب'),
    says: 'حُفظ التغيير',
    focus: 'إعادة من الأرشيف',
  },
  'marking a request as spam': {
    as: 'admin',
    prepare: async (actions) => adminPage(await actions.createStudy('مصنع شموع')),
    take: (page) => press(page, 'رسالة مزعجة'),
    says: 'حُفظ التغيير',
    focus: /./,
  },
  'publishing a file': {
    as: 'admin',
    prepare: async (actions) => adminPage(await underReview(actions, 'مصنع مفاتيح')),
    take: async (page) => {
      await page.locator('#files input[type=file]').setInputFiles(FILE);
      await press(page, /^نشر الدراسة/);
    },
    says: 'نُشر الملف للعميل',
    focus: /الدراسة\.pdf/,
  },
  'deleting a file': {
    as: 'admin',
    prepare: async (actions) => adminPage(await underReview(actions, 'مصنع أقفال')),
    take: async (page) => {
      await page.locator('#files input[type=file]').setInputFiles(FILE);
      await press(page, /^حذف الدراسة/);
    },
    says: 'حُذف الملف',
    focus: /^الملفات/,
  },
  'converting a message': {
    as: 'admin',
    prepare: async (actions) =>
      `/admin/contacts/${await actions.submit('contact', { subject: 'سؤال', message: 'أريد دراسة لمصنع صابون' })}`,
    take: async (page) => {
      await press(page, /^تحويل إلى طلب/);
      await confirm(page, 'تحويل');
    },
    says: 'حُوّلت الرسالة إلى طلب',
    focus: /./,
  },
};

for (const [name, { as, prepare, take, says, focus }] of Object.entries(steps))
  test(`after ${name} the focus is on the result, which is announced`, async ({ page, signIn, actions }) => {
    const path = await prepare(actions);
    await signIn(as);
    await page.goto(path);
    await take(page);
    await expect(page.getByRole('status').filter({ hasText: says }).first()).toBeVisible();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    await expect(focused).toHaveText(focus);
    // The page also settles with what the server has changed since.
    await expect(page.locator('body:focus')).toHaveCount(0);
  });
