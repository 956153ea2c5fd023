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
