import type { FieldErrorCode } from 'shared-lib/contracts';
import type { NumberProblem } from 'shared-lib/numbers';

/** Visible and accessible labels of the controls in `ui` and `form`. */
export const controls = {
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  checkFields: 'راجع الحقول التالية:',
  maxLength: (count: string) => `(أقصى عدد للحروف ${count})`,
  leaveEmpty: 'اترك هذا الحقل فارغاً',
  choose: 'اختر',
  notices: 'الإشعارات',
  breadcrumbs: 'مسار الصفحة',
  pages: 'صفحات القائمة',
  page: (number: number) => `صفحة ${number}`,
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  sortBy: (column: string) => `ترتيب حسب ${column}`,
  stepDone: 'مكتملة',
  stepNow: 'الحالية',
  openParts: 'القوائم والنوافذ المفتوحة',
  noMatches: 'لا نتائج',
  typeToSearch: 'اكتب للبحث',
  moveUp: (item: string) => `نقل «${item}» إلى أعلى`,
  moveDown: (item: string) => `نقل «${item}» إلى أسفل`,
  drag: (item: string) => `سحب «${item}»`,
  moved: (item: string, position: string, total: string) => `نُقل «${item}» إلى الموضع ${position} من ${total}.`,
} as const;

/** Messages of field errors. Those of sign-in and registration are quoted from the specification. */
export const fieldErrors = {
  'name-required': 'الاسم مطلوب',
  'name-short': 'الاسم يجب أن يكون حرفين على الأقل',
  'email-required': 'البريد الإلكتروني مطلوب',
  'email-invalid': 'البريد الإلكتروني غير صحيح',
  'email-taken': 'هذا البريد الإلكتروني مسجّل من قبل',
  'password-required': 'كلمة المرور مطلوبة',
  'password-short-login': 'كلمة المرور يجب أن تكون 6 أحرف على الأقل',
  'password-short': 'كلمة المرور يجب أن تكون 8 أحرف على الأقل',
  'password-long': 'كلمة المرور يجب ألا تتجاوز 256 حرفاً',
  'password-common': 'كلمة المرور هذه شائعة ويسهل تخمينها، اختر غيرها',
  'confirmation-required': 'تأكيد كلمة المرور مطلوب',
  'confirmation-different': 'كلمتا المرور غير متطابقتين',
  'role-required': 'نوع الحساب مطلوب',
  'subject-required': 'موضوع الرسالة مطلوب',
  'message-required': 'نص الرسالة مطلوب',
  'phone-required': 'رقم الهاتف مطلوب',
  'project-type-required': 'نوع المشروع مطلوب',
  'description-required': 'وصف المشروع مطلوب',
  'project-idea-required': 'فكرة المشروع مطلوبة',
  'choice-invalid': 'اختر قيمة من القائمة',
  'text-long': 'النص أطول من المسموح به',
  'text-invalid': 'النص يحتوي على رمز غير مقبول',
  'value-invalid': 'القيمة غير صحيحة',
  'search-short': 'اكتب حرفين على الأقل للبحث',
  'variable-unknown':
    'في النص متغيّر غير معروف. المتغيّرات هي: {{name}} و{{company}} و{{reference}} و{{title}} و{{status}} و{{assignee}} و{{due_date}} و{{appointment}}',
  'note-required': 'اكتب ملاحظة توضح السبب',
  'question-required': 'اكتب ما تسأل العميل عنه أو ما تطلبه منه',
  'apology-required': 'اكتب للعميل لماذا نعتذر، وما البديل إن وُجد',
  'cancellation-required': 'اكتب سبب الإلغاء كما يصل إلى العميل',
  'hold-required': 'اكتب لماذا يتوقف العمل، ومتى يُستأنف',
  'revision-required': 'اكتب ما الذي سيُعدَّل في الدراسة',
  'return-required': 'اكتب لماذا يعود الطلب إلى المراجعة',
  'date-invalid': 'التاريخ غير صحيح',
  'date-past': 'اختر موعداً في المستقبل',
  'dates-order': 'تاريخ النهاية يسبق تاريخ البداية',
  'amount-invalid': 'المبلغ غير صحيح',
  'scope-required': 'نطاق العمل مطلوب',
  'score-required': 'اختر تقييماً من 1 إلى 5',
  'assignee-invalid': 'اختر مستشاراً معتمداً',
  'assignee-away': 'هذا المستشار لا يستقبل طلبات جديدة الآن',
  'quote-email-fixed': 'عروض الأسعار تُرسل بالبريد دائماً لأنها تنتهي بتاريخ',
  'password-wrong': 'كلمة المرور غير صحيحة',
  'title-required': 'العنوان مطلوب',
  'text-required': 'اكتب نصاً أو احذف السطر الفارغ',
  'link-invalid':
    'الرابط غير صالح: يبدأ بـ \u2066/\u2069 أو \u2066#\u2069 أو \u2066https://\u2069 أو \u2066mailto:\u2069 أو \u2066tel:\u2069',
  'image-invalid': 'مسار الصورة غير صالح',
  'list-long': 'عدد العناصر أكبر من المسموح به',
  'value-required': 'هذا الحقل مطلوب',
  'number-invalid': 'أدخل رقماً ضمن الحدود المسموح بها',
  'percent-invalid': 'أدخل نسبة من 0 إلى 100',
  'list-short': 'عدد العناصر أقل من المطلوب',
  'address-invalid': 'أدخل عنواناً كاملاً يبدأ بـ \u2066https://\u2069',
  'origin-invalid': 'أدخل أصل الموقع وحده، مثل \u2066https://example.com\u2069',
  'phone-invalid': 'رقم الهاتف غير صحيح',
  'whatsapp-invalid': 'أدخل الرقم بالصيغة الدولية، أرقاماً فقط',
  'google-analytics-invalid': 'المعرّف غير صحيح، ومثاله \u2066G-AB12CD34EF\u2069',
  'gtm-invalid': 'المعرّف غير صحيح، ومثاله \u2066GTM-AB12CD3\u2069',
  'pixel-invalid': 'المعرّف غير صحيح، وهو من 8 إلى 20 رقماً',
  'robots-invalid': 'اكتب تعليمات معروفة تفصل بينها فواصل، مثل \u2066index, follow\u2069',
  'days-required': 'اختر يوم عمل واحداً على الأقل',
  'hours-order': 'نهاية يوم العمل يجب أن تكون بعد بدايته',
  'zone-invalid': 'المنطقة الزمنية غير معروفة، ومثالها Asia/Riyadh',
  'list-invalid': 'القائمة غير صالحة',
  'price-of-first-package': 'السعر الأساسي يخالف سعر الباقة الأولى، والموقع يعرضهما معاً. اجعلهما سعراً واحداً',
  'slug-taken': 'هذا الرابط المختصر مستخدم من قبل، اختر غيره',
  'slug-reserved': 'هذا الرابط المختصر محجوز للموقع، اختر غيره',
  'slug-invalid': 'الرابط المختصر حروف وأرقام بينها شرطات، وفيه حرف واحد على الأقل',
  'color-invalid': 'اكتب اللون بصيغة #RRGGBB',
  'date-required': 'حدد الموعد',
  'date-future': 'تاريخ النشر لم يأتِ بعد: اختر حالة الجدولة، أو تاريخاً مضى',
  'flows-invalid': 'أدخل تدفقات سنتين على الأقل، أولها سالب وهو رأس المال',
  'money-invalid': 'أدخل مبلغاً صحيحاً بلا كسور، لا يتجاوز 1,000,000,000,000',
  'years-invalid': 'أدخل عدداً صحيحاً من السنوات، من 1 إلى 50',
  'change-invalid': 'أدخل نسبة من \u200E-100 إلى 100',
  'calculation-invalid': 'الحسبة غير صالحة: افتحها في الحاسبة ثم حاول من جديد',
  'range-invalid': 'الحد الأعلى أصغر من الحد الأدنى',
} as const satisfies Record<FieldErrorCode, string>;

