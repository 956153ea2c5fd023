import type { CountedNoun } from 'shared-lib/format';

/** Texts of the gauge's controls and picture, which load when it is near. */
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
    zero: '',
    one: 'نقطة مئوية',
    two: 'نقطتين مئويتين',
    few: 'نقاط مئوية',
    many: 'نقطة مئوية',
    other: 'نقطة مئوية',
  } satisfies CountedNoun,
  about: (points: string) => `بنحو ${points}`,
  lessThanPoint: 'بأقل من نقطة مئوية',
  reading: 'القراءة:',
  above: (text: string, points: string) => `${text}، ويعلو العائد تكلفة رأس المال ${points}.`,
  below: (text: string, points: string) => `${text}، ويقل العائد عن تكلفة رأس المال ${points}.`,
  equal: (text: string) => `${text}، ويساويها العائد تماماً.`,
  nothing: (text: string) => `${text}، ولا يعود منه شيء يُقاس.`,
  rate: 'العائد الداخلي',
  capitalCost: 'تكلفة رأس المال',
  cost: (rate: string) => `تكلفة رأس المال ${rate}`,
  picture: (reading: string, rate: string, cost: string) =>
    `عمود المقياس: مستوى الماء عند القراءة «${reading}»، والعائد الداخلي ${rate} أمام تكلفة رأس مال ${cost}`,
  noRate: 'لا يوجد',
  /** A return that nobody would believe in more digits. */
  beyond: '\u2066999%+\u2069',
  studyFailed: 'تعذر تحميل أرقام هذه الدراسة. حاول مرة أخرى.',
  profitLine: 'صافي الربح السنوي',
} as const;
