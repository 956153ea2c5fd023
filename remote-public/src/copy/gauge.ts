/** Texts of the gauge on the home page. */
export const gauge = {
  title: 'اقرأ مشروعك على المقياس',
  text: 'قبل نحو ألفي عام كان عمود مدرّج يقيس النيل بالذراع، فيعرف الناس من قراءة واحدة ما تعطيه السنة. حرّك أرقام مشروعك، وانظر أين يقف الماء.',
  /** The page of the gauge: three questions, and a reading to send. */
  reading: 'قراءة في ثلاثة أسئلة، تُرسل إلى شريكك',
  calculate: 'أكمل الحسبة بالتفصيل',
  cubits: (count: number) => `${count}\u00A0ذراعاً`,
  source: 'قراءات الأذرع عن بلينيوس الأكبر، «التاريخ الطبيعي»، الكتاب الخامس. معانيها للمشروعات من وضعنا.',
} as const;
