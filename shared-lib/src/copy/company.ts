/** Built-in company data, shown when the settings cannot be loaded. The only file with the company name. */
export const company = {
  name: 'مقياس',
  tagline: 'لدراسات الجدوى',
  platform: 'منصة لدراسات الجدوى',
  description:
    'نُعِدّ دراسات الجدوى وخطط الأعمال والاستشارات المالية والاقتصادية للمستثمرين في السعودية والخليج ومصر منذ نهاية عام 2015.',
  phoneEgypt: '+20 100 000 0000',
  phoneSaudi: '+966 50 000 0000',
  whatsapp: '966500000000',
  email: 'info@miqyas.example',
  address: 'شارع الهرم، الجيزة، جمهورية مصر العربية',
  founded: 2015,
  social: {
    facebook: 'https://www.facebook.com/miqyas.example',
    x: 'https://x.com/miqyas_example',
    instagram: 'https://www.instagram.com/miqyas.example',
    linkedin: 'https://www.linkedin.com/company/miqyas-example',
  },
} as const;

/** What stands before the years of the copyright. */
export const rightsReserved = 'جميع الحقوق محفوظة ©';

/** Years of the copyright: the founding year (specification) up to the current one. Shown left to right. */
export const copyrightYears = (current = new Date().getFullYear()): string =>
  current > company.founded ? `${company.founded}-${current}` : `${company.founded}`;

/** Links to the company's pages in social networks. */
export const socialCopy = {
  networks: { facebook: 'فيسبوك', x: 'إكس', instagram: 'إنستغرام', linkedin: 'لينكدإن' },
  label: (network: string) => `${company.name} على ${network} (يفتح في نافذة جديدة)`,
} as const;

/** Services for the menus when the API fails (specification §8). Their slugs lead to the real pages. */
export const fallbackServices = [
  { slug: 'feasibility', name_ar: 'دراسات الجدوى', icon: 'Calculator' },
  { slug: 'business-plans', name_ar: 'خطط الأعمال', icon: 'FileText' },
  { slug: 'economic-consulting', name_ar: 'الاستشارات الاقتصادية', icon: 'TrendingUp' },
  { slug: 'project-evaluation', name_ar: 'تقييم المشروعات', icon: 'Building' },
] as const;
