import { bodyTooLarge } from 'shared-lib/copy';

/** Messages about calculations. */
export const calculationCopy = {
  untitled: 'حسبة بلا اسم',
  documentUnavailable: 'تعذر إعداد ملف الحسبة الآن. أعد المحاولة بعد قليل.',
} as const;

/** Messages about downloads of study files. */
export const studyCopy = {
  linkReady: 'رابط التنزيل جاهز، وهو صالح لمدة دقيقة واحدة.',
  linkExpired: 'انتهت صلاحية رابط التنزيل. اطلب رابطاً جديداً من صفحة الدراسة.',
  needsCashFlows: 'أضف التدفقات النقدية للدراسة واحفظها أولاً، فالملف يُعدّ منها.',
  fileUnavailable: 'تعذر إعداد ملف الدراسة الآن. أعد المحاولة بعد قليل.',
} as const;

/** Messages about the text of an article. `\u2066…\u2069` keeps an address from left to right. */
export const articleCopy = {
  userInfo: (url: string) =>
    `الرابط «\u2066${url}\u2069» فيه علامة @ قبل اسم الموقع، فيظهر للقارئ غير ما يفتحه. احذف ما قبلها ثم احفظ.`,
  foreignPicture: (url: string) =>
    `الصورة «\u2066${url}\u2069» محفوظة في موقع آخر. ارفعها إلى مكتبة الموقع وأدرجها منها ثم احفظ.`,
} as const;

