import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { paths } from 'shared-lib/paths';
import { pdfFile } from 'testing/documents';
import type { Persona } from '../harness/accounts.ts';
import type { RequestActions } from '../harness/request-actions.ts';
import { acceptQuote } from '../harness/agreement.ts';
import {
  changed,
  inboxWith,
  inDays,
  inReview,
  quoted,
  scheduled,
  underReview,
  withDocument,
} from '../harness/request-states.ts';
import { expect, test } from '../harness/test.ts';

const FILE = { name: 'الدراسة.pdf', mimeType: 'application/pdf', buffer: pdfFile() };

interface Step {
  as: Persona;
  /** @returns the path of the page */
  prepare: (actions: RequestActions) => Promise<string>;
  /** Takes the step with the keyboard and mouse of a person. */
  take: (page: Page, dataDir: string) => Promise<void>;
  /** What a live region says. */
  says: string | RegExp;
  /** What has the focus: the text of the element. */
  focus: string | RegExp;
  /** The focus is on a button that has only an icon: `focus` is its label. */
  isIcon?: true;
}

const press = async (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
const confirm = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name }).press('Enter');
};
/** The name stands before the number of open requests, which arrives later. */
const chooseAssignee = async (page: Page, name: string) => {
  const field = page.getByRole('dialog').getByLabel('المسؤول').first();
  await field.selectOption(await field.getByRole('option', { name }).first().getAttribute('value'));
};
const write = async (page: Page, name: RegExp, text: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('textbox', { name }).fill(text);

/** Selects the newest request of the inbox. */
const selectNewest = (page: Page) =>
  page.getByRole('list', { name: 'قائمة الطلبات' }).getByRole('checkbox').first().check();
const adminPage = (reference: string) => `/admin/feasibility-requests/${reference}`;

const steps: Readonly<Record<string, Step>> = {
  'accepting a quote': {
    as: 'client',
    prepare: async (actions) => paths.request(await quoted(actions, 'مصنع أكياس')),
    take: (page, dataDir) => acceptQuote(page, dataDir, (button) => button.press('Enter')),
    says: 'قبلت العقد',
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
      await confirm(page, 'نقل إلى «قيد المراجعة»');
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
  'asking for a new appointment': {
    as: 'client',
    prepare: async (actions) => paths.request(await scheduled(actions, 'مستودع أدوية')),
    take: async (page) => {
      await press(page, 'طلب تغيير الموعد');
      await write(page, /^سبب التغيير/, 'أنا مسافر ذلك اليوم.');
      await confirm(page, 'إرسال الطلب');
    },
    says: 'أرسلنا طلب تغيير الموعد',
    focus: 'طلب تغيير الموعد',
  },
  'keeping an appointment after all': {
    as: 'client',
    prepare: async (actions) => {
      const reference = await scheduled(actions, 'مستودع كتب');
      await actions.asClient(reference, 'appointment/wish', { note: 'أنا مسافر.', times: [] }, 'PUT');
      return paths.request(reference);
    },
    take: (page) => press(page, 'إبقاء الموعد كما هو'),
    says: 'يبقى الموعد كما هو',
    focus: /./,
  },
  'changing an appointment': {
    as: 'consultant',
    prepare: async (actions) => paths.request(await scheduled(actions, 'مستودع أثاث')),
    take: async (page) => {
      await press(page, 'تعديل الموعد');
      await confirm(page, 'حفظ الموعد');
    },
    says: 'حُفظ الموعد وأُبلغ العميل',
    focus: 'تعديل الموعد',
  },
  'asking the client for something': {
    as: 'admin',
    prepare: async (actions) => adminPage(await underReview(actions, 'مصنع سجاد')),
    take: async (page) => {
      await press(page, /^طلب معلومة من العميل/);
      await write(page, /سؤال|المطلوب/, 'كم المساحة؟');
      await confirm(page, 'طلب معلومة من العميل');
    },
    says: /بانتظار العميل/,
    focus: /بانتظار العميل/,
  },
  'sending a quote as the next step': {
    as: 'admin',
    prepare: async (actions) => {
      const reference = await underReview(actions, 'مصنع دفاتر');
      const draft = { amount: 8400, delivery_days: 18, scope: 'دراسة سوق', valid_until: inDays(20) };
      await actions.asConsultant(reference, 'quote', draft, 'PUT');
      return adminPage(reference);
    },
    take: async (page) => {
      await press(page, /^إرسال عرض السعر/);
      await confirm(page, 'إرسال العرض');
    },
    says: 'أُرسل العرض إلى العميل',
    focus: /عرض السعر/,
  },
  'assigning a request of the inbox': {
    as: 'admin',
    prepare: (actions) => inboxWith(actions, 'استفسار عن مصنع أقمشة'),
    take: async (page) => {
      await page.getByRole('complementary').getByRole('button', { name: 'إسناد' }).press('Enter');
      await chooseAssignee(page, 'طارق الشريف');
      await confirm(page, 'إسناد');
    },
    says: /تغيّر طلب واحد/,
    focus: /./,
  },
  'assigning selected requests': {
    as: 'admin',
    prepare: (actions) => inboxWith(actions, 'استفسار عن مصنع ستائر'),
    take: async (page) => {
      await selectNewest(page);
      await press(page, 'إسناد');
      await chooseAssignee(page, 'طارق الشريف');
      await confirm(page, 'إسناد');
    },
    says: /تغيّر طلب واحد/,
    focus: /./,
  },
  'archiving selected requests': {
    as: 'admin',
    prepare: (actions) => inboxWith(actions, 'استفسار عن مصنع مرايا'),
    take: async (page) => {
      await selectNewest(page);
      await press(page, 'أرشفة');
      await confirm(page, 'أرشفة');
    },
    says: /طلب/,
    focus: /./,
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
    focus: 'ليست مزعجة',
    isIcon: true,
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
  'asking for the documents of a service': {
    as: 'consultant',
    prepare: async (actions) => paths.request(await underReview(actions, 'مصنع مصاعد')),
    take: async (page) => {
      await press(page, 'عرض المستندات وطلبها');
      await press(page, /^طلب قائمة «دراسات الجدوى»/);
      await confirm(page, 'طلب من العميل');
    },
    says: 'وصل الطلب إلى العميل',
    focus: /./,
  },
  'asking for another copy of a document': {
    as: 'admin',
    prepare: async (actions) => adminPage(await withDocument(actions, 'مصنع أبواب')),
    take: async (page) => {
      await press(page, 'عرض المستندات وطلبها');
      await press(page, 'طلب نسخة أخرى من «صك الأرض»');
      await write(page, /^ما الذي ينقصه/, 'الصفحة الثانية ناقصة.');
      await confirm(page, 'طلب نسخة أخرى');
    },
    says: 'طلبنا نسخة أخرى من «صك الأرض»',
    focus: /./,
  },
  'accepting a document': {
    as: 'admin',
    prepare: async (actions) => adminPage(await withDocument(actions, 'مصنع نوافذ')),
    take: async (page) => {
      await press(page, 'عرض المستندات وطلبها');
      await press(page, 'قبول «صك الأرض»');
    },
    says: 'قُبل «صك الأرض»',
    focus: /./,
  },
  'marking a transfer': {
    as: 'admin',
    prepare: async (actions) => {
      const reference = await quoted(actions, 'مصنع سلال');
      await actions.asAdmin(reference, 'transitions', { to: 'accepted' });
      return adminPage(reference);
    },
    take: async (page) => {
      await press(page, 'تسجيل وصول «الدفعة الأولى»');
      await confirm(page, 'تسجيل الوصول');
    },
    says: 'سُجّل وصول «الدفعة الأولى»',
    focus: /./,
  },
  'changing an agreement': {
    as: 'admin',
    prepare: async (actions) => {
      const reference = await quoted(actions, 'مصنع ستائر');
      await actions.asAdmin(reference, 'transitions', { to: 'accepted' });
      return adminPage(reference);
    },
    take: async (page) => {
      await press(page, 'تعديل العقد');
      await write(page, /^سبب التعديل/, 'زيارة ميدانية ثانية');
      await confirm(page, 'إرسال التعديل إلى العميل');
    },
    says: 'أُرسل التعديل إلى العميل',
    focus: /./,
  },
  'declining a change of an agreement': {
    as: 'client',
    prepare: async (actions) => paths.request(await changed(actions, 'مصنع مناديل')),
    take: async (page) => {
      await press(page, 'الاعتذار عن التعديل');
      await write(page, /^سبب الاعتذار/, 'زيارة واحدة تكفي.');
      await confirm(page, 'الاعتذار عن التعديل');
    },
    says: 'أبلغنا الفريق باعتذارك',
    focus: /./,
  },
  'cancelling a booking': {
    as: 'client',
    prepare: async (actions) => {
      const reference = await actions.createConsultation('متجر عسل');
      await actions.book(reference);
      return paths.booking(reference);
    },
    take: async (page) => {
      await press(page, 'إلغاء الموعد');
      await confirm(page, 'إلغاء الموعد');
    },
    says: 'أُلغي الموعد',
    focus: 'اختر موعداً',
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

for (const [name, { as, prepare, take, says, focus, isIcon }] of Object.entries(steps))
  test(`after ${name} the focus is on the result, which is announced`, async ({ page, signIn, actions, site }) => {
    const path = await prepare(actions);
    await signIn(as);
    await page.goto(path);
    await take(page, site.config.dataDir);
    await expect(page.getByRole('status').filter({ hasText: says }).first()).toBeVisible();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    const focused = page.locator(':focus');
    await expect(focused).toBeVisible();
    if (isIcon) await expect(focused).toHaveAccessibleName(focus);
    else await expect(focused).toHaveText(focus);
    // The page also settles with what the server has changed since.
    await expect(page.locator('body:focus')).toHaveCount(0);
  });

/** The steps that begin in the dialogs of each file. Dialogs without a step change nothing: their button is still there. */
const stepsOfDialogs: Readonly<Record<string, readonly string[]>> = {
  'shared-lib/src/request/agreement-accept.tsx': ['accepting a quote'],
  'shared-lib/src/request/agreement-panel.tsx': ['changing an agreement', 'declining a change of an agreement'],
  'shared-lib/src/request/agreement-payments.tsx': ['marking a transfer'],
  'shared-lib/src/request/appointment-editor.tsx': ['changing an appointment'],
  'shared-lib/src/request/appointment-wish.tsx': ['asking for a new appointment'],
  'shared-lib/src/request/checklist-editor.tsx': ['asking for the documents of a service'],
  'shared-lib/src/request/checklist-forms.tsx': [
    'asking for the documents of a service',
    'asking for another copy of a document',
  ],
  'shared-lib/src/request/file-preview.tsx': [],
  'shared-lib/src/request/file-row.tsx': [],
  'shared-lib/src/request/moves-panel.tsx': ['changing the status as a consultant'],
  'shared-lib/src/request/quote-decision.tsx': ['accepting a quote', 'declining a quote'],
  'remote-account/src/features/queue/assignment-buttons.tsx': ['declining an assignment'],
  'remote-account/src/features/request/cancel-panel.tsx': ['cancelling a request'],
  'remote-account/src/features/request/client-banner.tsx': ['approving a study', 'asking for a revision'],
  'remote-admin/src/features/inbox/bulk-actions.tsx': ['assigning selected requests', 'archiving selected requests'],
  'remote-admin/src/features/inbox/inbox-rows.tsx': ['assigning a request of the inbox'],
  'remote-admin/src/features/workspace/moves-panel.tsx': [
    'converting a message',
    'sending a quote as the next step',
    'asking the client for something',
  ],
  'remote-admin/src/features/workspace/quote-panel.tsx': ['sending a quote'],
  'remote-admin/src/request/replies-button.tsx': [],
};

const ROOT = join(import.meta.dirname, '../../..');

/** Folders of the pages that show requests. */
const requestFolders = [
  'shared-lib/src/request',
  'remote-account/src/features/queue',
  'remote-account/src/features/request',
  'remote-admin/src/features/inbox',
  'remote-admin/src/features/workspace',
  'remote-admin/src/request',
];

/** How many dialogs a component opens that it does not define itself; a file that is named after its dialog defines it. */
const openedDialogs = (file: string): number => {
  if (/-dialog\.tsx$|\.test\.tsx$/.test(file)) return 0;
  const source = readFileSync(join(ROOT, file), 'utf8');
  const opened = Array.from(source.matchAll(/<(\w*Dialog|FilePreview)\b/g), ([, name]) => name);
  return opened.filter((name) => !source.includes(`const ${name} = (`)).length;
};

test('every dialog of a request that changes it is among these steps', () => {
  const files = requestFolders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  const counts = files.map((file) => [file, openedDialogs(file)] as const).filter(([, count]) => count > 0);
  expect(counts.map(([file]) => file).toSorted()).toEqual(Object.keys(stepsOfDialogs).toSorted());
  for (const [file, count] of counts) {
    const named = stepsOfDialogs[file] ?? [];
    expect(named.length === 0 || named.length === count, `${file} opens ${count} dialogs`).toBe(true);
    expect(Object.keys(steps)).toEqual(expect.arrayContaining([...named]));
  }
});
