import { workingDays } from 'shared-lib/copy';
import type { CountedNoun } from 'shared-lib/format';

/** Messages to admins about accounts. */
export const accountCopy = {
  linkSent: (email: string) => `أُرسل رابط تعيين كلمة مرور جديدة إلى ${email}.`,
  suspendedNoLink: 'هذا الحساب موقوف. فعّله أولاً ثم أرسل الرابط.',
  signedOut: (devices: string) => `سُجّل خروج صاحب الحساب من ${devices}.`,
  notWaiting: 'لا ينتظر هذا الحساب قراراً. حدّث الصفحة لترى حالته.',
  approved: (name: string) => `اعتُمد ${name} مستشاراً، وأُرسلت إليه رسالة.`,
  rejected: (name: string) => `رُفض طلب ${name}، وأُرسل إليه السبب.`,
  noOpenSessions: 'لا توجد جلسات مفتوحة لهذا الحساب.',
  devices: {
    zero: 'أي جهاز',
    one: 'جهاز واحد',
    two: 'جهازين',
    few: 'أجهزة',
    many: 'جهازاً',
    other: 'جهاز',
  } satisfies CountedNoun,
} as const;

/** Texts that all emails share. */
export const emailLayout = {
  logo: (company: string) => `شعار ${company}`,
  greeting: (name: string) => `مرحباً ${name}،`,
  signature: (company: string) => `مع التحية،\nفريق ${company}`,
  reference: 'رقم الطلب',
  next: 'الخطوات التالية',
  brokenButton: 'إن لم يعمل الزر فانسخ هذا الرابط إلى المتصفح:',
  hours: 'أوقات العمل',
  email: 'البريد الإلكتروني',
  whatsapp: 'واتساب',
  whatsappDraft: (reference: string | undefined) =>
    reference
      ? `السلام عليكم، أكتب إليكم بخصوص الطلب ${reference}.`
      : 'السلام عليكم، أكتب إليكم بخصوص رسالة وصلتني منكم.',
} as const;

