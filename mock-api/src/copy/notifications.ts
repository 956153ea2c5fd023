/** Texts of notifications about requests, and of the emails that are sent with them. */
export const notificationCopy = {
  toClient: {
    status: (label: string) => `تحديث على طلبك: ${label}`,
    message: 'رسالة جديدة بخصوص طلبك',
    quote: 'وصلك عرض سعر لطلبك',
    quoteText: (amount: string, days: string) =>
      `قيمة العرض ${amount}، ومدة التسليم ${days}. افتح الطلب للاطلاع على نطاق العمل وقبول العرض أو رفضه.`,
    file: 'أُضيف ملف جديد إلى طلبك',
    appointment: 'تحدد موعد الاستشارة',
    appointmentText: (moment: string) => `موعد الاستشارة: ${moment} بتوقيت الرياض.`,
    appointmentLink: (link: string) => `رابط المكالمة: ${link}`,
    answerDue: (moment: string) => `ننتظر ردك قبل: ${moment} بتوقيت الرياض.`,
    answerDueChanged: 'تغيّر موعد الرد المطلوب منك',
    stepDate: (step: string) => `تحديث موعد «${step}» في طلبك`,
    expectedOn: (day: string) => `الموعد المتوقع: ${day}.`,
    converted: (reference: string) => `حوّلنا رسالتك إلى طلب برقم ${reference}`,
  },
  toStaff: {
    message: 'رسالة جديدة من العميل',
    status: (label: string) => `العميل غيّر حالة الطلب إلى: ${label}`,
    accepted: 'قبل العميل عرض السعر',
    declined: 'رفض العميل عرض السعر',
    file: 'أضاف العميل ملفاً',
    rating: (score: number) => `قيّم العميل الخدمة: ${score} من 5`,
    appointmentWish: 'طلب العميل تغيير موعد الاستشارة',
    wishWithdrawn: 'أبقى العميل على موعد الاستشارة',
    arrived: {
      contact: 'رسالة جديدة من الموقع',
      consultation: 'طلب استشارة جديد',
      feasibility: 'طلب دراسة جدوى جديد',
    },
    assigned: 'أُسند إليك طلب',
    assignmentDeclined: (name: string) => `اعتذر ${name} عن طلب أُسند إليه`,
    quoteDraft: 'مسودة عرض سعر بانتظار الإرسال',
    deliverySoon: 'اقترب موعد تسليم طلب مسند إليك',
    deliveryLate: 'فات موعد تسليم طلب مسند إليك',
    firstReplyLate: 'فات موعد الرد الأول على طلب مسند إليك',
    dueAt: (moment: string) => `الموعد: ${moment} بتوقيت الرياض.`,
    consultantWaits: 'مستشار جديد ينتظر الموافقة على حسابه',
  },
} as const;

/** Plural forms of working days. */
export const workingDays = {
  zero: 'أقل من يوم عمل',
  one: 'يوم عمل واحد',
  two: 'يوما عمل',
  few: 'أيام عمل',
  many: 'يوم عمل',
  other: 'يوم عمل',
} as const;
