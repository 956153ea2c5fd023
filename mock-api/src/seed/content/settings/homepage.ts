import type { SettingSeed } from '../../content-types.ts';
import { settingsOf } from './site.ts';

const { text, list } = settingsOf('homepage');

export const homepageSettings: SettingSeed[] = [
  text('home_services_title', 'عنوان قسم الخدمات', 'خدماتنا الاستشارية', 'Our services'),
  text(
    'home_services_description',
    'وصف قسم الخدمات',
    'من اختبار الفكرة إلى ملف التمويل: اختر الخدمة التي تناسب المرحلة التي بلغها مشروعك.',
    'From testing the idea to the funding file: pick the service for your stage.',
  ),
  text(
    'home_sectors_title',
    'عنوان قسم القطاعات',
    'دراسات جدوى في ثمانية قطاعات',
    'Feasibility studies in eight sectors',
  ),
  text(
    'home_sectors_description',
    'وصف قسم القطاعات',
    'لكل قطاع تراخيصه ومعاييره ومؤشرات ربحيته، وفريق يعرف لغته.',
    'Every sector has its licences, standards and measures of profit, and a team that knows them.',
  ),
  text(
    'home_phases_title',
    'عنوان مكونات دراسة الجدوى',
    'أربع مراحل تقوم كل منها على ما قبلها',
    'Four phases, each built on the one before',
  ),
  text(
    'home_phases_description',
    'وصف مكونات دراسة الجدوى',
    'لا يبلغ الرقم المالي صفحته الأخيرة قبل أن يمر بالسوق ثم الموقع ثم الإدارة؛ وهكذا تصبح التوصية قابلة للدفاع عنها أمام أي ممول.',
    'A figure reaches the last page only after market, site and management, so that the recommendation can be defended.',
  ),
  list('home_phases', 'مراحل دراسة الجدوى وبنود كل منها', [
    { title: 'المرحلة التسويقية', items: ['حجم الطلب وفجوة السوق', 'المنافسون والأسعار', 'الحصة المتوقعة والمبيعات'] },
    {
      title: 'المرحلة الفنية',
      items: ['الموقع والطاقة الإنتاجية', 'المعدات والمرافق', 'الخامات وسلاسل الإمداد', 'الجدول الزمني للتنفيذ'],
    },
    {
      title: 'المرحلة الإدارية',
      items: ['الشكل القانوني والتراخيص', 'الهيكل التنظيمي', 'خطة العمالة والأجور', 'الحوكمة وإدارة المخاطر'],
    },
    {
      title: 'المرحلة المالية',
      items: [
        'التكاليف الاستثمارية والتشغيلية',
        'القوائم المالية المتوقعة',
        'مؤشرات الربحية ونقطة التعادل',
        'تحليل الحساسية والسيناريوهات',
        'التوصية النهائية',
      ],
    },
  ]),
  text('home_benefits_title', 'عنوان أسباب الاختيار', 'لماذا يختارنا المستثمرون', 'Why investors choose us'),
  list('home_benefits', 'بطاقات أسباب الاختيار الست', [
    {
      title: 'توصية مستقلة',
      text: 'لا نبيع معدات ولا نسوّق أراضي ولا نتقاضى عمولة من مورّد. رأينا مبني على أرقام الدراسة وحدها.',
    },
    { title: 'بيانات موثقة المصدر', text: 'كل رقم في الدراسة معه مصدره وتاريخه، ليراجعه شريكك أو بنكك.' },
    {
      title: 'نموذج مالي مفتوح',
      text: 'في الباقات التي تشمله، تتسلم ملف النموذج بمعادلاته كاملة، لتجرّب افتراضاتك بنفسك.',
    },
    {
      title: 'لغة تفهمها جهات التمويل',
      text: 'نُعِدّ الملفات في ضوء المتطلبات المعلنة للبنوك والصناديق في السعودية والخليج ومصر.',
    },
    { title: 'التزام بمواعيد التسليم', text: 'جدول مراحل معلن من اليوم الأول، ومتابعة لحالة الطلب من حسابك.' },
    { title: 'متابعة بعد التسليم', text: 'جلسة لمناقشة النتائج، وتعديل للافتراضات مرة واحدة دون مقابل خلال 30 يوماً.' },
  ]),
  text('home_cta_title', 'عنوان الدعوة الختامية', 'صف فكرتك في خمسة أسطر', 'Tell us your idea in five lines'),
  text(
    'home_cta_description',
    'وصف الدعوة الختامية',
    'نقرأ فكرتك، ونقترح عليك أقصر طريق إلى القرار في استشارة أولى دون مقابل.',
    'We read it and suggest the shortest way to a decision, in a first consultation free of charge.',
  ),
];
