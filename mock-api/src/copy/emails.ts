import type { CountedNoun } from 'shared-lib/format';

/** Messages to admins about accounts. */
export const accountCopy = {
  linkSent: (email: string) => `أُرسل رابط تعيين كلمة مرور جديدة إلى ${email}.`,
  suspendedNoLink: 'هذا الحساب موقوف. فعّله أولاً ثم أرسل الرابط.',
  signedOut: (devices: string) => `سُجّل خروج صاحب الحساب من ${devices}.`,
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

/** Texts of the emails that the API sends. */
export const emailCopy = {
  greeting: (name: string) => `مرحباً ${name}،`,
  signature: (company: string) => `مع التحية،\nفريق ${company}`,
  reference: 'رقم الطلب',
  receipt: {
    subject: {
      contact: (reference: string) => `وصلتنا رسالتك (${reference})`,
      consultation: (reference: string) => `وصلنا طلب الاستشارة (${reference})`,
      feasibility: (reference: string) => `وصلنا طلب دراسة الجدوى (${reference})`,
    },
    received: {
      contact: 'شكراً لتواصلك معنا. وصلتنا رسالتك، وسيرد عليك أحد مستشارينا خلال يوم عمل واحد.',
      consultation: 'شكراً لثقتك بنا. وصلنا طلب الاستشارة، وسيتواصل معك أحد مستشارينا لفهم مشروعك وتحديد موعد مناسب.',
      feasibility:
        'شكراً لثقتك بنا. وصلنا طلب دراسة الجدوى، وسنراجع فكرة مشروعك ثم نتواصل معك بالخطوة التالية وعرض السعر.',
    },
    preferredTimes: 'المواعيد التي اقترحتها بتوقيت الرياض، وسنؤكد لك أحدها أو نقترح غيره',
    claim: 'لمتابعة طلبك من حسابك، أو لإنشاء حساب وربطه به، افتح الرابط التالي:',
    claimLink: 'متابعة الطلب',
    keepPrivate: 'احتفظ بهذا الرابط لنفسك: من يملكه يستطيع متابعة طلبك.',
  },
  notice: { open: 'فتح الطلب' },
  passwordReset: {
    subject: 'إعادة تعيين كلمة المرور',
    sentByUs: (company: string) =>
      `أرسل إليك فريق ${company} هذا الرابط لتعيين كلمة مرور جديدة لحسابك. افتحه خلال 60 دقيقة:`,
    untilThen: 'تبقى كلمة مرورك الحالية صالحة إلى أن تعيّن الجديدة.',
    requested: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. افتح الرابط التالي خلال 60 دقيقة:',
    link: 'تعيين كلمة مرور جديدة',
    ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء في حسابك.',
  },
  emailChange: {
    subject: 'تأكيد البريد الإلكتروني الجديد',
    requested: 'طلبت استخدام هذا العنوان لحسابك. لتأكيده افتح الرابط التالي خلال 24 ساعة:',
    link: 'تأكيد البريد الإلكتروني',
    ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة.',
    changedSubject: 'تغيّر البريد الإلكتروني لحسابك',
    changed: (email: string) => `أصبح البريد الإلكتروني لحسابك ${email}. إن لم تفعل ذلك بنفسك فتواصل معنا فوراً.`,
  },
  passwordChanged: {
    subject: 'تغيّرت كلمة مرور حسابك',
    text: 'تغيّرت كلمة مرور حسابك، وسُجّل خروجك من الأجهزة الأخرى. إن لم تفعل ذلك بنفسك فتواصل معنا فوراً.',
  },
  invitation: {
    subject: (company: string) => `حسابك لدى ${company}`,
    created: (company: string) =>
      `أنشأ فريق ${company} حساباً لك بهذا البريد. اختر كلمة المرور من الرابط التالي خلال 60 دقيقة:`,
    link: 'اختيار كلمة المرور',
    later: 'إن انتهت صلاحية الرابط فاطلب رابطاً جديداً من «نسيت كلمة المرور» في صفحة الدخول.',
  },
  approval: {
    subject: 'اعتُمد حسابك مستشاراً',
    approved: 'راجعنا طلب انضمامك واعتمدنا حسابك. يمكنك الآن الدخول ومتابعة ما يُسند إليك من طلبات.',
    link: 'فتح لوحة التحكم',
  },
  lostReference: {
    subject: 'أرقام الطلبات المسجلة بهذا البريد',
    found: 'هذه طلباتك المسجلة بهذا البريد، مع رابط لمتابعة كل منها:',
    none: 'طُلبت أرقام الطلبات المسجلة بهذا البريد، ولم نجد طلباً مسجلاً به. جرّب بريداً آخر إن كنت استخدمته.',
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
    received: {
      contact: 'وصلت رسالة جديدة من صفحة «اتصل بنا».',
      consultation: 'وصل طلب استشارة جديد من الموقع.',
      feasibility: 'وصل طلب دراسة جدوى جديد من الموقع.',
    },
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    company: 'الشركة',
    preferredTimes: 'المواعيد المقترحة بتوقيت الرياض',
    open: 'الرد من صندوق الوارد في لوحة الإدارة:',
    openLink: 'صندوق الوارد',
  },
} as const;
