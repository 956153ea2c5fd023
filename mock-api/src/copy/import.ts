import { countOf, type CountedNoun } from 'shared-lib/format';

const rows = {
  zero: 'أي صف',
  one: 'صفاً واحداً',
  two: 'صفين',
  few: 'صفوف',
  many: 'صفاً',
  other: 'صف',
} satisfies CountedNoun;

/** Messages about CSV imports. */
export const importCopy = {
  notCsv: 'أرسل الجدول ملف CSV بالنوع text/csv.',
  notTable: 'الملف ليس جدول CSV. احفظ الجدول بصيغة «CSV UTF-8» ثم أعد المحاولة.',
  broken: (line: number) => `تعذرت قراءة الجدول عند السطر ${line}: علامة تنصيص ناقصة أو زائدة.`,
  noHeadings: 'لا يوجد في السطر الأول أي عنوان معروف. ابدأ من ملف التصدير لتبقى العناوين كما هي.',
  doubleHeadings: 'تكرر أحد عناوين الأعمدة في السطر الأول.',
  noRows: 'لا توجد صفوف بعد سطر العناوين.',
  tooManyRows: (most: number) => `يتسع الاستيراد لما لا يزيد على ${countOf(most, rows)} في المرة الواحدة.`,
  lineOfCell: (line: number, problem: string) => `السطر ${line} من الخانة: ${problem}`,
  noSuchRow: 'لا يوجد عنصر بهذا الرقم. اترك الخانة فارغة لإضافة عنصر جديد.',
  duplicateRow: (line: number) => `هذا العنصر مذكور أيضاً في السطر ${line}.`,
  importRejected: 'لم يُستورد شيء. صحّح الصفوف المذكورة ثم أعد المحاولة.',
} as const;
