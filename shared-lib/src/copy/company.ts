/** Built-in company data, shown when the settings cannot be loaded. The only file with the company name. */
export const company = {
  name: 'مقياس',
  tagline: 'لدراسات الجدوى',
  platform: 'منصة دراسات الجدوى',
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
