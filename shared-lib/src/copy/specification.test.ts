import { projectTypes } from 'shared-lib/contracts';
import {
  budgetLabels,
  consultationTimelineLabels,
  fallbackServices,
  feasibilityTimelineLabels,
  fieldErrors,
  requestStatusLabels,
  clientStepLabels,
  signInCopy,
  verbs,
} from 'shared-lib/copy';
import { expect, test } from 'vitest';

// Expected texts come from the specification (§5, §8) and product.md (§5, §8), not from the copy files.

test('field errors match the specification', () => {
  expect(fieldErrors).toMatchObject({
    'email-required': 'البريد الإلكتروني مطلوب',
    'email-invalid': 'البريد الإلكتروني غير صحيح',
    'password-required': 'كلمة المرور مطلوبة',
    'password-short-login': 'كلمة المرور يجب أن تكون 6 أحرف على الأقل',
    'password-short': 'كلمة المرور يجب أن تكون 8 أحرف على الأقل',
    'name-required': 'الاسم مطلوب',
    'name-short': 'الاسم يجب أن يكون حرفين على الأقل',
    'confirmation-required': 'تأكيد كلمة المرور مطلوب',
    'confirmation-different': 'كلمتا المرور غير متطابقتين',
    'role-required': 'نوع الحساب مطلوب',
  });
  expect([signInCopy.pending, signInCopy.failed, verbs.retry]).toEqual([
    'جاري تسجيل الدخول...',
    'حدث خطأ أثناء تسجيل الدخول',
    'إعادة المحاولة',
  ]);
});

test('choices have the specified values and labels', () => {
  expect(projectTypes).toEqual(['تجاري', 'صناعي', 'تقني', 'خدمي', 'أخرى']);
  expect(Object.entries(budgetLabels)).toEqual([
    ['under_100k', 'أقل من 100,000 دولار'],
    ['100k_500k', 'من 100,000 إلى 500,000 دولار'],
    ['500k_1m', 'من 500,000 إلى 1,000,000 دولار'],
    ['over_1m', 'أكثر من 1,000,000 دولار'],
  ]);
  expect(Object.entries(consultationTimelineLabels)).toEqual([
    ['urgent', 'عاجل (خلال أسبوع)'],
    ['one_month', 'خلال شهر'],
    ['three_months', 'خلال 3 أشهر'],
    ['six_months', 'خلال 6 أشهر'],
    ['flexible', 'مرن'],
  ]);
  expect(Object.entries(feasibilityTimelineLabels)).toEqual([
    ['two_weeks', 'أسبوعان'],
    ['one_month', 'شهر'],
    ['two_months', 'شهران'],
    ['three_months', '3 أشهر'],
  ]);
});

test('statuses and steps have the specified labels', () => {
  expect(requestStatusLabels).toEqual({
    contact: {
      new: 'جديدة',
      in_progress: 'قيد المعالجة',
      replied: 'تم الرد',
      closed: 'مغلقة',
      converted: 'محوّلة إلى طلب',
    },
    consultation: {
      new: 'جديد',
      under_review: 'قيد المراجعة',
      awaiting_client: 'بانتظار العميل',
      scheduled: 'تم تحديد الموعد',
      completed: 'مكتملة',
      rejected: 'معتذر عنها',
      cancelled: 'ملغاة',
    },
    feasibility: {
      new: 'جديد',
      under_review: 'قيد المراجعة',
      awaiting_client: 'بانتظار العميل',
      quoted: 'أُرسل عرض السعر',
      accepted: 'عرض مقبول',
      in_progress: 'قيد الإعداد',
      on_hold: 'معلّق',
      client_review: 'مراجعة العميل',
      delivered: 'تم التسليم',
      rejected: 'معتذر عنه',
      cancelled: 'ملغى',
    },
  });
  expect(Object.values(clientStepLabels)).toEqual(['الاستلام', 'المراجعة', 'العرض', 'الإعداد', 'مراجعتك', 'التسليم']);
});

test('fallback services are the four of the specification', () => {
  expect(fallbackServices.map(({ slug, name_ar }) => [slug, name_ar])).toEqual([
    ['feasibility', 'دراسات الجدوى'],
    ['business-plans', 'خطط الأعمال'],
    ['economic-consulting', 'الاستشارات الاقتصادية'],
    ['project-evaluation', 'تقييم المشروعات'],
  ]);
});
