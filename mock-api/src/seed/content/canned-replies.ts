import type { CannedReplyInput } from 'shared-lib/contracts';

/** Replies that staff reuse. */
export const cannedReplies: readonly Required<Pick<CannedReplyInput, 'title' | 'body' | 'kind'>>[] = [
  {
    title: 'استلمنا طلبك',
    kind: null,
    body: 'أهلاً {{name}}،\n\nوصلنا طلبك رقم {{reference}}، ويراجعه أحد مستشارينا الآن. نرد عليك خلال أوقات العمل من الأحد إلى الخميس.',
  },
  {
    title: 'طلب بيانات ناقصة',
    kind: 'feasibility',
    body: 'أهلاً {{name}}،\n\nنحتاج قبل إعداد عرض السعر إلى ثلاثة أمور: مساحة الموقع أو عنوانه، ورأس المال المتاح، وأي عروض أسعار وصلتك للمعدات.',
  },
  {
    title: 'تأكيد موعد الاستشارة',
    kind: 'consultation',
    body: 'أهلاً {{name}}،\n\nموعد استشارتك {{appointment}} بتوقيت الرياض، ومستشارك {{assignee}}. إن لم يناسبك الموعد فاطلب تغييره من صفحة الطلب.',
  },
  {
    title: 'موعد التسليم',
    kind: 'feasibility',
    body: 'أهلاً {{name}}،\n\nنعمل على دراستك، وموعد تسليمها {{due_date}}. تجد تقدم كل مرحلة في صفحة الطلب {{reference}}.',
  },
  {
    title: 'شكر وإغلاق',
    kind: 'contact',
    body: 'أهلاً {{name}}،\n\nنشكرك على تواصلك. نغلق هذه المحادثة الآن، ويمكنك الرد عليها خلال 30 يوماً لتُفتح من جديد.',
  },
];