/** Texts of the emails that the API sends. */
export const emailCopy = {
  receipt: {
    subject: {
      contact: (reference: string) => `وصلتنا رسالتك (${reference})`,
      consultation: (reference: string) => `وصلنا طلب الاستشارة (${reference})`,
      feasibility: (reference: string) => `وصلنا طلب دراسة الجدوى (${reference})`,
    },
    heading: {
      contact: 'وصلتنا رسالتك',
      consultation: 'وصلنا طلب الاستشارة',
      feasibility: 'وصلنا طلب دراسة الجدوى',
    },
    /** @param due time until which somebody replies */
    preheader: (due: string) => `نرد عليك قبل ${due}، وتتابع الطلب من الرابط في هذه الرسالة.`,
    /** Working days after «خلال», which takes the genitive. */
    days: { ...workingDays, two: 'يومي عمل' } satisfies CountedNoun,
    /** @param within such as «يوم عمل واحد» */
    received: {
      contact: (within: string) => `شكراً لتواصلك معنا. سيرد عليك أحد مستشارينا خلال ${within}.`,
      consultation: (within: string) =>
        `شكراً لثقتك بنا. سيتواصل معك أحد مستشارينا خلال ${within} لفهم مشروعك وتحديد موعد مناسب.`,
      feasibility: (within: string) => `شكراً لثقتك بنا. سنراجع فكرة مشروعك، ونتواصل معك خلال ${within} بالخطوة التالية.`,
    },
    /** @param due the deadline of the first reply */
    before: (due: string) => `قبل ${due} بتوقيت الرياض`,
    steps: {
      contact: {
        first: 'يرد عليك أحد مستشارينا.',
        next: [['في أي وقت', 'تضيف ما نسيته من صفحة متابعة الطلب، فيصل إلى من يرد عليك.']],
      },
      consultation: {
        first: 'يتواصل معك أحد مستشارينا لفهم مشروعك.',
        next: [['بعد ذلك', 'نؤكد لك موعد الجلسة، ويصلك به بريد فيه رابط المكالمة إن كانت عن بُعد.']],
      },
      feasibility: {
        first: 'نراجع فكرة مشروعك، ونسألك عما ينقصها.',
        next: [
          ['بعد المراجعة', 'يصلك عرض سعر فيه نطاق العمل ومدة التسليم، ولا يلزمك بشيء قبل أن تقبله.'],
          ['بعد قبولك', 'نرسل إليك طريقة سداد الدفعة الأولى، ومن وصولها تُحسب مدة التسليم.'],
        ],
      },
    },
    preferredTimes: 'المواعيد التي اقترحتها بتوقيت الرياض، وسنؤكد لك أحدها أو نقترح غيره',
    claim: 'تابع طلبك من حسابك، أو أنشئ حساباً واربطه به:',
    claimLink: 'متابعة الطلب',
    keepPrivate: 'احتفظ بهذه الرسالة لنفسك: من يملك رابط المتابعة يستطيع متابعة طلبك.',
  },
  notice: {
    preheader: (reference: string, details: string) =>
      details ? `${reference}: ${details}` : `بخصوص الطلب ${reference}.`,
    open: 'فتح الطلب',
    /** The button, where the email is about one thing of the request. */
    openItem: {
      quote: 'الاطلاع على العرض',
      message: 'قراءة الرسالة والرد عليها',
      file: 'فتح الملف',
      appointment: 'فتح صفحة الموعد',
    },
  },
  passwordReset: {
    subject: 'إعادة تعيين كلمة المرور',
    preheader: 'رابط تعيين كلمة المرور الجديدة، صالح 60 دقيقة.',
    sentByUs: (company: string) =>
      `أرسل إليك فريق ${company} هذا الرابط لتعيين كلمة مرور جديدة لحسابك. افتحه خلال 60 دقيقة:`,
    untilThen: 'تبقى كلمة مرورك الحالية صالحة إلى أن تعيّن الجديدة.',
    requested: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. افتح الرابط التالي خلال 60 دقيقة:',
    link: 'تعيين كلمة مرور جديدة',
    ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء في حسابك.',
  },
  emailChange: {
    subject: 'تأكيد البريد الإلكتروني الجديد',
    preheader: 'خطوة واحدة ويصير هذا العنوان عنوان حسابك. الرابط صالح 24 ساعة.',
    requested: 'طلبت استخدام هذا العنوان لحسابك. لتأكيده افتح الرابط التالي خلال 24 ساعة:',
    link: 'تأكيد البريد الإلكتروني',
    ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة.',
    changedSubject: 'تغيّر البريد الإلكتروني لحسابك',
    changedPreheader: 'إن لم تغيّره بنفسك فتواصل معنا فوراً.',
    changed: (email: string) => `أصبح البريد الإلكتروني لحسابك ${email}. إن لم تفعل ذلك بنفسك فتواصل معنا فوراً.`,
    contact: 'تواصل معنا',
  },
  passwordChanged: {
    subject: 'تغيّرت كلمة مرور حسابك',
    preheader: 'إن لم تغيّرها بنفسك فعيّن كلمة أخرى الآن.',
    text: 'تغيّرت كلمة مرور حسابك، وسُجّل خروجك من الأجهزة الأخرى. إن لم تفعل ذلك بنفسك فعيّن كلمة مرور أخرى، ثم تواصل معنا فوراً.',
    link: 'تعيين كلمة مرور أخرى',
  },
  invitation: {
    subject: (company: string) => `حسابك لدى ${company}`,
    preheader: 'اختر كلمة المرور وابدأ. الرابط صالح 60 دقيقة.',
    created: (company: string) =>
      `أنشأ فريق ${company} حساباً لك بهذا البريد. اختر كلمة المرور من الرابط التالي خلال 60 دقيقة:`,
    link: 'اختيار كلمة المرور',
    later: 'إن انتهت صلاحية الرابط فاطلب رابطاً جديداً من «نسيت كلمة المرور» في صفحة الدخول.',
  },
  approval: {
    subject: 'اعتُمد حسابك مستشاراً',
    preheader: 'يمكنك الدخول الآن ومتابعة ما يُسند إليك من طلبات.',
    approved: 'راجعنا طلب انضمامك واعتمدنا حسابك. يمكنك الآن الدخول ومتابعة ما يُسند إليك من طلبات.',
    link: 'فتح لوحة التحكم',
  },
  rejection: {
    subject: 'نعتذر عن قبول انضمامك مستشاراً',
    preheader: 'قرأنا ملفك، وهذا سبب القرار.',
    rejected: 'شكراً على رغبتك في العمل معنا. قرأنا ملفك، ونعتذر عن قبوله الآن للسبب الآتي:',
    later: 'أُوقف الحساب الذي أنشأته. إن تغيّر ما ذكرناه، أو رأيت أننا أخطأنا، فراسلنا لنعيد النظر.',
    link: 'تواصل معنا',
  },
  lostReference: {
    subject: 'أرقام الطلبات المسجلة بهذا البريد',
    preheader: 'رقم كل طلب ورابط متابعته.',
    found: 'هذه طلباتك المسجلة بهذا البريد، مع رابط لمتابعة كل منها:',
    openLink: (reference: string) => `متابعة الطلب ${reference}`,
    openInAccount: 'تجد هذا الطلب في حسابك.',
  },
  newRequest: {
    subject: {
      contact: (reference: string, title: string) => `رسالة جديدة ${reference}: ${title}`,
      consultation: (reference: string, title: string) => `طلب استشارة ${reference}: ${title}`,
      feasibility: (reference: string, title: string) => `طلب دراسة جدوى ${reference}: ${title}`,
    },
    urgent: (subject: string) => `[عاجل] ${subject}`,
    preheader: (name: string, due: string) => `من ${name}. موعد الرد الأول: ${due}.`,
    received: {
      contact: 'وصلت رسالة جديدة من صفحة «اتصل بنا»',
      consultation: 'وصل طلب استشارة جديد من الموقع',
      feasibility: 'وصل طلب دراسة جدوى جديد من الموقع',
    },
    due: 'موعد الرد الأول بتوقيت الرياض',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    preferredTimes: 'المواعيد المقترحة بتوقيت الرياض',
    open: 'الرد من صندوق الوارد في لوحة الإدارة:',
    openLink: 'صندوق الوارد',
  },
} as const;

