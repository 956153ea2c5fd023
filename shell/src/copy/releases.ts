import { countOf, formatNumber, type CountedNoun } from 'shared-lib/format';

/** Figures and numbers of releases keep their order between Arabic words (U+2066 … U+2069). The function of `format` would be in the first scripts of every page. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

const addresses: CountedNoun = {
  zero: 'لم يفتحه أحد بعد',
  one: 'عنوان واحد',
  two: 'عنوانان',
  few: 'عناوين',
  many: 'عنواناً',
  other: 'عنوان',
};

const documents: CountedNoun = {
  zero: 'لا صفحات',
  one: 'صفحة واحدة',
  two: 'صفحتان',
  few: 'صفحات',
  many: 'صفحة',
  other: 'صفحة',
};

/** Why the shell's server does not go back. */
export const rollbackErrors = {
  unknown: 'لا يوجد إصدار بهذا الرقم، أو حُذفت ملفاته.',
  withdrawn: 'سُحب هذا الإصدار لأنه تعطّل عند الزوار، ولا يُرجع إليه.',
  isLive: 'هذا الإصدار هو المنشور الآن، ولم يتغير شيء.',
  changed: 'نُشر إصدار آخر منذ فتحت هذه الصفحة، ولم يتغير شيء. راجع ما هو منشور الآن ثم أعد المحاولة.',
  wasNotLive: 'لا يُرجع من هنا إلا إلى إصدار نُشر من قبل ولم يُسحب.',
  failed: 'تعذر الرجوع ولم يتغير شيء. السبب:',
  inAMinute: 'بعد دقيقة',
} as const;

/** The page of releases. */
export const releasesCopy = {
  title: 'الإصدارات',
  description: 'ما هو منشور من أجزاء الموقع الآن، وكيف حاله في متصفحات الزوار، والرجوع إلى إصدار سابق.',
  back: 'لوحة الإدارة',
  failed: 'تعذر تحميل الإصدارات.',
  loading: 'جاري تحميل الإصدارات...',
  none: 'لا إصدارات منشورة',
  noneText: 'لم يُنشر شيء من أجزاء الموقع بعد.',
  remotes: {
    'remote-public': 'الموقع العام',
    'remote-account': 'حسابات العملاء',
    'remote-admin': 'لوحة الإدارة',
  },
  /** Who gets another release when a remote changes. */
  audience: {
    'remote-public': 'كل من يفتح صفحة من صفحات الموقع العامة',
    'remote-account': 'كل من يسجّل الدخول أو يفتح لوحة التحكم، من العملاء والمستشارين',
    'remote-admin': 'كل من يفتح لوحة الإدارة، وأنت منهم',
  },
  live: 'المنشور الآن',
  author: 'صاحبه',
  subject: 'ما فيه',
  published: 'نُشر في',
  size: 'حجمه',
  number: 'رقمه',
  kilobytes: (count: number) => `${formatNumber(count)}\u00A0ك.ب`,
  unknown: 'غير مسجّل',
  notUsed: (live: string, used: string | null) =>
    used === null
      ? `الإصدار ${isolated(live)} لا يعمل في هذا الخادم، ولا إصدار في مكانه.`
      : `الإصدار ${isolated(live)} لا يعمل في هذا الخادم، والزوار يرون ${isolated(used)} في مكانه.`,
  figures: {
    title: 'في متصفحات الزوار',
    off: 'المتصفحات لا ترسل تقارير إلى هذا الخادم (BEACON_SAMPLE=0).',
    empty: 'لم يصل تقرير من المتصفحات عن هذا الإصدار بعد.',
    summary: (count: number) =>
      count === 0 ? addresses.zero : `وصلت تقارير من ${countOf(count, addresses)} منذ بدأ هذا الخادم يتابعه.`,
    page: 'الصفحة',
    all: 'كل الصفحات',
    loaded: 'اكتملت',
    fellBack: 'عادت إلى إصدار سابق',
    crashed: 'تعطلت',
    hung: 'علقت',
    unusable: 'فارغة أو لا تستجيب',
    lcp: 'LCP',
    inp: 'INP',
    cls: 'CLS',
    before: (value: string) => `وقبله ${isolated(value)}`,
    none: '–',
    milliseconds: (value: number) => `${formatNumber(value)}\u00A0مث`,
    legend: 'النسب من الصفحات التي وصل خبرها، والسطر الثاني للإصدار الذي سبقه. الأزمنة لا تتجاوزها ثلاث صفحات من كل أربع.',
  },
  list: {
    title: 'كل الإصدارات',
    release: 'الإصدار',
    at: 'الوقت',
    state: 'الحالة',
    action: 'الإجراء',
    states: { live: 'منشور', good: 'نُشر من قبل', old: 'محفوظ للألسنة المفتوحة', withdrawn: 'مسحوب', refused: 'مرفوض' },
  },
  history: {
    title: (count: number) => `السجل (${formatNumber(count)})`,
    empty: 'لا شيء في السجل بعد.',
    what: 'ما حدث',
    who: 'من',
    shell: 'الموقع من نفسه',
    from: (version: string) => `بدلاً من ${isolated(version)}`,
    until: (time: string) => `حتى ${time}`,
    outcomes: {
      previewed: 'أُتيح للمعاينة',
      proposed: 'قُدّم للتجربة',
      live: 'نُشر',
      refused: 'رُفض',
      'rolled back': 'رُجع إليه',
      withdrawn: 'سُحب',
      fallback: 'استُعمل في مكان غيره',
    },
  },
  goBack: 'الرجوع إلى هذا الإصدار',
  goBackTo: (version: string) => `الرجوع إلى هذا الإصدار ${version}`,
  confirm: {
    title: (remote: string) => `الرجوع إلى إصدار سابق: ${remote}`,
    change: 'ما يتغير',
    now: 'المنشور الآن',
    next: 'سيُنشر مكانه',
    affected: 'من يراه',
    affectedText: (audience: string) =>
      `${audience}، من الصفحة التالية التي يفتحها. الألسنة المفتوحة تبقى على إصدارها إلى أن تُحمَّل من جديد.`,
    reach: 'وصول المنشور الآن',
    reachText: (count: number, opened: number) =>
      count === 0 ? 'لم يصل تقرير عنه بعد' : `${countOf(opened, documents)} من ${countOf(count, addresses)}`,
    undo: 'يبدأ ذلك فوراً ومن غير تجربة، لأن الإصدار كان منشوراً من قبل. يبقى الإصدار الحالي محفوظاً ويمكن الرجوع إليه، ويُكتب اسمك في السجل.',
    submit: 'الرجوع إلى هذا الإصدار',
  },
  done: (remote: string, to: string, from: string) =>
    `${remote}: المنشور الآن هو الإصدار ${isolated(to)}، بعد أن كان ${isolated(from)}.`,
} as const;
