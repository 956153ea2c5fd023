import { auditFields } from 'shared-lib/copy';
import type { CountedNoun } from 'shared-lib/format';

const entries: CountedNoun = {
  zero: 'لا أحداث',
  one: 'حدث واحد',
  two: 'حدثان',
  few: 'أحداث',
  many: 'حدثاً',
  other: 'حدث',
};

/** Sections of the audit log, by the resource of its entries. */
const resources: Readonly<Record<string, string>> = {
  requests: 'الطلبات',
  users: 'المستخدمون',
  services: 'الخدمات',
  sectors: 'القطاعات',
  sliders: 'شرائح الواجهة',
  articles: 'المقالات',
  studies: 'الدراسات',
  settings: 'الإعدادات',
  uploads: 'الصور',
  contacts: 'رسائل التواصل',
  consultations: 'الاستشارات',
  'feasibility-requests': 'دراسات الجدوى',
  'canned-replies': 'الردود الجاهزة',
  audit: 'سجل التدقيق',
};

/** The part of an action after its dot. */
const events: Readonly<Record<string, string>> = {
  created: 'إضافة',
  updated: 'تعديل',
  deleted: 'حذف',
  restored: 'استعادة',
  reordered: 'ترتيب',
  imported: 'استيراد',
  exported: 'تصدير',
  saved: 'حفظ',
  status: 'تغيير الحالة',
  assigned: 'إسناد',
  priority: 'تغيير الأولوية',
  message: 'رسالة',
  file: 'ملف',
  quote: 'عرض سعر',
  phase: 'مرحلة',
  appointment: 'موعد',
  claimed: 'ربط بحساب',
  archived: 'أرشفة',
  spam: 'تصنيفه مزعجاً',
  rating: 'تقييم',
  date: 'موعد متوقع',
  task: 'مهمة',
  checklist: 'المستندات المطلوبة',
  agreement: 'قبول العقد',
  payment: 'دفعة',
  'password-link-sent': 'رابط كلمة المرور',
  'signed-out': 'إنهاء الجلسات',
  approved: 'قبول مستشار',
  rejected: 'رفض مستشار',
};

/** States of files in the log. */
const fileStates: Readonly<Record<string, string>> = { draft: 'مسودة', published: 'منشور للعميل' };

/** The audit log. */
export const audit = {
  title: 'سجل التدقيق',
  description: 'كل تغيير في النظام: من، ومتى، وماذا كان قبله. لا يُعدَّل ولا يُحذف.',
  noun: entries,
  search: 'ابحث بالعنصر أو رقمه أو القيمة، مثل: سعر دراسة الجدوى',
  empty: 'لا أحداث بعد',
  emptyText: 'يُسجَّل هنا كل تغيير يقوم به فريق الإدارة.',
  time: 'الوقت',
  who: 'من',
  anyWho: 'كل المستخدمين',
  action: 'الإجراء',
  anyAction: 'كل الإجراءات',
  section: 'القسم',
  anySection: 'كل الأقسام',
  record: 'العنصر',
  details: 'التفاصيل',
  noDetails: 'دون تفاصيل',
  changed: {
    zero: 'دون تفاصيل',
    one: 'حقل واحد',
    two: 'حقلان',
    few: 'حقول',
    many: 'حقلاً',
    other: 'حقل',
  },
  field: 'الحقل',
  anyField: 'كل الحقول',
  before: 'قبل',
  after: 'بعد',
  value: 'القيمة',
  pair: (name: string, value: string) => `${name}: ${value}`,
  change: (before: string, after: string) => `من ${before} إلى ${after}`,
  restore: 'فتح النموذج بالقيم السابقة',
  blank: 'فارغ',
  yes: 'نعم',
  no: 'لا',
  unknown: 'إجراء آخر',
  fileStates,
  resources,
  events,
  fields: auditFields,
} as const;
