import type { SearchKind } from 'shared-lib/contracts';

/** A question as people type it, and what its group of results should begin with, the best first. */
export interface SearchQuestion {
  q: string;
  kind: SearchKind;
  /** Slugs. A list of one demands that it is the first hit. */
  expected: readonly string[];
}

const about = (kind: SearchKind, questions: Readonly<Record<string, string>>): SearchQuestion[] =>
  Object.entries(questions).map(([q, slugs]) => ({ q, kind, expected: slugs.split(' ') }));

/**
 * Sixty questions about the content of the seed: exact words, other forms of them (plurals, prefixes, endings, hamza), synonyms,
 * wrong letters, beginnings of words, whole sentences, and words that occur nowhere beside words that do.
 */
export const searchQuestions: readonly SearchQuestion[] = [
  ...about('service', {
    'دراسة جدوى': 'feasibility',
    للجدوى: 'feasibility',
    وجدوى: 'feasibility',
    'خطط الأعمال': 'business-plans',
    'خطة عمل': 'business-plans',
    'استشارة اقتصادية': 'economic-consulting',
    استشارات: 'economic-consulting',
    الاستشاره: 'economic-consulting',
    'تقييم مشروع': 'project-evaluation',
    'تقييم المشاريع': 'project-evaluation',
    'دراسة الأسواق': 'market-research',
    'بحث سوق': 'market-research',
    'نموذج مالي': 'financial-modelling',
    'نمذجة ماليه': 'financial-modelling',
    'النمذجه الماليه': 'financial-modelling',
    'دراسه فنيه': 'technical-studies',
    'ملف تمويل': 'funding',
    التمويلات: 'funding',
    'عرض للمستثمر': 'funding',
  }),
  ...about('sector', {
    صناعة: 'industrial',
    زراعة: 'agricultural',
    الزراعي: 'agricultural',
    تقنية: 'technology',
    سياحة: 'tourism',
    الصحة: 'healthcare',
    تعليم: 'education',
    تجارة: 'commercial',
    طاقه: 'energy',
  }),
  ...about('study', {
    'مصنع تمور': 'dates-factory',
    'مصانع التمر': 'dates-factory',
    تمر: 'dates-factory',
    'مصنعا للتمور': 'dates-factory',
    'مصنغ تمور': 'dates-factory',
    'مصنع مياه': 'bottled-water',
    'مياة معبأة': 'bottled-water',
    مطاعم: 'restaurant-supply-platform',
    مطعم: 'restaurant-supply-platform',
    'فندق بيئي': 'mountain-lodge',
    نزل: 'mountain-lodge',
    'طاقة شمسية': 'solar-plant',
    'الطاقه الشمسيه': 'solar-plant',
    أسماك: 'fish-farm',
    'مزارع سمك': 'fish-farm',
    'استزراع سمكى': 'fish-farm',
    عيادة: 'medical-centre',
    'مراكز طبية': 'medical-centre',
    'صوبة زراعية': 'greenhouse',
    خضار: 'greenhouse',
    'مخازن مبردة': 'cold-store',
    تبريد: 'cold-store',
    'حضانات أطفال': 'early-learning-centre',
    'معاهد التدريب': 'vocational-institute',
    مطبخ: 'central-kitchen',
  }),
  ...about('article', {
    'نقطة التعادل': 'break-even',
    'نقطه تعادل': 'break-even',
    'خطأ في دراسة الجدوى': 'feasibility-mistakes',
    'كيف أحسب حجم سوق': 'market-sizing',
    'رؤوس الأموال العاملة': 'working-capital',
    'تراخيص صناعية': 'egypt-industrial-licence',
    'معدل العائد الداخلي': 'irr-npv',
  }),
];
