import type { FieldErrorCode } from 'shared-lib/contracts';

/** What is said beside a field. The sentences of sign-in and registration are the specification's, word for word. */
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
  'note-required': 'اكتب ملاحظة توضح السبب',
  'date-invalid': 'التاريخ غير صحيح',
  'date-past': 'اختر موعداً في المستقبل',
  'amount-invalid': 'المبلغ غير صحيح',
  'scope-required': 'نطاق العمل مطلوب',
  'score-required': 'اختر تقييماً من 1 إلى 5',
  'assignee-invalid': 'اختر مستشاراً معتمداً',
  'password-wrong': 'كلمة المرور غير صحيحة',
  'title-required': 'العنوان مطلوب',
  'text-required': 'اكتب نصاً أو احذف السطر الفارغ',
  'link-invalid': 'الرابط غير صالح: يبدأ بـ / أو # أو https:// أو mailto: أو tel:',
  'image-invalid': 'مسار الصورة غير صالح',
  'list-long': 'عدد العناصر أكبر من المسموح به',
} as const satisfies Record<FieldErrorCode, string>;

const sentences = new Map<string, string>(Object.entries(fieldErrors));

/** The Arabic sentence of a code; whatever is not one of ours gets a general sentence, never a machine's text. */
export const sayFieldError = (code: string): string => sentences.get(code) ?? fieldErrors['value-invalid'];
