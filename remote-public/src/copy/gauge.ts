import type { CountedNoun } from 'shared-lib/format';

/** The readings of the gauge, in cubits of the Nile (Pliny, Natural History V), with what they mean for a project. */
export const gaugeReadings = [
  { cubits: 12, name: 'جوع', text: 'يخسر المشروع من رأس ماله' },
  { cubits: 13, name: 'ضيق', text: 'يسترد رأس ماله ولا يغطي كلفته' },
  { cubits: 14, name: 'سرور', text: 'يغطي تكلفة رأس المال' },
  { cubits: 15, name: 'أمان', text: 'هامش يحتمل التعثر' },
  { cubits: 16, name: 'وفرة', text: 'عائد وافر، فراجع افتراضاتك' },
] as const;

/** Texts of the gauge on the home page. */
export const gauge = {
  title: 'اقرأ مشروعك على المقياس',
  text: 'قبل نحو ألفي عام كان عمود مدرّج يقيس النيل بالذراع، فيعرف الناس من قراءة واحدة ما تعطيه السنة. حرّك أرقام مشروعك، وانظر أين يقف الماء.',
  calculate: 'أكمل الحسبة بالتفصيل',
  cubits: (count: number) => `${count} ذراعاً`,
  source: 'قراءات الأذرع عن بلينيوس الأكبر، «التاريخ الطبيعي»، الكتاب الخامس. معانيها للمشروعات من وضعنا.',
} as const;

/** Texts of its controls and its picture, which load when it is near. */
export const gaugeInstrument = {
  sources: 'ما يُقرأ على المقياس',
  own: 'مشروعك',
  capital: 'رأس المال',
  profit: 'صافي الربح في السنة',
  years: 'عمر المشروع',
  yearsCount: {
    zero: '',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: 'سنوات',
    many: 'سنة',
    other: 'سنة',
  } satisfies CountedNoun,
  points: {
    zero: 'أقل من نقطة',
    one: 'نقطة',
    two: 'نقطتين',
    few: 'نقاط',
    many: 'نقطة',
    other: 'نقطة',
  } satisfies CountedNoun,
  reading: 'القراءة:',
  above: (text: string, points: string) => `${text}، ويعلو العائد تكلفة رأس المال بنحو ${points}.`,
  below: (text: string, points: string) => `${text}، ويقل العائد عن تكلفة رأس المال بنحو ${points}.`,
  rate: 'العائد الداخلي',
  cost: (rate: string) => `تكلفة رأس المال ${rate}`,
  picture: (reading: string, rate: string, cost: string) =>
    `عمود المقياس: مستوى الماء عند القراءة «${reading}»، والعائد الداخلي ${rate} أمام تكلفة رأس مال ${cost}`,
  noRate: 'لا يوجد',
  studyFailed: 'تعذر تحميل أرقام هذه الدراسة. حاول مرة أخرى.',
  profitLine: 'صافي الربح السنوي',
} as const;
