/** Texts with which a client decides on a quote. Staff, who only read quotes, do not load them. */
export const quoteDecision = {
  decision: {
    accept: 'قبول العرض',
    ask: 'لديّ سؤال',
    print: 'طباعة العرض',
    decline: 'الاعتذار عن العرض',
    noPayment: 'لا تدفع شيئاً هنا. بعد القبول نرسل إليك طريقة سداد الدفعة الأولى.',
    expired: 'انتهت صلاحية العرض. اسألنا عن عرض جديد.',
    acceptTitle: 'تأكيد قبول العرض',
    acceptText: (amount: string, term: string) =>
      `تقبل عرضاً بقيمة ${amount} ومدة تسليم ${term}. وإن ألغيته بعد القبول فعليك قيمة ما أُنجز حتى تاريخ الإلغاء.`,
    acceptConfirm: 'قبول العرض',
    accepted: 'قبلت العرض',
    acceptFailed: 'لم يُسجَّل قبول العرض',
    declineTitle: 'الاعتذار عن العرض',
    declineText: 'يعود الطلب إلى المراجعة، ونعدّ عرضاً آخر إن كان ذلك ممكناً.',
    declineLabel: 'سبب الاعتذار',
    declineConfirm: 'الاعتذار عن العرض',
    declined: 'اعتذرت عن العرض',
    decided: 'أجبت عن هذا العرض.',
  },
  afterAcceptance: {
    title: 'ماذا يحدث بعد القبول؟',
    steps: [
      ['تصلك طريقة السداد', 'الدفعات ومواعيدها في العقد'],
      ['يبدأ إعداد الدراسة', 'ومن بدئه تُحسب مدة التسليم، وتتابع المراحل الأربع من صفحة الطلب'],
      ['تراجع الدراسة', 'تعتمدها أو تطلب تعديلها'],
      ['تتسلم الدراسة', 'وتبقى ملفاتها في حسابك'],
    ],
  },
} as const;

/** Texts with which a client rates a finished request. */
export const ratingLabels = {
  title: 'قيّم الخدمة',
  yours: 'تقييم الخدمة',
  score: 'كيف كانت تجربتك؟',
  scores: { 5: 'ممتازة', 4: 'جيدة جداً', 3: 'جيدة', 2: 'مقبولة', 1: 'ضعيفة' },
  comment: 'ما الذي أعجبك، وما الذي نحسّنه؟',
  send: 'إرسال التقييم',
  thanks: 'شكراً على تقييمك',
  outOf: (score: string) => `${score} من 5`,
} as const;

/** Texts with which a client books an appointment or asks for another one. */
export const appointmentWish = {
  book: 'اختيار موعد متاح',
  rebook: 'تغيير الموعد أو إلغاؤه',
  move: 'طلب تغيير الموعد',
  wishText: 'يبقى الموعد كما هو حتى نؤكد لك موعداً آخر.',
  wishReason: 'سبب التغيير',
  wishTime: (position: string) => `وقت يناسبك (${position})`,
  wishSend: 'إرسال الطلب',
  wishDone: 'أرسلنا طلب تغيير الموعد',
  withdraw: 'إبقاء الموعد كما هو',
  withdrawn: 'يبقى الموعد كما هو',
  withdrawFailed: 'تعذر حفظ اختيارك',
} as const;
