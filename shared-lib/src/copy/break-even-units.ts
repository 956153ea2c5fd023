/** The break-even point: markers around its unit in the text of the first assumption, and the forms of the units after a number. */
export const breakEvenUnits = {
  intro: 'وحدة التعادل ',
  end: '،',
  /** Between the noun and its period: «طن في السنة». */
  period: ' في ',
  everyYear: 'السنة',
  unit: { few: 'وحدات', many: 'وحدة', other: 'وحدة' },
  nouns: {
    طن: { few: 'أطنان', many: 'طناً', other: 'طن' },
    طلب: { few: 'طلبات', many: 'طلباً', other: 'طلب' },
    متدرب: { few: 'متدربين', many: 'متدرباً', other: 'متدرب' },
    كرتون: { few: 'كراتين', many: 'كرتوناً', other: 'كرتون' },
    زيارة: { few: 'زيارات', many: 'زيارة', other: 'زيارة' },
    وجبة: { few: 'وجبات', many: 'وجبة', other: 'وجبة' },
    'طفل ملتحق': { few: 'أطفال ملتحقين', many: 'طفلاً ملتحقاً', other: 'طفل ملتحق' },
    'موقع طبلية مشغول': { few: 'مواقع طبليات مشغولة', many: 'موقع طبلية مشغولاً', other: 'موقع طبلية مشغول' },
    'ليلة غرفة مشغولة': { few: 'ليالي غرف مشغولة', many: 'ليلة غرفة مشغولة', other: 'ليلة غرفة مشغولة' },
  },
} as const;
