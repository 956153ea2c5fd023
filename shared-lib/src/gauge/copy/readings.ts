/** The readings of the gauge, in cubits of the Nile (Pliny, Natural History V), with what they mean for a project. */
export const gaugeReadings = [
  { cubits: 12, name: 'جوع', text: 'يخسر المشروع من رأس ماله' },
  { cubits: 13, name: 'ضيق', text: 'يسترد رأس ماله ولا يغطي تكلفته' },
  { cubits: 14, name: 'سرور', text: 'يغطي تكلفة رأس المال' },
  { cubits: 15, name: 'أمان', text: 'هامش يحتمل التعثر' },
  { cubits: 16, name: 'وفرة', text: 'عائد وافر، فراجع افتراضاتك' },
] as const;
