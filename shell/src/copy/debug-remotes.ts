import { formatNumber } from 'shared-lib/format';

/** Texts of the page that shows developers what runs in their tab. */
export const debugRemotesCopy = {
  title: 'الأجزاء في هذا اللسان',
  description: 'إصدارات أجزاء الموقع، والوحدات المشتركة، وما حمّله هذا اللسان.',
  closed: 'هذه الصفحة متاحة للمدير فقط.',
  session: 'حالة تسجيل الدخول',
  failed: 'تعذر تحميل قائمة الإصدارات.',
  none: '–',
  yes: 'نعم',
  no: 'لا',
  remotes: {
    title: 'الإصدارات',
    remote: 'الجزء',
    live: 'المنشور',
    fallback: 'البديل',
    running: 'يعمل في هذا اللسان',
    pin: 'مثبّت لهذا المتصفح',
    crashed: 'تعطّل في هذا اللسان',
  },
  shared: {
    title: 'الوحدات المشتركة',
    empty: 'لم يبدأ تحميل الأجزاء في هذا اللسان.',
    module: 'الوحدة',
    version: 'الإصدار',
    from: 'من',
    loaded: 'محمّلة',
  },
  scripts: {
    title: 'الملفات المحمّلة',
    empty: 'لم يحمّل هذا اللسان ملفاً من الأجزاء.',
    file: 'الملف',
    release: 'الإصدار',
    size: 'الحجم',
    time: 'الزمن',
    cached: 'من الذاكرة',
    kilobytes: (count: number) => `${formatNumber(count)}\u00A0ك.ب`,
    milliseconds: (count: number) => `${formatNumber(count)}\u00A0مث`,
  },
} as const;
