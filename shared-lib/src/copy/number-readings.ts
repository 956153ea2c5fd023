import type { NumberProblem } from 'shared-lib/numbers';

/** Messages of a field about the number in it. The caller isolates the texts in quotation marks. */
export const numberReadings = {
  understood: (value: string) => `فهمناها ${value}`,
  /** @param other as it is typed without separators of thousands */
  orElse: (value: string, other: string) => `فهمناها ${value}. إن قصدت غيرها فاكتبها ${other}.`,
  ambiguous: (text: string, one: string, other: string) => `«${text}» تُقرأ بوجهين: اكتبها ${one} أو ${other}`,
} as const;

/** Why a text is no number. */
export const numberProblems: Readonly<Record<NumberProblem, (text: string) => string>> = {
  text: (text) => `«${text}» ليس رقماً`,
  exponent: (text) => `«${text}» مكتوب بصيغة أسية: اكتب الرقم بخاناته كلها`,
  separators: (text) => `لا يتضح الرقم من فواصل «${text}»: اكتبه بلا فواصل آلاف`,
  several: (text) => `في «${text}» أكثر من رقم`,
  percent: (text) => `«${text}» نسبة، وهذه الخانة ليست نسبة`,
  currency: (text) => `عملة «${text}» ليست عملة هذه الخانة`,
  long: (text) => `خانات «${text}» أكثر مما يُحفظ بدقة`,
};
