/** Services for the menus when the API fails (specification §8). Their slugs lead to the real pages. */
export const fallbackServices = [
  { slug: 'feasibility', name_ar: 'دراسات الجدوى', icon: 'Calculator' },
  { slug: 'business-plans', name_ar: 'خطط الأعمال', icon: 'FileText' },
  { slug: 'economic-consulting', name_ar: 'الاستشارات الاقتصادية', icon: 'TrendingUp' },
  { slug: 'project-evaluation', name_ar: 'تقييم المشروعات', icon: 'Building' },
] as const;
