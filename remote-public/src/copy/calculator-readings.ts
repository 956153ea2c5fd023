import type { CountedNoun } from 'shared-lib/format';

/** The results of a calculation in plain words, and what they leave open. */
export const calculatorReadings = {
  coversCapital: 'المشروع يغطي تكلفة رأس ماله ويزيد',
  coversText: (rate: string, value: string) =>
    `بعد احتساب ${rate} سنوياً على كل ما دفعته، يبقى لك ما قيمته اليوم ${value}.`,
  justCovers: 'المشروع يغطي تكلفة رأس ماله تماماً',
  justCoversText: (rate: string) => `بعد احتساب ${rate} سنوياً على كل ما دفعته، لا يبقى لك شيء ولا ينقصك شيء.`,
  missesCapital: 'المشروع لا يغطي تكلفة رأس ماله',
  missesText: (rate: string, value: string) =>
    `بعد احتساب ${rate} سنوياً على كل ما دفعته، ينقصك ما قيمته اليوم ${value}.`,
  npvLimit: 'تتوقف القيمة على معدل الخصم: ارفعه إن كانت المخاطرة أعلى.',
  irrOne: (rate: string) => `ينمو المال داخل المشروع بنسبة ${rate} سنوياً`,
  irrOneText: (margin: string, discount: string) => `الفرق عن معدل الخصم ${discount} هو هامشك: ${margin}.`,
  points: {
    zero: 'أقل من نقطة مئوية',
    one: 'نقطة مئوية واحدة',
    two: 'نقطتان مئويتان',
    few: 'نقاط مئوية',
    many: 'نقطة مئوية',
    other: 'نقطة مئوية',
  } satisfies CountedNoun,
  above: (points: string) => `${points} فوقه`,
  noMargin: 'لا شيء، فهما متساويان',
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
  paidBackForNow: (year: number) => `تسترد ما دفعته، ثم تأخذه السنة ${year}`,
  paidBackCash: (time: string, loss: string) => `بعد ${time} نقداً${loss ? `، ${loss}` : ''}`,
  paidBackText: (cash: string, discounted: string, loss: string) =>
    `${cash}، وبعد ${discounted} إن حسبت القيمة الزمنية للنقود${loss ? `، ${loss}` : ''}.`,
  paidBackOnly: (cash: string) => `${cash}، لكنه لا يُسترد إن حسبت القيمة الزمنية للنقود.`,
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
    `بانخفاض ${revenue} بمقدار الخُمس تصير القيمة ${lower}، وبارتفاع ${cost} بمقدار الخُمس تصير ${higher}.`,
  riskLimit: 'يتغيّر كل افتراض وحده هنا، وفي الواقع قد يتغيران معاً: انظر جدول الحساسية.',
  limits: 'ما لا تقوله هذه الحسبة',
  limitsText: 'لا تقيس حجم السوق ولا المنافسة ولا التراخيص. هذه مهمة الدراسة الكاملة.',
} as const;
