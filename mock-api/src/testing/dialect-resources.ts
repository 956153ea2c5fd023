/** What a client of the dialect writes to a resource, and what it reads back. */
export interface DialectResource {
  resource: string;
  /** A complete new row. */
  row: Record<string, unknown>;
  /** Name of a text field that may be changed. */
  text: string;
  /** A change of a flag or a choice. */
  change: Record<string, unknown>;
}

const steps = [{ title: 'خطوة', text: 'نص', days: 2 }];

export const dialectResources: readonly DialectResource[] = [
  {
    resource: 'services',
    row: {
      name_ar: 'تقييم الشركات',
      name_en: 'Valuation',
      basic_price: 3200,
      delivery_days_basic: 15,
      icon: 'Target',
      steps,
      sector_ids: [1, 8],
      is_active: true,
    },
    text: 'name_ar',
    change: { is_active: false },
  },
  {
    resource: 'sectors',
    row: {
      name_ar: 'التعدين',
      icon: 'pickaxe',
      color: '#1d5680',
      success_rate: 88.5,
      key_features: '["احتياطي"]',
      typical_capital: { from: 1, to: 2 },
      is_active: true,
    },
    text: 'name_ar',
    change: { is_active: false },
  },
  {
    resource: 'sliders',
    row: {
      title_ar: 'شريحة',
      image: 'hero/hero-1-skyline-desktop.png',
      button_link: '/services',
      sort_order: 7,
      is_active: true,
    },
    text: 'title_ar',
    change: { is_active: false },
  },
  {
    resource: 'articles',
    row: {
      title_ar: 'مقال جديد',
      body_html: '<p>نص</p>',
      category: 'أسواق',
      tags: ['وسم'],
      status: 'published',
      published_at: '2026-03-01T09:00:00.000Z',
    },
    text: 'title_ar',
    change: { status: 'archived' },
  },
  {
    resource: 'studies',
    row: {
      title_ar: 'دراسة جديدة',
      summary_ar: 'ملخص',
      sector_id: 8,
      country: 'مصر',
      year: 2026,
      cash_flows: [-100, 60, 60],
      verdict: 'go',
      verdict_sentence: 'العائد كافٍ.',
      status: 'published',
      published_at: '2026-03-01T09:00:00.000Z',
    },
    text: 'title_ar',
    change: { status: 'archived' },
  },
  {
    resource: 'users',
    row: { name: 'سعاد المنيع', email: 'suad@example.com', company: 'دار', role: 'client', status: 'active' },
    text: 'name',
    change: { status: 'suspended' },
  },
  {
    resource: 'canned-replies',
    row: { title: 'طلب مستندات', body: 'مرحباً {{name}}، نحتاج إلى عقد الأرض.', kind: 'feasibility' },
    text: 'title',
    change: { kind: 'contact' },
  },
];