const messages = new Map<string, string>(Object.entries(fieldErrors));

/** Arabic message of an error code; a general message for unknown codes. */
export const fieldErrorMessage = (code: string): string => messages.get(code) ?? fieldErrors['value-invalid'];

/** Messages of a field about the number in it. The caller isolates the texts in quotation marks. */
export const numberReadings = {
  understood: (value: string) => `فهمناها ${value}`,
  /** @param other as it is typed without separators of thousands */
  orElse: (value: string, other: string) => `فهمناها ${value}. إن قصدت غيرها فاكتبها ${other}.`,
  ambiguous: (text: string, one: string, other: string) => `«${text}» تُقرأ بوجهين: اكتبها ${one} أو ${other}`,
} as const;

/** Why a text is no number. */
export const numberProblems: Readonly<Record<NumberProblem, (text: string) => string>> = {
  text: (text) => `«${text}» ليس رقماً`,
  exponent: (text) => `«${text}» مكتوب بصيغة أسية: اكتب الرقم بخاناته كلها`,
  separators: (text) => `لا يتضح الرقم من فواصل «${text}»: اكتبه بلا فواصل آلاف`,
  several: (text) => `في «${text}» أكثر من رقم`,
  percent: (text) => `«${text}» نسبة، وهذه الخانة ليست نسبة`,
  currency: (text) => `عملة «${text}» ليست عملة هذه الخانة`,
  long: (text) => `خانات «${text}» أكثر مما يُحفظ بدقة`,
};
