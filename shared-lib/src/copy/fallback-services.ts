/** What the menus list while the services cannot be read; their addresses lead to the real pages (specification §8). */
export const fallbackServices = [
  { slug: 'feasibility', name_ar: 'دراسات الجدوى', icon: 'Calculator' },
  { slug: 'business-plans', name_ar: 'خطط الأعمال', icon: 'FileText' },
  { slug: 'economic-consulting', name_ar: 'الاستشارات الاقتصادية', icon: 'TrendingUp' },
  { slug: 'project-evaluation', name_ar: 'تقييم المشروعات', icon: 'Building' },
] as const;
