import type { SectorSeed } from '../content-types.ts';

/**
 * The studies of all sectors add up to the 2,000 of the settings, and their success rates to its 98 %: a test compares them. The
 * average returns are near those of the published studies.
 * The API transfers `key_features` and `sample_studies` as JSON text (specification §3). Market sizes are rounded, dated estimates.
 */
export const sectors: SectorSeed[] = [
  {
    slug: 'commercial',
    name_ar: 'التجاري',
    name_en: 'Commercial',
    description_ar:
      'متاجر ومجمعات وتجارة إلكترونية ومخازن وسلاسل توريد. يتوقف نجاح المشروع التجاري على الموقع ودوران المخزون وهامش الربح بعد الخصومات، وهي أول ما نقيسه.',
    description_en:
      'Shops, malls, e-commerce, warehousing and supply chains: location, stock turnover and margin after discounts.',
    icon: 'store',
    color: '#17625F',
    image: 'sectors/commercial.png',
    projects_count: 420,
    success_rate: 98,
    average_roi: 16,
    market_size: 'نحو 300 مليار دولار من مبيعات التجزئة سنوياً في دول الخليج (تقدير تقريبي، 2023)',
    key_features: JSON.stringify([
      'دراسة الموقع وحركة المارة ومنطقة الجذب التجاري',
      'دوران المخزون ودورة التحول النقدي',
      'هامش الربح بعد الخصومات والمرتجعات والعمولات',
      'مقارنة الفرع القائم على الأرض بقناة البيع الإلكترونية',
    ]),
    sample_studies: JSON.stringify([
      'مخزن مبرد متعدد الدرجات في برج العرب',
      'مطبخ مركزي لتجهيز الوجبات في الرياض',
      'متجر إلكتروني للأثاث المنزلي',
    ]),
    opportunities: [
      'مخازن صغيرة قريبة من الأحياء لخدمة التوصيل السريع',
      'تجهيز الوجبات والمواد للمطاعم والفنادق',
      'متاجر متخصصة تجمع بين الفرع والبيع الإلكتروني',
      'خدمات التعبئة والتوزيع لصغار المنتجين',
    ],
    typical_capital: { from: 80000, to: 2500000 },
    is_active: true,
  },
  {
    slug: 'industrial',
    name_ar: 'الصناعي',
    name_en: 'Industrial',
    description_ar:
      'مصانع غذائية ودوائية ومواد بناء وصناعات تحويلية، من ورشة متوسطة إلى مجمع متكامل. نقيس تكلفة الوحدة عند مستويات التشغيل المختلفة قبل أن نسأل عن الربح.',
    description_en:
      'Food, pharmaceutical, building-material and converting industries: unit cost at different utilisation rates first.',
    icon: 'factory',
    color: '#A4472B',
    image: 'sectors/industrial.png',
    projects_count: 330,
    success_rate: 97,
    average_roi: 18,
    market_size:
      'تزيد القيمة المضافة للصناعة التحويلية في السعودية ومصر معاً على 200 مليار دولار سنوياً (تقدير تقريبي، 2023)',
    key_features: JSON.stringify([
      'الطاقة الاسمية والفعلية ومعدلات الهالك',
      'مقارنة مورّدي خطوط الإنتاج بالتكلفة على مدى العمر',
      'تكلفة الوحدة عند مستويات تشغيل مختلفة',
      'متطلبات التراخيص والبيئة والسلامة',
    ]),
    sample_studies: JSON.stringify([
      'مصنع تعبئة تمور في المدينة المنورة',
      'مصنع تعبئة مياه في عجمان',
      'مصنع عبوات كرتونية',
    ]),
    opportunities: [
      'تصنيع مدخلات تُستورد اليوم وتستهلكها مصانع محلية',
      'تعبئة المنتجات الزراعية وتحويلها للتصدير',
      'تدوير مخلفات البناء والبلاستيك',
      'صيانة المعدات وتصنيع قطع الغيار البسيطة',
    ],
    typical_capital: { from: 300000, to: 8000000 },
    is_active: true,
  },
  {
    slug: 'technology',
    name_ar: 'التقني',
    name_en: 'Technology',
    description_ar:
      'منصات رقمية وحلول مالية وخدمات سحابية وتطبيقات للأعمال. أصول المشروع التقني قليلة وافتراضاته كثيرة، لذلك نبني الدراسة على تكلفة اكتساب العميل وقيمته ومدة بقائه.',
    description_en:
      'Platforms, fintech, cloud and business software, built on acquisition cost, customer value and retention.',
    icon: 'cpu',
    color: '#1D5680',
    image: 'sectors/technology.png',
    projects_count: 280,
    success_rate: 98,
    average_roi: 21,
    market_size: 'يزيد الإنفاق السنوي على الاتصالات وتقنية المعلومات في السعودية على 40 مليار دولار (تقدير تقريبي، 2023)',
    key_features: JSON.stringify([
      'تكلفة اكتساب العميل وقيمته على مدى بقائه',
      'معدل التسرب ومعدل النمو الشهري المطلوب',
      'الاحتياج النقدي حتى بلوغ التعادل',
      'متطلبات حماية البيانات والتراخيص المنظمة',
    ]),
    sample_studies: JSON.stringify([
      'منصة توريد للمطاعم في الكويت',
      'نظام محاسبة سحابي للمنشآت الصغيرة',
      'تطبيق صيانة منزلية بالاشتراك',
    ]),
    opportunities: [
      'برمجيات متخصصة لقطاع واحد كالعيادات والورش',
      'منصات تربط المورّد بالمشتري التجاري مباشرة',
      'خدمات الامتثال والفوترة والتوقيع الإلكتروني',
      'تحليل البيانات للمنشآت المتوسطة',
    ],
    typical_capital: { from: 60000, to: 1500000 },
    is_active: true,
  },
  {
    slug: 'agricultural',
    name_ar: 'الزراعي',
    name_en: 'Agricultural',
    description_ar:
      'بيوت محمية واستزراع سمكي وإنتاج حيواني وتصنيع غذائي. نبدأ من الماء والمناخ وسعر المنتج في موسم الوفرة، لأن متوسط السعر يخفي أسوأ شهور السنة.',
    description_en:
      'Greenhouses, fish farming, livestock and agri-food: water, climate and the price in the season of plenty come first.',
    icon: 'sprout',
    color: '#1B6A45',
    image: 'sectors/agricultural.png',
    projects_count: 230,
    success_rate: 98,
    average_roi: 16,
    market_size: 'نحو 70 مليار دولار ناتج زراعي سنوي في مصر والسعودية معاً (تقدير تقريبي، 2023)',
    key_features: JSON.stringify([
      'مصدر المياه وملوحتها وتكلفة المتر المكعب',
      'موسمية الأسعار وأثر موسم الوفرة في الهامش',
      'معدلات الإنتاج الواقعية ونسبة الفاقد بعد الحصاد',
      'سلسلة التبريد والطريق إلى سوق الجملة',
    ]),
    sample_studies: JSON.stringify([
      'بيوت محمية لإنتاج الخضراوات في القصيم',
      'مزرعة استزراع سمكي في صحار',
      'مزرعة دواجن لاحم بنظام مغلق',
    ]),
    opportunities: [
      'خضراوات محمية لأشهر الصيف ذات السعر المرتفع',
      'فرز المحاصيل وتعبئتها قرب مناطق الإنتاج',
      'استزراع الأسماك في أنظمة تعيد تدوير المياه',
      'أعلاف من مخلفات التصنيع الغذائي',
    ],
    typical_capital: { from: 150000, to: 4000000 },
    is_active: true,
  },
  {
    slug: 'tourism',
    name_ar: 'السياحي',
    name_en: 'Tourism',
    description_ar:
      'فنادق ومنتجعات ونُزل ووجهات ترفيهية ومطاعم. نقيس الإشغال بالموسم لا بالمتوسط، ونحسب العائد على الغرفة المتاحة وتكلفة الحجز عبر الوسطاء.',
    description_en:
      'Hotels, resorts, lodges and leisure: occupancy by season, revenue per available room and cost of intermediaries.',
    icon: 'palmtree',
    color: '#80571A',
    image: 'sectors/tourism.png',
    projects_count: 200,
    success_rate: 97,
    average_roi: 14,
    market_size: 'يزيد الإنفاق السياحي السنوي في السعودية ومصر معاً على 75 مليار دولار (تقدير تقريبي، 2024)',
    key_features: JSON.stringify([
      'الإشغال والسعر لكل موسم على حدة',
      'الإيراد لكل غرفة متاحة بعد عمولات الحجز',
      'تكلفة الغرفة الواحدة شاملة التأثيث وما قبل الافتتاح',
      'التصنيف والتراخيص ومتطلبات السلامة',
    ]),
    sample_studies: JSON.stringify(['نُزل بيئي في الجبل الأخضر', 'شقق فندقية لزوار الأعمال', 'مركز أنشطة بحرية']),
    opportunities: [
      'نُزل صغيرة في الوجهات الجبلية والصحراوية',
      'خدمات النقل والجولات للمجموعات الصغيرة',
      'إقامة طويلة لموظفي الشركات',
      'مطاعم تقدّم تجربة محلية في المناطق التاريخية',
    ],
    typical_capital: { from: 250000, to: 12000000 },
    is_active: true,
  },
  {
    slug: 'healthcare',
    name_ar: 'الصحي',
    name_en: 'Healthcare',
    description_ar:
      'مراكز طبية ومختبرات وأشعة وعلاج طبيعي ورعاية منزلية. يقوم المشروع الصحي على الطبيب والترخيص والتعاقد مع شركات التأمين، ثم على مدة تحصيل مستحقاتها.',
    description_en:
      'Medical centres, laboratories, imaging, rehabilitation and home care: doctors, licences, insurers and collection time.',
    icon: 'heart-pulse',
    color: '#2A7F79',
    image: 'sectors/healthcare.png',
    projects_count: 250,
    success_rate: 99,
    average_roi: 17,
    market_size: 'يزيد الإنفاق الصحي السنوي في دول الخليج على 100 مليار دولار (تقدير تقريبي، 2022)',
    key_features: JSON.stringify([
      'مزيج التخصصات وعدد الزيارات لكل طبيب',
      'نسبة المرضى المؤمّن عليهم ومدة التحصيل',
      'نسبة المطالبات المرفوضة وأثرها في الإيراد',
      'اشتراطات الترخيص والمباني والأجهزة',
    ]),
    sample_studies: JSON.stringify([
      'مركز طبي متعدد التخصصات في جدة',
      'مختبر تحاليل مركزي بفروع سحب',
      'مركز علاج طبيعي وتأهيل',
    ]),
    opportunities: [
      'مراكز جراحات اليوم الواحد',
      'الرعاية المنزلية لكبار السن',
      'التأهيل والعلاج الطبيعي',
      'مختبرات تخدم العيادات الصغيرة',
    ],
    typical_capital: { from: 200000, to: 6000000 },
    is_active: true,
  },
  {
    slug: 'education',
    name_ar: 'التعليمي',
    name_en: 'Education',
    description_ar:
      'مدارس وحضانات ومعاهد تدريب ومنصات تعليم. يمتلئ المشروع التعليمي على سنوات لا على شهور، فنبني الدراسة على منحنى التسجيل ونسبة بقاء الطلاب وطاقة كل مرحلة.',
    description_en:
      'Schools, nurseries, training institutes and learning platforms: enrolment curve, retention and capacity per stage.',
    icon: 'graduation-cap',
    color: '#16484F',
    image: 'sectors/education.png',
    projects_count: 170,
    success_rate: 99,
    average_roi: 16,
    market_size:
      'نحو 25 مليون طالب في التعليم قبل الجامعي بمصر، ونحو 14 مليوناً في مراحل التعليم بدول الخليج (تقدير تقريبي، 2023)',
    key_features: JSON.stringify([
      'منحنى التسجيل السنوي ونسبة بقاء الطلاب',
      'الرسوم مقارنة بدخل الأسرة في نطاق المدرسة',
      'نسبة الرواتب إلى الإيراد عند كل مستوى امتلاء',
      'اعتماد البرامج واشتراطات المباني والسلامة',
    ]),
    sample_studies: JSON.stringify([
      'معهد تدريب مهني في الجيزة',
      'حضانة ومركز تعليم مبكر في الدوحة',
      'مدرسة أهلية متوسطة الرسوم',
    ]),
    opportunities: [
      'مدارس متوسطة الرسوم في الأحياء الجديدة',
      'حضانات قريبة من تجمعات الأعمال',
      'تدريب مهني متعاقد عليه مع المصانع',
      'محتوى عربي للمهارات التقنية',
    ],
    typical_capital: { from: 120000, to: 7000000 },
    is_active: true,
  },
  {
    slug: 'energy',
    name_ar: 'الطاقة',
    name_en: 'Energy',
    description_ar:
      'طاقة شمسية ورياح وكفاءة استهلاك وتخزين. استثمار كبير في البداية وتشغيل رخيص بعده، فيتحدد العائد بسعر الكيلوواط ساعة وتكلفة التمويل أكثر من أي شيء آخر.',
    description_en:
      'Solar, wind, efficiency and storage: heavy at first, cheap to run, decided by the tariff and the cost of finance.',
    icon: 'zap',
    color: '#855300',
    image: 'sectors/energy.png',
    projects_count: 120,
    success_rate: 98,
    average_roi: 13,
    market_size:
      'مستهدفات معلنة بعشرات الجيجاواط من القدرات المتجددة في السعودية والإمارات ومصر حتى 2030 (إعلانات عامة، 2024)',
    key_features: JSON.stringify([
      'الإشعاع والإنتاج السنوي ومعدل تراجع الألواح',
      'التعرفة وآلية صافي القياس أو البيع المباشر',
      'تكلفة التمويل ونسبة تغطية خدمة الدين',
      'الربط بالشبكة والموافقات والصيانة',
    ]),
    sample_studies: JSON.stringify([
      'محطة طاقة شمسية لمصانع في الشارقة',
      'تحسين كفاءة التبريد في مجمع تجاري',
      'مضخات ري شمسية لمزارع صحراوية',
    ]),
    opportunities: [
      'محطات شمسية فوق أسطح المصانع والمخازن',
      'عقود كفاءة الطاقة بتقاسم الوفر',
      'ضخ مياه الري بالطاقة الشمسية',
      'نقاط شحن المركبات في المواقف الكبيرة',
    ],
    typical_capital: { from: 200000, to: 15000000 },
    is_active: true,
  },
];
