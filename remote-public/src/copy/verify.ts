import type { Neutral, PublicAgreement } from 'shared-lib/contracts';

/** Texts of the page that verifies an agreement by its number. */
export const verify = {
  name: 'التحقق من عقد',
  text: 'اكتب رقم العقد كما في أعلى المستند. تظهر صلاحيته وتاريخه وبصمة ملفه، ولا يظهر طرفاه ولا قيمته.',
  number: 'رقم العقد',
  hint: 'مثل \u2066AG-2026-000012\u2069.',
  check: 'تحقق',
  loading: 'نبحث عن الرقم…',
  missing: 'لا يوجد عقد بهذا الرقم. تأكد من الرقم المكتوب في أعلى المستند.',
  failed: 'تعذر التحقق الآن. أعد المحاولة بعد قليل.',
  result: (number: string) => `العقد \u2066${number}\u2069`,
  version: (version: string) => `الإصدار ${version}`,
  states: {
    open: 'عرض بانتظار القبول',
    valid: 'سارٍ',
    replaced: 'حلّ محله إصدار أحدث',
    expired: 'منتهٍ',
    other: 'غير معروف',
  } satisfies Record<PublicAgreement['versions'][number]['state'] | Neutral, string>,
  meanings: {
    open: 'أُرسل هذا العرض ولم يُقبل بعد، فلا يلزم أحداً حتى يُقبل.',
    valid: 'قُبل هذا الإصدار، وهو المعمول به.',
    replaced: 'كان مقبولاً، ثم قُبل إصدار أحدث منه. المعمول به هو الأحدث.',
    expired: 'لم يعد هذا الإصدار سارياً.',
    other: '',
  } satisfies Record<PublicAgreement['versions'][number]['state'] | Neutral, string>,
  acceptedAt: 'تاريخ القبول',
  offeredAt: 'تاريخ العرض',
  validUntil: 'صالح للقبول حتى',
  hash: 'بصمة الملف (SHA-256)',
  hashHint: 'تطابق البصمة يعني أن ملف PDF لم يتغير منه حرف.',
  compare: 'قارن ملفاً لديك',
  compareHint: 'تُحسب البصمة في متصفحك، ولا يُرسل الملف إلى أحد.',
  same: (version: string) => `الملف هو الإصدار ${version} من هذا العقد، ولم يتغير.`,
  different: 'الملف ليس نسخة من هذا العقد، أو تغيّر بعد إصداره.',
} as const;
