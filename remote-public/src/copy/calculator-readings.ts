import type { CountedNoun } from 'shared-lib/format';

/** The results of a calculation in plain words, and what they leave open. */
export const calculatorReadings = {
  coversCapital: 'المشروع يغطي تكلفة ماله ويزيد',
  coversText: (rate: string, value: string) =>
    `بعد احتساب ${rate} سنوياً على كل ما دفعته، يبقى لك ما قيمته اليوم ${value}.`,
  missesCapital: 'المشروع لا يغطي تكلفة ماله',
  missesText: (rate: string, value: string) =>
    `بعد احتساب ${rate} سنوياً على كل ما دفعته، ينقصك ما قيمته اليوم ${value}.`,
  npvLimit: 'تتوقف القيمة على معدل الخصم: ارفعه إن كانت المخاطرة أعلى.',
  irrOne: (rate: string) => `ينمو المال داخل المشروع بنسبة ${rate} سنوياً`,
  irrOneText: (margin: string, discount: string) => `الفرق عن معدل الخصم ${discount} هو هامشك: ${margin}.`,
  points: {
    zero: 'أقل من نقطة',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: 'نقاط',
    many: 'نقطة',
    other: 'نقطة',
  } satisfies CountedNoun,
  above: (points: string) => `${points} فوقه`,
  below: (points: string) => `${points} دونه`,
  irrLimit: 'يفترض أن ما تقبضه يُعاد استثماره بالنسبة نفسها، فلا تقارن به وحده مشروعين مختلفي الحجم أو المدة.',
  irrNone: 'لا عائد داخلي لهذه التدفقات',
  irrNoneText:
    'لا توجد نسبة خصم تجعل القيمة صفراً: إما لا مال مدفوع، أو لا مال عائد، أو أن القيمة لا تبلغ الصفر عند أي نسبة.',
  irrSeveral: 'لهذه التدفقات أكثر من عائد داخلي',
  irrSeveralText: (rates: string) =>
    `القيمة تساوي صفراً عند ${rates}، لأن التدفقات تغيّر إشارتها أكثر من مرة. لا معنى لأي منها وحده.`,
  irrOtherLimit: 'اعتمد صافي القيمة الحالية في القرار.',
  paidBack: (year: string) => `تسترد ما دفعته في السنة ${year}`,
  atOnce: 'لا مال مدفوع ليُسترد',
  paidBackText: (time: string, discounted: string) => `بعد ${time} نقداً، وبعد ${discounted} إن حسبت قيمة الزمن.`,
  paidBackOnly: (time: string) => `بعد ${time} نقداً، لكنه لا يُسترد إن حسبت قيمة الزمن.`,
  notPaidBack: 'لا تسترد ما دفعته ضمن مدة المشروع',
  notPaidBackText: 'مجموع التدفقات يبقى سالباً حتى آخر سنة.',
  paybackLimit: 'لا يقول الاسترداد شيئاً عما يأتي بعده: مشروع أبطأ قد يكون أربح.',
  breakEven: (what: string, share: string) => `يتعادل المشروع عند ${share} من ${what}`,
  breakEvenText: 'عند هذه النسبة يغطي تكلفة رأس المال تماماً، بلا زيادة ولا نقص.',
  breakEvenZero: (what: string) => `قيمة المشروع لا تقل عن الصفر حتى بلا ${what}`,
  breakEvenNone: (what: string) => `لا يتعادل المشروع بزيادة ${what} وحدها`,
  breakEvenOtherText: 'راجع الأرقام: هذه نتيجة نادرة في مشروع حقيقي.',
  breakEvenLimit: 'تُحسب النسبة على كل السنوات معاً، والتكاليف ثابتة كما أدخلتها.',
  revenueRisk: (revenue: string, cost: string) => `${revenue} أخطر عليك من ${cost}`,
  costRisk: (revenue: string, cost: string) => `${cost} أخطر عليك من ${revenue}`,
  riskText: (revenue: string, lower: string, cost: string, higher: string) =>
    `إذا انخفض ${revenue} بالخُمس صارت القيمة ${lower}، وإذا ارتفعت ${cost} بالخُمس صارت ${higher}.`,
  riskLimit: 'يتغيّر كل افتراض وحده هنا، وفي الواقع قد يتغيران معاً: انظر جدول الحساسية.',
  limits: 'ما لا تقوله هذه الحسبة',
  limitsText: 'لا تقيس حجم السوق ولا المنافسة ولا التراخيص. هذه مهمة الدراسة الكاملة.',
} as const;
