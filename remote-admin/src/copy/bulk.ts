import type { BulkPreview, ReferenceKind } from 'shared-lib/contracts';
import { countOf, formatNumber, type CountedNoun } from 'shared-lib/format';

/** An adjective after a number: «منشور واحد»، «منشوران»، «12 منشوراً». Its plural for things is the feminine singular. */
const masculine = (base: string, dual: string, feminine: string, accusative: string): CountedNoun => ({
  zero: '',
  one: `${base} واحد`,
  two: dual,
  few: feminine,
  many: accusative,
  other: base,
});
const feminine = (base: string, dual: string): CountedNoun => ({
  zero: '',
  one: `${base} واحدة`,
  two: dual,
  few: base,
  many: base,
  other: base,
});
const invariable = (text: string): CountedNoun => ({
  zero: '',
  one: `واحد ${text}`,
  two: `اثنان ${text}`,
  few: text,
  many: text,
  other: text,
});

const draft: CountedNoun = {
  zero: '',
  one: 'مسودة واحدة',
  two: 'مسودتان',
  few: 'مسودات',
  many: 'مسودة',
  other: 'مسودة',
};

/** States of rows, in words that agree with the noun of the rows. */
export const bulkStates = {
  masculine: {
    published: masculine('منشور', 'منشوران', 'منشورة', 'منشوراً'),
    scheduled: masculine('مجدول', 'مجدولان', 'مجدولة', 'مجدولاً'),
    draft,
    archived: masculine('مؤرشف', 'مؤرشفان', 'مؤرشفة', 'مؤرشفاً'),
    active: masculine('ظاهر', 'ظاهران', 'ظاهرة', 'ظاهراً'),
    inactive: masculine('مخفي', 'مخفيان', 'مخفية', 'مخفياً'),
    suspended: masculine('موقوف', 'موقوفان', 'موقوفة', 'موقوفاً'),
    pending: invariable('بانتظار الموافقة'),
    open: masculine('مفتوح', 'مفتوحان', 'مفتوحة', 'مفتوحاً'),
    done: masculine('منتهٍ', 'منتهيان', 'منتهية', 'منتهياً'),
    spam: masculine('مزعج', 'مزعجان', 'مزعجة', 'مزعجاً'),
  },
  feminine: {
    published: feminine('منشورة', 'منشورتان'),
    scheduled: feminine('مجدولة', 'مجدولتان'),
    draft,
    archived: feminine('مؤرشفة', 'مؤرشفتان'),
    active: feminine('ظاهرة', 'ظاهرتان'),
    inactive: feminine('مخفية', 'مخفيتان'),
  },
} as const satisfies Record<string, Record<string, CountedNoun>>;

