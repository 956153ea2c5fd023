import { company, verbs } from 'shared-lib/copy';
import { countOf, formatUsd } from 'shared-lib/format';

const days = {
  zero: 'أقل من يوم عمل',
  one: 'يوم عمل واحد',
  two: 'يومَي عمل',
  few: 'أيام عمل',
  many: 'يوم عمل',
  other: 'يوم عمل',
};

const suggestedPages = {
  zero: 'لا صفحات مقترحة',
  one: 'صفحة مقترحة واحدة',
  two: 'صفحتان مقترحتان',
  few: 'صفحات مقترحة',
  many: 'صفحة مقترحة',
  other: 'صفحة مقترحة',
};

export const copy = {
  head: {
    title: company.name,
    description: company.description,
  },
  layout: {
    skip: 'انتقل إلى المحتوى',
    offline: 'أنت غير متصل بالإنترنت. يمكنك متابعة القراءة، وما كتبته باقٍ في هذه الصفحة.',
    hydrationFailed: 'تعذر تشغيل هذه الصفحة بالكامل. يمكنك القراءة والتنقل بين الصفحات.',
    loadingArea: verbs.loading,
  },
  nav: {
    label: 'القائمة الرئيسية',
    home: 'الرئيسية',
    about: 'من نحن',
    services: 'الخدمات',
    allServices: 'كل الخدمات',
    serviceFacts: (price: number, inDays: number) => `من ${formatUsd(price)} خلال ${countOf(inDays, days)}`,
    sectors: 'دراسات الجدوى',
    blog: 'المدونة',
    contact: 'اتصل بنا',
    consultation: 'استشارة مجانية',
    freeStudies: 'دراسات مجانية للاطلاع',
    feasibility: 'اطلب دراسة جدوى',
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    logo: `${company.name} ${company.tagline}، الصفحة الرئيسية`,
  },
  search: {
    open: 'البحث في الموقع',
    label: 'ابحث في الموقع',
    placeholder: 'خدمة أو قطاع أو دراسة أو مقال',
    submit: verbs.search,
    suggestions: 'صفحات مقترحة',
    suggested: (count: number) => countOf(count, suggestedPages),
    kinds: { service: 'خدمة', sector: 'قطاع', article: 'مقال', study: 'دراسة' },
    verdict: (word: string) => `: ${word}`,
  },
  account: {
    consultant: 'مستشار',
    signIn: 'تسجيل الدخول',
    dashboard: 'لوحة التحكم',
    admin: 'لوحة الإدارة',
    signOut: 'تسجيل الخروج',
    menu: (name: string) => `حساب ${name}`,
  },
  areaFailed: {
    title: 'تعذر تحميل هذا القسم',
    text: 'بقية أقسام الموقع تعمل كالمعتاد. أعد المحاولة الآن، أو راسلنا وسنجيبك.',
    home: 'الصفحة الرئيسية',
  },
  forbidden: {
    title: 'هذه الصفحة ليست متاحة لحسابك',
    text: 'حسابك لا يملك صلاحية الدخول إلى هذا القسم. إن كنت ترى في الأمر خطأً فتواصل معنا، أو سجّل الخروج وادخل بحساب آخر.',
  },
  notFound: {
    text: 'القراءة هنا صفر: لا توجد صفحة بهذا العنوان، أو نُقلت إلى عنوان آخر. جرّب البحث، أو ابدأ من إحدى هذه الصفحات.',
    headTitle: 'الصفحة غير موجودة',
  },
  signInAgain: {
    title: 'انتهت جلستك',
    text: 'سجّل الدخول من جديد للمتابعة من حيث توقفت. ما كتبته في الصفحة باقٍ كما هو.',
    leave: 'مغادرة الصفحة',
  },
  whatsapp: {
    region: 'محادثة سريعة',
    label: 'تواصل معنا عبر واتساب',
    newTab: '(يفتح في نافذة جديدة)',
    drafts: {
      site: 'السلام عليكم، أرغب في الاستفسار عن خدماتكم.',
      services: 'السلام عليكم، أرغب في معرفة تفاصيل إحدى خدماتكم.',
      sectors: 'السلام عليكم، أرغب في دراسة جدوى لمشروع في أحد القطاعات المعروضة لديكم.',
      studies: 'السلام عليكم، اطّلعت على دراساتكم المجانية وأرغب في دراسة مماثلة لمشروعي.',
      blog: 'السلام عليكم، قرأت مقالاً في مدونتكم ولدي سؤال عنه.',
      contact: 'السلام عليكم، أرغب في التحدث مع أحد مستشاريكم.',
      account: 'السلام عليكم، أحتاج إلى مساعدة في حسابي على الموقع.',
      unavailable: 'السلام عليكم، تعذر عليّ فتح إحدى صفحات موقعكم وأحتاج إلى المساعدة.',
    },
  },
  footer: {
    logo: `${company.name} ${company.tagline}`,
    about: company.description,
    quickLinks: 'روابط سريعة',
    services: 'من خدماتنا',
    contact: 'تواصل معنا',
    freeStudies: 'دراسات مجانية',
    calculator: 'حاسبة الجدوى',
    reading: 'اقرأ مشروعك',
    egypt: 'مصر',
    saudi: 'السعودية',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    owner: `${company.name} ${company.tagline}`,
    legal: 'الشروط والسياسات',
    privacy: 'سياسة الخصوصية',
    terms: 'الشروط والأحكام',
    agreement: 'اتفاقية الخدمة',
  },
  consent: {
    reopen: 'إعدادات الخصوصية',
  },
} as const;
