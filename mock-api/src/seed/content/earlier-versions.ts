interface EarlierVersion {
  resource: 'articles' | 'sectors' | 'services';
  slug: string;
  /** E-mail address of the editor. */
  email: string;
  /** The fields that were different before the last change. */
  fields: Readonly<Record<string, string>>;
}

/** What some rows of the seed were before their last change, so that the history of content is not empty. */
export const earlierVersions: readonly EarlierVersion[] = [
  {
    resource: 'articles',
    slug: 'franchising',
    email: 'admin@miqyas.example',
    fields: {
      title_ar: 'الامتياز التجاري: هل يستحق ثمنه؟',
      excerpt_ar: 'الامتياز يبيعك اسماً معروفاً مقابل رسوم سنوية. متى يربح صاحبه، ومتى يعمل للمانح وحده؟',
    },
  },
  {
    resource: 'articles',
    slug: 'solar-roof',
    email: 'admin2@miqyas.example',
    fields: { title_ar: 'الطاقة الشمسية في المصانع: متى تجدي؟', seo_title: 'جدوى الطاقة الشمسية في المصانع' },
  },
  {
    resource: 'services',
    slug: 'funding',
    email: 'admin2@miqyas.example',
    fields: { short_description_ar: 'نعدّ ملف التمويل ونقدمه إلى الجهة المناسبة.' },
  },
  {
    resource: 'sectors',
    slug: 'energy',
    email: 'admin@miqyas.example',
    fields: { market_size: 'سوق متنامية بدعم من خطط الطاقة المتجددة في المنطقة.' },
  },
];