const references: Readonly<Record<ReferenceKind, CountedNoun>> = {
  services: {
    zero: '',
    one: 'خدمة واحدة',
    two: 'خدمتان',
    few: 'خدمات',
    many: 'خدمة',
    other: 'خدمة',
  },
  studies: { zero: '', one: 'دراسة واحدة', two: 'دراستان', few: 'دراسات', many: 'دراسة', other: 'دراسة' },
  articles: { zero: '', one: 'مقال واحد', two: 'مقالان', few: 'مقالات', many: 'مقالاً', other: 'مقال' },
  sliders: { zero: '', one: 'شريحة واحدة', two: 'شريحتان', few: 'شرائح', many: 'شريحة', other: 'شريحة' },
  requests: { zero: '', one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلباً', other: 'طلب' },
  readers: {
    zero: '',
    one: 'قارئ واحد حفظها',
    two: 'قارئان حفظاها',
    few: 'قراء حفظوها',
    many: 'قارئاً حفظها',
    other: 'قارئ حفظها',
  },
};

const isReferenceKind = (kind: string): kind is ReferenceKind => kind in references;
const and = (parts: readonly string[]): string => parts.join('، و');
const quoted = (name: string): string => `«${name}»`;

const others: CountedNoun = {
  zero: '',
  one: 'واحد غيرها',
  two: 'اثنان غيرها',
  few: 'غيرها',
  many: 'غيرها',
  other: 'غيرها',
};

/** Texts of the questions before actions on several rows. */
export const bulkCopy = {
  /** @param verb what the button of the bar says */
  title: (verb: string, rows: string) => `${verb} المحدد: ${rows}`,
  titleOne: (verb: string, name: string) => `${verb} «${name}»؟`,
  button: (verb: string) => `${verb} المحدد`,
  /** @param will «سيختفي من الموقع» @param parts how many rows are in each state */
  consequence: (will: string, rows: string, parts: readonly string[]) =>
    parts.length > 0 ? `${will} ${rows}: ${and(parts)}.` : `${will} ${rows}.`,
  names: (names: readonly string[], count: number) => {
    const rest = count - names.length;
    return `${names.map(quoted).join('، ')}${rest > 0 ? `، و${countOf(rest, others)}` : ''}`;
  },
  usedBy: (used: BulkPreview['used_by']) =>
    used.length > 0 &&
    `يرتبط بما ستحذفه: ${and(used.flatMap(({ kind, count }) => (isReferenceKind(kind) ? [countOf(count, references[kind])] : [])))}.`,
  bin: 'يبقى المحذوف في سلة المحذوفات 30 يوماً، وتستعيده منها كما كان.',
  forGood: 'لا يمكن التراجع عن حذف الحسابات.',
  accountsOfRequests: (requests: number) =>
    `بينها حسابات لها ${countOf(requests, references.requests)}: الحساب الذي له طلبات لا يُحذف، وتُذكر لك أسماؤها. أوقفها بدلاً من حذفها.`,
  accountOfRequests: (requests: number) =>
    `لا يُحذف هذا الحساب لأن له ${countOf(requests, references.requests)}. أوقفه بدلاً من حذفه: تبقى طلباته ومراسلاته، ولا يدخل صاحبه بعدها.`,
  keepsPublished: (count: number) => `المنشور من قبل يبقى كما هو (${formatNumber(count)}).`,
  scheduledStays: (count: number) => `المجدول يبقى في موعده (${formatNumber(count)}).`,
  scheduledToo: (count: number) => `انشر المجدول الآن أيضاً، وألغِ مواعيده (${formatNumber(count)})`,
  scheduleLost: (count: number) => `لن يُنشر المجدول في موعده (${formatNumber(count)}).`,
  leavesSite: (count: number) => `يختفي المنشور من الموقع (${formatNumber(count)}).`,
  nothingLeft: 'لا شيء في المحدد يغيّره هذا الإجراء.',
  loading: 'ننظر في المحدد…',
  loadFailed: 'تعذر معرفة حال العناصر المحددة.',
  progress: (done: number, all: number) => `نُفّذ ${formatNumber(done)} من ${formatNumber(all)}`,
  stop: 'إيقاف بعد هذه الدفعة',
  unchangedTitle: (count: string) => `لم يتغير: ${count}`,
  unchangedText: 'بقيت هذه العناصر كما كانت، وهي ما زالت محددة. افتح كلاً منها لتكمل ما ينقصه.',
  more: (count: number) => `و${formatNumber(count)} غيرها.`,
  failed: 'تعذر تنفيذ الإجراء',
  undo: 'تراجع',
  undone: (rows: string) => `عاد كما كان: ${rows}`,
  undoFailed: 'تعذر التراجع عن الإجراء',
  undoPartly: (rows: string) => `لم يعد كما كان: ${rows}`,
  requests: {
    archive: { verb: 'أرشفة', will: 'سينتقل إلى الأرشيف', did: 'انتقل إلى الأرشيف' },
    unarchive: { verb: 'إعادة', will: 'سيعود من الأرشيف', did: 'عاد من الأرشيف' },
    spam: { verb: 'إبعاد', will: 'سينتقل إلى المزعجة', did: 'انتقل إلى المزعجة' },
    notSpam: { verb: 'إعادة', will: 'سيعود من المزعجة', did: 'عاد من المزعجة' },
    urgent: { verb: 'استعجال', will: 'سيصبح عاجلاً', did: 'صار عاجلاً' },
    normal: { verb: 'إلغاء استعجال', will: 'سيعود عادي الأولوية', did: 'عاد عادي الأولوية' },
    assign: { verb: 'إسناد', will: 'سيُسند', did: 'أُسند' },
  },
  content: {
    publish: { verb: 'نشر', will: 'سيظهر في الموقع الآن', did: 'ظهر في الموقع' },
    draft: { verb: 'إعادة', will: 'سيعود إلى المسودات', did: 'عاد إلى المسودات' },
    archive: { verb: 'أرشفة', will: 'سيختفي من الموقع', did: 'اختفى من الموقع' },
    activate: { verb: 'إظهار', will: 'سيظهر في الموقع', did: 'ظهر في الموقع' },
    deactivate: { verb: 'إخفاء', will: 'سيختفي من الموقع', did: 'اختفى من الموقع' },
    delete: { verb: 'حذف', will: 'سينتقل إلى سلة المحذوفات', did: 'انتقل إلى سلة المحذوفات' },
  },
  users: {
    activate: { verb: 'تفعيل', will: 'سيُفعَّل', did: 'فُعّل' },
    suspend: { verb: 'إيقاف', will: 'سيُوقَف', did: 'أُوقف' },
    delete: { verb: 'حذف', will: 'سيُحذف نهائياً', did: 'حُذف' },
  },
} as const;
