/** What the API itself says. Sentences about fields and general failures are in `shared-lib/copy`. */
export const copy = {
  http: {
    badRequest: 'تعذر فهم الطلب. تحقق من صياغته ثم أعد المحاولة.',
    badParameter: (name: string) => `قيمة غير مقبولة في «${name}».`,
    noSuchPath: 'المسار المطلوب غير موجود.',
    methodNotAllowed: 'هذه الطريقة غير متاحة في هذا المسار.',
    tooLarge: 'حجم البيانات المرسلة أكبر من المسموح به.',
    notJson: 'يُقبل المحتوى بصيغة JSON فقط.',
    busy: 'الخادم مشغول الآن. أعد المحاولة بعد لحظات.',
    storage: 'تعذر حفظ البيانات الآن. أعد المحاولة بعد قليل.',
    idempotencyKeyInvalid: 'مفتاح منع التكرار غير صالح.',
    idempotencyKeyReused: 'استُخدم مفتاح منع التكرار من قبل مع بيانات مختلفة.',
  },
  auth: {
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    suspended: 'هذا الحساب موقوف. تواصل معنا لمعرفة السبب.',
    pendingConsultant: 'حسابك بانتظار موافقة الإدارة.',
    signedOut: 'تم تسجيل الخروج.',
    /** Words that people take for passwords, and that are tried first. */
    guessablePasswords: 'مقياس السعودية الرياض مصر القاهرة محمد أحمد حبيبي حبيبتي الله بسم بسمالله كلمةالمرور كلمةالسر مرحبا رمضان',
  },
  requests: {
    /** Said by the form when its request was stored. */
    sent: {
      contact: 'وصلتنا رسالتك، وسنرد عليك في أقرب وقت.',
      consultation: 'وصلنا طلب الاستشارة، وسيتواصل معك أحد مستشارينا لتحديد موعد مناسب.',
      feasibility: 'وصلنا طلب دراسة الجدوى، وسنراجعه ثم نتواصل معك بالخطوة التالية.',
    },
  },
  images: {
    notFound: 'الصورة المطلوبة غير موجودة.',
  },
} as const;
