/** Name and search data of the calculator, and the links to it. Every page loads them, so they are apart from its other texts. */
export const calculatorPage = {
  name: 'حاسبة الجدوى',
  seo: {
    title: 'حاسبة الجدوى: العائد الداخلي وصافي القيمة وفترة الاسترداد',
    cardAlt: 'نتيجة حسبة جدوى، بأرقام مرسلها',
    description:
      'أدخل رأس المال والإيرادات والتكاليف، واقرأ صافي القيمة الحالية والعائد الداخلي وفترة الاسترداد ونقطة التعادل والحساسية، مع شرح كل نتيجة وحدودها.',
  },
  compare: {
    name: 'مقارنة الدراسات',
    description:
      'قارن بين دراستين أو ثلاث من دراسات الجدوى المنشورة: رأس المال وصافي القيمة الحالية والعائد الداخلي وفترة الاسترداد جنباً إلى جنب.',
  },
  links: {
    list: 'احسب جدوى مشروعك',
    sector: 'احسب مشروعاً في هذا القطاع',
    compare: 'قارن بين الدراسات',
  },
} as const;
