import type { CountedNoun } from 'shared-lib/format';
import type { IdeaFigure } from 'shared-lib/gauge';
import { heads } from './heads.ts';

/** Texts of the reading: three questions, and where the water stands. */
export const readingPage = {
  name: heads.reading.title,
  lead: 'ثلاثة أسئلة، ثم كلمة واحدة تقول أين يقف الماء.',
  linkLead: 'هذه قراءة بالأرقام التي في الرابط. أجب عن الأسئلة الثلاثة نفسها، وضع قراءتك أمامها.',
  broken: 'في الرابط رقم ناقص أو غير مقبول، فلا قراءة له. أجب عن الأسئلة الثلاثة، ويقف الماء عند جوابك.',
  step: ['السؤال الأول من ثلاثة', 'السؤال الثاني من ثلاثة', 'السؤال الأخير'],
  questions: {
    capital: 'كم تضع في المشروع قبل أول إيراد؟',
    profit: 'كم يبقى لك في السنة بعد كل التكاليف؟',
    years: 'كم سنة يعمل المشروع؟',
  } satisfies Record<IdeaFigure, string>,
  units: { capital: 'دولار', profit: 'دولار', years: 'بالسنوات' } satisfies Record<IdeaFigure, string>,
  missing: 'اكتب رقماً.',
  outside: {
    capital: 'رأس المال من 1,000 دولار إلى مليار دولار.',
    profit: 'صافي الربح من صفر إلى مليار دولار، بلا إشارة سالبة.',
    years: 'عدد السنوات من 1 إلى 50، بلا كسور.',
  } satisfies Record<IdeaFigure, string>,
  next: 'التالي',
  previous: 'السابق',
  read: 'اقرأ الماء',
  again: 'من جديد',
  own: 'قراءتك',
  sender: 'قراءة المرسل',
  linked: 'القراءة في هذا الرابط',
  beside: 'قس مشروعك أمامها',
  figures: (capital: string, profit: string, years: string) =>
    `رأس المال ${capital}، وصافي الربح ${profit} في السنة، ومدة العمل ${years}.`,
  send: 'أرسلها إلى شريكك',
  sent: 'نُسخ الرابط. أرسله إلى شريكك.',
  notSent: 'تعذر نسخ الرابط. انسخه من شريط العنوان.',
  shared: (word: string) => `قراءة مشروع على المقياس: ${word}`,
  levers: 'كيف أرفع الماء؟',
  leversText: 'أثر كل تغيير وحده، والرقمان الآخران كما هما:',
  lever: {
    profit: 'صافي ربح أعلى بـ\u206610%\u2069',
    capital: 'رأس مال أقل بـ\u206610%\u2069',
    years: 'سنة أخرى من العمل',
  } satisfies Record<IdeaFigure, string>,
  effect: (rate: string, rise: string) => `العائد ${rate}، ${rise}`,
  rises: (cubits: string) => `والماء أعلى بمقدار ${cubits}`,
  cubitCount: {
    zero: '',
    one: 'ذراع واحدة',
    two: 'ذراعين',
    few: 'أذرع',
    many: 'ذراعاً',
    other: 'ذراع',
  } satisfies CountedNoun,
  still: 'ولا يكاد الماء يتحرك',
  noLever: 'لا يرفع الماء شيء ما دام لا يبقى ربح في السنة: ابدأ من السعر والتكاليف.',
  needed: (profit: string) => `ليغطي المشروع تكلفة رأس ماله في هذه المدة، يلزمه صافي ربح لا يقل عن ${profit} في السنة.`,
  calculate: 'أكمل الحسبة',
  note: 'قراءة أولى بثلاثة أرقام، تفترض ربحاً واحداً كل سنة بلا ضريبة ولا قيمة للمشروع في نهايته. الحاسبة تقيس ما بقي.',
} as const;