/** Names of the sample emails in the administration, by the reader. */
export const emailSampleCopy = {
  names: {
    'receipt-contact': 'إشعار الاستلام: رسالة',
    'receipt-consultation': 'إشعار الاستلام: استشارة',
    'receipt-feasibility': 'إشعار الاستلام: دراسة جدوى',
    'client-status': 'إلى العميل: تحديث الطلب',
    'client-message': 'إلى العميل: رسالة',
    'client-quote': 'إلى العميل: عرض سعر',
    'client-file': 'إلى العميل: ملف',
    'client-appointment': 'إلى العميل: موعد الاستشارة',
    'client-booked': 'إلى العميل: تأكيد موعد محجوز',
    'client-moved': 'إلى العميل: تغيير موعد محجوز',
    'client-cancelled': 'إلى العميل: إلغاء موعد محجوز',
    'client-day-ahead': 'إلى العميل: تذكير قبل الموعد بيوم',
    'client-hour-ahead': 'إلى العميل: تذكير قبل الموعد بساعة',
    'client-no-show': 'إلى العميل: لم يحضر الموعد',
    'client-converted': 'إلى العميل: تحويل رسالة إلى طلب',
    'lost-reference': 'أرقام الطلبات: طلب واحد',
    'lost-references': 'أرقام الطلبات: أكثر من طلب',
    'password-reset': 'كلمة المرور: رابط طلبه صاحب الحساب',
    'password-link': 'كلمة المرور: رابط أرسله الفريق',
    'password-changed': 'كلمة المرور: تغيّرت',
    invitation: 'دعوة إلى حساب جديد',
    approval: 'اعتماد مستشار',
    rejection: 'اعتذار إلى مستشار',
    'email-change': 'البريد الإلكتروني: تأكيد الجديد',
    'email-changed': 'البريد الإلكتروني: إشعار القديم',
    'new-contact': 'إلى الشركة: رسالة جديدة',
    'new-consultation': 'إلى الشركة: استشارة عاجلة',
    'new-feasibility': 'إلى الشركة: طلب دراسة جدوى',
    'staff-assigned': 'إلى المستشار: طلب مسند',
    'staff-message': 'إلى المستشار: رسالة من العميل',
    'staff-booked': 'إلى المستشار: موعد محجوز',
    'staff-accepted': 'إلى المستشار: قبول العرض',
    'agreement-code': 'العقد: رمز القبول',
    'agreement-accepted': 'العقد: النسخة المقبولة',
  },
  client: 'سارة العتيبي',
  company: 'مؤسسة نخيل الأحساء',
  consultant: 'أحمد حلمي',
  rejection: 'نبحث الآن عن خبرة في دراسات القطاع الصحي، ولم نجدها في سيرتك.',
  projectType: 'صناعي',
  subject: 'مدة إعداد دراسة لمصنع تمور',
  message: 'السلام عليكم،\nأخطط لمصنع تعبئة تمور في الأحساء. كم تستغرق الدراسة، وما الذي تحتاجونه مني؟',
  idea: 'مصنع لتعبئة التمور وكبسها في الأحساء بطاقة 1,200 طن سنوياً، مع خط لمنتجات التمور.',
  location: 'الأحساء، السعودية',
  capital: 'نحو مليون ومئتي ألف دولار',
  reply: 'وصلتنا بيانات الأرض، شكراً لك. نحتاج أيضاً عروض أسعار خط التعبئة إن كانت لديك.',
  file: 'الدراسة السوقية.pdf',
  question: 'نحتاج صورة السجل التجاري لنكمل المراجعة.',
} as const;

