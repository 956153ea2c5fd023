/** The readings of the gauge, in cubits of the Nile (Pliny, Natural History V), with what they mean for a project. */
export const gaugeReadings = [
  { cubits: 12, name: 'جوع', text: 'يخسر المشروع من رأس ماله' },
  { cubits: 13, name: 'ضيق', text: 'يسترد رأس ماله ولا يغطي تكلفته' },
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
