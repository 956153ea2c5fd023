import { heads } from './heads.ts';

export const messagesCopy = {
  ...heads.messages,
  text: 'رسائل كل طلباتك في مكان واحد. افتح الرسالة لترد عليها في صفحة طلبها.',
  textStaff: 'رسائل كل الطلبات المسندة إليك. افتح الرسالة لترد عليها في صفحة طلبها.',
  filters: 'تصفية الرسائل',
  filter: { all: 'الكل', unread: 'غير المقروءة', received: 'الواردة', sent: 'المرسلة' },
  isNew: 'جديدة',
  you: 'أنت',
  failed: 'تعذر تحميل الرسائل.',
  empty: {
    all: 'لا رسائل بعد',
    unread: 'قرأت كل ما وصلك',
    received: 'لم تصلك رسالة بعد',
    sent: 'لم ترسل رسالة بعد',
  },
  emptyText: 'تبدأ المراسلة من صفحة الطلب، وتظهر هنا رسائل كل الطلبات.',
  requests: 'عرض الطلبات',
} as const;

export const filesCopy = {
  ...heads.files,
  noun: {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: 'ملفات',
    many: 'ملفاً',
    other: 'ملف',
  },
  search: 'ابحث باسم الملف',
  empty: 'لا ملفات بعد',
  emptyText: 'تظهر هنا الملفات التي ترفقها بطلباتك والتي نرسلها إليك.',
  name: 'الملف',
  request: 'الطلب',
  direction: 'المصدر',
  anyDirection: 'كل الملفات',
  from_us: 'من فريقنا',
  from_client: 'منك',
  other: 'ملف',
  size: 'الحجم',
  at: 'التاريخ',
  version: (number: string) => `الإصدار ${number}`,
  actions: 'الإجراءات',
  download: 'تنزيل',
  downloadOf: (name: string) => `تنزيل ${name}`,
  downloading: 'جاري التحضير...',
  failed: 'تعذر تنزيل الملف',
} as const;

export const downloadsCopy = {
  ...heads.downloads,
  text: 'ما نزّلته من دراسات، وما سلّمناه إليك من ملفات.',
  studies: 'دراسات نزّلتها',
  studiesNone: 'لم تنزّل دراسة بعد.',
  browse: 'تصفّح الدراسات المجانية',
  files: 'ملفات من فريقنا',
  filesNone: 'لم يصلك ملف بعد.',
  downloadedAt: (date: string) => `نزّلتها في ${date}`,
  failed: 'تعذر تحميل التنزيلات.',
  again: 'تنزيل مرة أخرى',
  againOf: (title: string) => `تنزيل «${title}» مرة أخرى`,
} as const;