/** Texts of notifications about requests, and of the emails that are sent with them. */
export const notificationCopy = {
  toClient: {
    status: (label: string) => `تحديث على طلبك: ${label}`,
    message: 'رسالة جديدة بخصوص طلبك',
    quote: 'وصلك عرض سعر لطلبك',
    quoteText: (amount: string, term: string) =>
      `قيمة العرض ${amount}، ومدة التسليم ${term}. افتح الطلب للاطلاع على نطاق العمل وقبول العرض أو الاعتذار عنه.`,
    agreementChange: 'تعديل على العقد ينتظر قبولك',
    file: 'أُضيف ملف جديد إلى طلبك',
    checklist: 'نحتاج منك مستندات لطلبك',
    caseCopy: (name: string) => `عدّل المستشار نسخة من حسبتك: ${name}`,
    documentRefused: (title: string) => `نحتاج نسخة أخرى من «${title}»`,
    documentsSoon: 'اقترب موعد مستندات ننتظرها منك',
    documentsLate: 'فات موعد مستندات ننتظرها منك',
    documentDue: (title: string, day: string) => `${title} (قبل ${day})`,
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
    actuals: 'أدخل العميل أرقاماً فعلية لمشروعه',
    message: 'رسالة جديدة من العميل',
    status: (label: string) => `العميل غيّر حالة الطلب إلى: ${label}`,
    accepted: 'قبل العميل عرض السعر',
    declined: 'اعتذر العميل عن عرض السعر',
    agreementAccepted: 'قبل العميل تعديل العقد',
    agreementDeclined: 'اعتذر العميل عن تعديل العقد',
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
    assignmentDeclined: (name: string) => `اعتذار عن طلب مسند، من ${name}`,
    quoteDraft: 'مسودة عرض سعر بانتظار الإرسال',
    deliverySoon: 'اقترب موعد تسليم طلب مسند إليك',
    deliveryLate: 'فات موعد تسليم طلب مسند إليك',
    firstReplyLate: 'فات موعد الرد الأول على طلب مسند إليك',
    dueAt: (moment: string) => `الموعد: ${moment} بتوقيت الرياض.`,
    woken: 'عاد طلب أجّلته إلى القوائم',
    consultantWrote: 'مستشار ينتظر الموافقة كتب تخصصه وسيرته',
    consultantWaits: 'مستشار جديد ينتظر الموافقة على حسابه',
  },
  toConsultant: {
    approved: 'اعتُمد حسابك مستشاراً',
    approvedText: 'تجد ما يُسند إليك من طلبات في لوحة التحكم.',
    rejected: 'نعتذر عن قبول انضمامك مستشاراً',
  },
} as const;
