const changes = {
  zero: 'لا تغييرات',
  one: 'تغيير واحد لم يُحفظ',
  two: 'تغييران لم يُحفظا',
  few: 'تغييرات لم تُحفظ',
  many: 'تغييراً لم يُحفظ',
  other: 'تغيير لم يُحفظ',
};

const paragraphs = {
  zero: 'لا فقرات',
  one: 'فقرة واحدة',
  two: 'فقرتان',
  few: 'فقرات',
  many: 'فقرة',
  other: 'فقرة',
};

/** What the conflict dialog says about the other save. */
export interface OtherSave {
  /** Name of the other user, if known. */
  by: string | null;
  /** Made by the same person, in another tab or on another device. */
  isOwn: boolean;
}
const OTHER_TAB = 'علامة تبويب أخرى لك';
const otherOf = ({ by, isOwn }: OtherSave): string => (isOwn ? OTHER_TAB : (by ?? 'مستخدم آخر'));

/** Labels of the forms of records: leave guard, draft, conflict, save bar, repeated rows. */
export const recordForm = {
  changes,
  saved: 'كل التغييرات محفوظة',
  neverSaved: 'سجل جديد لم يُحفظ بعد',
  saving: 'جاري الحفظ...',
  saveBar: 'حفظ التغييرات',
  undoAll: 'تراجع عن الكل',
  leaveTitle: 'لديك تغييرات لم تُحفظ',
  leaveText: 'إذا غادرت الصفحة الآن فلن تُحفظ تغييراتك.',
  stay: 'متابعة التحرير',
  leave: 'المغادرة دون حفظ',
  draftRestored: (time: string) => `استعدنا ما كتبته ولم تحفظه، وآخر تعديل فيه ${time}.`,
  draftOutdated: 'حُفظ العنصر من مكان آخر بعد ذلك، وسترى الفرق عند الحفظ.',
  dropDraft: 'تجاهل المسودة',
  earlierValues: 'في الحقول قيم سابقة من سجل التدقيق ولم تُحفظ بعد. راجعها، ثم احفظ.',
  dropEarlier: 'العودة إلى القيم المحفوظة',
  conflictTitle: (other: OtherSave, time: string) => `حفظٌ أحدث من ${otherOf(other)}، ${time}`,
  conflictText: ({ isOwn }: OtherSave) =>
    isOwn
      ? 'حفظتَ هذا العنصر من علامة تبويب أخرى أو من جهاز آخر بعد أن فتحته هنا، فلم يُحفظ شيء مما كتبته هنا بعد. اختر ما يبقى في كل حقل تغيّر في الموضعين.'
      : 'لم يُحفظ شيء من تغييراتك بعد. اختر ما يبقى في كل حقل غيّرتماه معاً.',
  conflictMerged: ({ isOwn }: OtherSave, fields: string) =>
    isOwn
      ? `دُمجت تلقائياً الحقول التي تغيّرت في موضع واحد فقط: ${fields}.`
      : `دُمجت تلقائياً الحقول التي غيّرها واحد منكما فقط: ${fields}.`,
  conflictNone: ({ isOwn }: OtherSave) =>
    isOwn
      ? 'حفظتَ هذا العنصر من علامة تبويب أخرى أو من جهاز آخر، ولم يتغيّر الحقل نفسه في الموضعين، فيمكن دمج التغييرين كما هما.'
      : 'لم تغيّرا الحقل نفسه، فيمكن دمج التغييرين كما هما.',
  mine: ({ isOwn }: OtherSave) => (isOwn ? 'ما كتبته هنا' : 'نسختك'),
  theirs: (other: OtherSave) => (other.isOwn ? `ما حفظته من ${OTHER_TAB}` : `نسخة ${otherOf(other)}`),
  sameText: 'النص نفسه في النسختين، والاختلاف في التنسيق أو الروابط أو الصور.',
  paragraphs,
  unchanged: (count: string) => `… بلا تغيير: ${count} …`,
  merge: 'دمج وحفظ',
  keepMine: 'حفظ نسختي كلها',
  takeTheirs: 'استخدام النسخة المحفوظة',
  yes: 'نعم',
  no: 'لا',
  empty: 'فارغ',
  separator: '، ',
  addRow: (row: string) => `إضافة ${row}`,
  removeRow: (row: string) => `حذف ${row}`,
  moveUp: (row: string) => `نقل ${row} إلى أعلى`,
  moveDown: (row: string) => `نقل ${row} إلى أسفل`,
  noRows: 'لا شيء بعد.',
  characters: (count: string, max: string) => `${count} من ${max} حرف`,
  cut: (max: string) => `النص الملصق أطول من حد هذا الحقل (${max} حرف)، فلُصق أوله وتُرك الباقي.`,
  linesHint: 'كل سطر عنصر مستقل.',
} as const;

/** Labels of fields of requests, accounts and content in the audit log, which also finds changes by them. */
export const auditFields: Readonly<Record<string, string>> = {
  created: 'الحالة',
  assigned: 'المسؤول',
  priority: 'الأولوية',
  quote: 'عرض السعر',
  file: 'الملف',
  phase: 'المرحلة',
  task: 'المهمة',
  date: 'الموعد المتوقع',
  appointment: 'الموعد',
  spam: 'مزعجة',
  archived: 'مؤرشفة',
  rating: 'التقييم',
  to: 'القيمة',
  from: 'القيمة السابقة',
  note: 'الملاحظة',
  agreement: 'العقد',
  payment: 'الدفعة',
  method: 'طريقة القبول',
  document_hash: 'بصمة الملف',
  sessions: 'الجلسات',
  rows: 'الصفوف',
  query: 'التصفية',
  order: 'الترتيب',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  company: 'الشركة',
  country: 'الدولة',
  role: 'الدور',
  status: 'الحالة',
  slug: 'الرابط المختصر',
  title: 'العنوان',
  title_ar: 'العنوان',
  name_ar: 'الاسم',
  name_en: 'الاسم بالإنجليزية',
  description_ar: 'الوصف',
  body_html: 'النص',
  image: 'الصورة',
  is_active: 'الظهور',
  sort_order: 'الترتيب',
  published_at: 'موعد النشر',
  basic_price: 'السعر',
  delivery_days_basic: 'مدة التسليم',
  packages: 'الباقات',
  steps: 'خطوات العمل',
  faq: 'الأسئلة الشائعة',
  short_description_ar: 'الوصف المختصر',
  excerpt_ar: 'المقدمة',
  summary_ar: 'الملخص',
  verdict: 'التوصية',
  verdict_sentence: 'جملة التوصية',
  category: 'التصنيف',
  tags: 'الوسوم',
  cover: 'صورة الغلاف',
  icon: 'الأيقونة',
  sector_ids: 'القطاعات',
  sector_id: 'القطاع',
  seo_title: 'عنوان الصفحة',
  seo_description: 'وصف الصفحة',
};
