import type { StudyVerdict } from 'shared-lib/contracts';
import { heads } from './heads.ts';

/** Texts of the register of verdicts, and of the sentence that leads to it. */
export const verdicts = {
  name: heads.verdicts.title,
  text: 'كل دراسة نشرناها، وما أوصت به، سواء أعجب صاحبها أم لم يعجبه. موضع المثمن يقول كم يعلو العائد تكلفة رأس المال أو يقل عنها، ولونه وعلامته يقولان ما أوصينا به.',
  register: 'الأحكام على المقياس',
  meanings: {
    go: 'العائد فوق تكلفة رأس المال، وهامش يحتمل التعثر.',
    change: 'يصير مجدياً بشرط مكتوب: حجم أصغر، أو سعر، أو شريك.',
    stop: 'لا يغطي تكلفة رأس المال بهذه الافتراضات.',
  } satisfies Record<StudyVerdict, string>,
  sectors: 'القطاع',
  allSectors: 'كل القطاعات',
  gauge: 'مقياس الأحكام: السنوات من اليمين إلى اليسار',
  axis: 'نقاط مئوية فوق تكلفة رأس المال',
  cost: 'تكلفة رأس المال',
  none: 'بلا توصية منشورة',
  noRate: 'لا عائد داخلياً واحداً',
  entry: (title: string, verdict: string, year: number, distance: string) =>
    `${title}، ${year}: ${verdict}. ${distance}`,
  above: (points: string) => `العائد فوق تكلفة رأس المال بـ\u2066${points}\u2069 نقطة مئوية`,
  below: (points: string) => `العائد دون تكلفة رأس المال بـ\u2066${points}\u2069 نقطة مئوية`,
  chosen: 'الدراسة المختارة',
  read: 'اقرأ الدراسة',
  table: 'السجل في جدول',
  columns: {
    year: 'السنة',
    study: 'الدراسة',
    sector: 'القطاع',
    irr: 'العائد',
    cost: 'تكلفة رأس المال',
    verdict: 'التوصية',
  },
  empty: 'لا دراسات منشورة في هذا القطاع بعد',
  emptyText: 'اختر قطاعاً آخر، أو اعرض السجل كله.',
  failed: 'تعذر تحميل السجل.',
  note: 'التوصية رأي معدّي الدراسة بعد وزن السوق والتنفيذ والمال، ولا يحددها العائد وحده.',
} as const;
