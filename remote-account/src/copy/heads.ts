import { company, notificationsPage } from 'shared-lib/copy';

/** Titles and descriptions of the pages, which the table of routes reads; their other texts load with the pages. */
export const heads = {
  auth: {
    login: { title: 'تسجيل الدخول', description: `سجّل الدخول إلى حسابك في ${company.name} لمتابعة طلباتك ودراساتك.` },
    register: {
      title: 'إنشاء حساب',
      description: `أنشئ حساباً في ${company.name} لطلب دراسة جدوى أو استشارة، أو للعمل معنا مستشاراً.`,
    },
    forgot: {
      title: 'استعادة كلمة المرور',
      description: `استعد الدخول إلى حسابك في ${company.name} برابط يصلك على بريدك الإلكتروني.`,
    },
    reset: { title: 'كلمة مرور جديدة', description: `اختر كلمة مرور جديدة لحسابك في ${company.name}.` },
  },
  claim: {
    title: 'متابعة طلبك',
    description: `اربط الطلب الذي أرسلته بحسابك في ${company.name}، أو اطلب إرسال روابط طلباتك إلى بريدك الإلكتروني من جديد.`,
  },
  messages: { title: 'الرسائل', description: 'رسائل كل طلباتك في مكان واحد.' },
  files: { title: 'الملفات', description: 'ملفات كل طلباتك: ما أرسلته وما وصلك.' },
  downloads: { title: 'التنزيلات', description: 'الدراسات التي نزّلتها والملفات التي سُلّمت إليك.' },
  notifications: { title: notificationsPage.title, description: 'ما حدث في طلباتك، وكيف نخبرك به.' },
  profile: { title: 'الملف الشخصي', description: 'بياناتك وكلمة مرورك وجلساتك وحقوقك في بياناتك.' },
  saved: { title: 'المحفوظات', description: 'الدراسات والمقالات التي حفظتها.' },
  calculations: { title: 'الحسبات', description: 'حسبات الجدوى المحفوظة في حسابك.' },
  dashboard: { title: 'لوحة التحكم', description: `حسابك في ${company.name}: طلباتك وبياناتك وما يمكنك فعله الآن.` },
} as const;