/** Messages of the API. Messages for fields and general failures are in `shared-lib/copy`. */
export const copy = {
  http: {
    badRequest: 'تعذر فهم الطلب. تحقق من صياغته ثم أعد المحاولة.',
    badParameter: (name: string) => `قيمة غير مقبولة في «${name}».`,
    unknownParameter: (name: string) => `المعامل «${name}» غير معروف هنا.`,
    unknownParameters: (names: readonly string[]) =>
      `لم يُنفَّذ شيء، لأن الطلب يحمل ما لا نعرفه: ${names.join('، ')}. صحّح الاسم أو احذفه ثم أعد المحاولة.`,
    noSuchPath: 'المسار المطلوب غير موجود.',
    methodNotAllowed: 'هذه الطريقة غير متاحة في هذا المسار.',
    tooLarge: bodyTooLarge,
    notJson: 'يُقبل المحتوى بصيغة JSON فقط.',
    busy: 'الخادم مشغول الآن. أعد المحاولة بعد لحظات.',
    storage: 'تعذر حفظ البيانات الآن. أعد المحاولة بعد قليل.',
    reading: 'تعذر عرض البيانات الآن. أعد المحاولة بعد قليل.',
    idempotencyKeyInvalid: 'مفتاح منع التكرار غير صالح.',
    idempotencyKeyReused: 'استُخدم مفتاح منع التكرار من قبل مع بيانات مختلفة.',
  },
  auth: {
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    suspended: 'هذا الحساب موقوف. تواصل معنا لمعرفة السبب.',
    pendingConsultant: 'حسابك بانتظار موافقة الإدارة.',
    signedOut: 'تم تسجيل الخروج.',
    /** Common words that are rejected as passwords, because attackers try them first. */
    guessablePasswords:
      'مقياس السعودية الرياض مصر القاهرة محمد أحمد حبيبي حبيبتي الله بسم بسمالله كلمةالمرور كلمةالسر مرحبا رمضان',
  },
  requests: {
    /** Project type of a request that began as a message. */
    otherProject: 'أخرى',
    /** Success messages of the public forms. */
    sent: {
      contact: 'وصلتنا رسالتك، وسنرد عليك خلال يوم عمل واحد.',
      consultation: 'وصلنا طلب الاستشارة، وسيتواصل معك أحد مستشارينا لتحديد موعد مناسب.',
      feasibility: 'وصلنا طلب دراسة الجدوى، وسنراجعه ثم نتواصل معك بالخطوة التالية.',
    },
  },
  moves: {
    /** Statuses that are open, by their labels. */
    notOpen: (from: string, open: readonly string[]) =>
      open.length > 0
        ? `لا يمكن ذلك والطلب في حالة «${from}». المتاح الآن: ${open.join('، ')}.`
        : `لا يمكن تغيير حالة الطلب وهو في حالة «${from}».`,
    needsConversion: 'تُحوَّل الرسالة إلى طلب من إجراء «تحويل إلى طلب».',
    onlyMessages: 'تُحوَّل الرسائل العامة فقط إلى طلبات.',
    needsAppointment: 'حدد موعد الاستشارة أولاً',
    needsAssignee: 'لا مسؤول عن هذا الطلب. أسنده إلى مستشار أو إليك قبل إرسال الدراسة إلى العميل.',
    needsQuote: 'لا توجد مسودة عرض سعر لإرسالها. أعدّ العرض أولاً.',
    noQuote: 'لا يوجد عرض سعر بانتظار ردك.',
    draftExpired: 'انتهت صلاحية مسودة العرض. حدّث تاريخ صلاحيتها أولاً.',
    quoteExpired: 'انتهت صلاحية عرض السعر. راسلنا لتحديثه.',
    paymentsDiffer: (planned: string, total: string) =>
      `مجموع الدفعات ${planned}، وقيمة العرض ${total}. عدّل الدفعات لتساويها.`,
    quoteClosed: 'لا يمكن تعديل عرض السعر في هذه المرحلة.',
    noPhases: 'مراحل الدراسة تُحدَّث أثناء إعدادها فقط.',
    noAppointment: 'المواعيد لطلبات الاستشارة المفتوحة فقط.',
    noMessages: 'أُغلق هذا الطلب ولا يستقبل رسائل جديدة. أنشئ طلباً جديداً أو تواصل معنا.',
    noFiles: 'أُغلق هذا الطلب ولا يستقبل ملفات جديدة.',
    noRating: 'يمكن تقييم الخدمة بعد اكتمالها.',
    rated: 'سبق أن قيّمت هذا الطلب.',
    noStepDates: 'المواعيد المتوقعة لدراسات الجدوى المفتوحة فقط.',
    tooManyTasks: 'بلغت مهام هذه الدراسة الحد الأقصى.',
    noAppointmentAhead: 'لا يوجد موعد قادم لتغييره.',
    noWish: 'لا يوجد طلب لتغيير الموعد.',
    notAsked: 'لا ننتظر رداً من العميل في هذه المرحلة.',
    foreignFiles: 'أحد الملفات غير متاح لهذه الرسالة',
  },
  assignments: {
    accepted: 'قبل المستشار الإسناد.',
    declined: 'أعدنا الطلب إلى الإدارة.',
    alreadyAccepted: 'قبلت هذا الطلب من قبل. للاعتذار عنه الآن راسل الإدارة.',
  },
  claims: {
    unknown: 'هذا الرابط غير صالح. تأكد من فتحه كاملاً، أو اطلب إرسال روابطك من جديد.',
    taken: 'هذا الطلب مرتبط بحساب آخر.',
    lostSent: 'إن كان لهذا البريد طلبات لدينا فستصلك روابطها خلال دقائق.',
  },
  files: {
    missing: 'اختر ملفاً لإرساله.',
    tooLarge: 'حجم الملف أكبر من 25 ميغابايت. صغّره أو قسّمه ثم أرسله ملفاً بعد ملف.',
    /** Why a file is not accepted, and what to do. */
    problems: {
      damaged: 'الملف تالف أو غير مكتمل. افتحه على جهازك واحفظ نسخة جديدة منه، ثم أرسلها.',
      other: 'نوع الملف غير مقبول. المقبول: PDF وWord وExcel والصور (PNG وJPEG وWebP).',
      heic: 'نوع الملف غير مقبول: هذه صورة HEIC من هاتف. حوّلها إلى JPEG ثم أرسلها.',
      picture: 'نوع الصورة غير مقبول. حوّلها إلى JPEG أو PNG ثم أرسلها.',
      'old-office': 'نوع الملف غير مقبول: هذه صيغة قديمة. احفظ الملف بصيغة docx أو xlsx أو PDF ثم أرسله.',
      'text-document': 'نوع الملف غير مقبول: هذا ملف RTF. احفظه بصيغة docx أو PDF ثم أرسله.',
      macros: 'نوع الملف غير مقبول: فيه وحدات ماكرو. احفظه بصيغة docx أو xlsx بلا ماكرو ثم أرسله.',
      password: 'الملف محمي بكلمة مرور فلا نستطيع فتحه. أزل كلمة المرور واحفظه ثم أرسله.',
    },
    onlyOne: 'أرسل ملفاً واحداً في كل مرة.',
    tooMany: 'بلغ هذا الطلب الحد الأقصى من الملفات.',
    linkExpired: 'انتهت صلاحية رابط التنزيل. ارجع إلى الطلب وأعد المحاولة.',
    alreadyPublished: 'نُشر هذا الملف للعميل، فلا يمكن حذفه.',
    notMultipart: 'أرسل الملف بصيغة multipart/form-data.',
    cvTypes: 'السيرة تُقبل بصيغة PDF أو Word (docx) فقط. احفظها بإحداهما ثم أرسلها.',
    nothingToPack: 'لا ملفات في هذا الطلب بعد.',
    /** Folders of the archive. */
    folders: { from_client: 'من العميل', from_us: 'من الشركة' },
  },
  requestCase: {
    missing: 'لا حسبة مع هذا الطلب.',
    tooMany: 'بلغت نسخ هذا الطلب الحد الأقصى، وهو 10 نسخ.',
    notDelivered: 'تُدخل الأرقام الفعلية بعد تسليم الدراسة.',
    beyond: 'هذه السنة ليست في خطة المشروع.',
    empty: 'فارغ',
  },
  checklist: {
    closed: 'أُغلق هذا الطلب، فلا تتغير مستنداته.',
    tooMany: 'بلغت مستندات هذا الطلب الحد الأقصى، وهو 40 مستنداً.',
    removed: 'لم نعد نحتاج هذا المستند. حدّث الصفحة لترى ما بقي.',
    accepted: 'قبلنا هذا المستند. إن أردت تغييره فأرسل الملف في رسالة.',
  },
  bookings: {
    closed: 'لا يُحجز موعد لهذا الطلب.',
    taken: 'سبقك غيرك إلى هذا الموعد. اختر موعداً آخر.',
    holdOver: 'انتهت مهلة الحجز. اختر الموعد من جديد، إن بقي متاحاً.',
    tooLate: (hours: number) => `بقي على الموعد أقل من ${hours} ساعة. راسلنا لتغييره أو إلغائه.`,
    none: 'لا يوجد موعد محجوز لهذا الطلب.',
    notBegun: 'لم يبدأ موعد هذا الطلب بعد، أو لا موعد له.',
    noShow: 'لم يحضر العميل.',
    inAccount: 'هذا الطلب مرتبط بحساب. سجّل الدخول لتدير موعده من صفحة الطلب.',
  },
  account: {
    linkInvalid: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطاً جديداً.',
    resetSent: 'إن كان لهذا البريد حساب لدينا فستصله رسالة بها رابط تعيين كلمة مرور جديدة.',
    resetDone: 'تغيّرت كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
    passwordChanged: 'تغيّرت كلمة المرور، وسُجّل خروجك من الأجهزة الأخرى.',
    emailSent: 'أرسلنا رسالة تأكيد إلى العنوان الجديد. يتغير البريد بعد فتح الرابط الذي فيها.',
    emailChanged: 'تم تأكيد البريد الإلكتروني الجديد.',
    deleted: 'حُذف حسابك وبياناتك الشخصية.',
    sessionEnded: 'تم تسجيل الخروج من الجهاز.',
    /** Replacements for the name and the texts of a deleted account. */
    deletedName: 'مستخدم سابق',
    deletedText: 'حُذف النص بطلب صاحبه.',
    expiredText: 'حُذف النص بعد انتهاء مدة الاحتفاظ به.',
    deletedNote: 'حذف العميل حسابه.',
    unknownDevice: 'جهاز غير معروف',
    device: (browser: string, system: string) => `${browser} على ${system}`,
  },
  settings: {
    savedMeanwhile: ({ by, is_own }: { by: string | null; is_own: boolean }, when: string) =>
      is_own
        ? `حفظتَ هذه الإعدادات من علامة تبويب أخرى بعد أن فتحتها هنا (${when}). حدّث الصفحة ثم أعد تعديلك.`
        : `عُدّلت هذه الإعدادات بعد أن فتحتها (${by ? `${by}، ` : ''}${when}). حدّث الصفحة ثم أعد تعديلك.`,
  },
  uploads: {
    notMultipart: 'أرسل الصورة بصيغة multipart/form-data.',
    missing: 'اختر صورة لرفعها.',
    onlyOne: 'أرسل صورة واحدة فقط، دون حقول أخرى.',
    tooLarge: 'حجم الصورة أكبر من 5 ميغابايت.',
    wrongType: 'نوع الملف غير مقبول. المقبول: صور PNG وJPEG وWebP وAVIF.',
    broken: 'تعذر فتح الصورة. الملف تالف أو غير مكتمل.',
    tooManyPixels: 'أبعاد الصورة أكبر من 24 مليون بكسل. صغّرها ثم أعد المحاولة.',
    outside: 'منطقة القص خارج حدود الصورة.',
  },
  preview: {
    unreadable: 'تعذر عرض هذا الملف. نزّله لفتحه.',
  },
  images: {
    notFound: 'الصورة المطلوبة غير موجودة.',
  },
} as const;
