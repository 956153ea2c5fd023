import { company } from 'shared-lib/copy';
import type { SettingSeed } from '../../content-types.ts';
import { settingsOf } from './site.ts';

const { text, number, list } = settingsOf('about');

export const aboutSettings: SettingSeed[] = [
  text('hero_title', 'عنوان الصفحة', 'نقيس المشروعات قبل أن تُبنى', 'We measure projects before they are built'),
  text(
    'hero_description',
    'وصف الصفحة',
    'منذ نهاية عام 2015 ونحن نُعِدّ دراسات تُقرأ في غرف القرار: بأرقام يمكن تتبعها إلى مصادرها، ولغة يفهمها صاحب المال.',
    'Since the end of 2015 we have prepared studies for decision rooms: traceable figures in an investor’s language.',
  ),
  text(
    'company_title',
    'عنوان التعريف بالشركة',
    'شركة استشارات تضع الرقم في سياقه',
    'Consultants who put figures in context',
  ),
  text(
    'company_text',
    'نص التعريف بالشركة، تفصل بين فقراته أسطر فارغة',
    `استُلهم اسم ${company.name} من مقياس النيل: عمود مثمّن مدرّج كان يُقرأ عليه منسوب الفيضان فيُعرف به خير الموسم وتُقدَّر على أساسه الضرائب. وعملنا قريب من ذلك؛ نقرأ السوق والتكلفة والمخاطر، ليعرف المستثمر موسمه قبل أن ينفق.

يضم الفريق محللين ماليين ومهندسين وباحثي سوق، ويعمل بقاعدة واحدة: لا تخرج دراسة قبل أن يراجعها محلل لم يشارك في إعدادها. ولا نبيع معدات ولا نتقاضى عمولات، فلا مصلحة لنا في أن تكون النتيجة «نعم».`,
    'Named after the Nilometer: we read market, cost and risk so that investors know their season before they spend.',
  ),
  text('mission_title', 'عنوان الرسالة', 'رسالتنا', 'Our mission'),
  text(
    'mission_description',
    'نص الرسالة',
    'ألا يُتخذ قرار استثماري في منطقتنا دون قياس. نُعِدّ دراسات دقيقة وصريحة، حتى حين تكون التوصية بالتوقف.',
    'That no investment decision in our region is taken without measurement.',
  ),
  text('vision_title', 'عنوان الرؤية', 'رؤيتنا', 'Our vision'),
  text(
    'vision_description',
    'نص الرؤية',
    'أن نكون مرجعاً عربياً يُعتدّ به في دراسات الجدوى، بمنهجية معلنة وبيانات موثقة يستطيع أي قارئ مراجعتها.',
    'To be a trusted Arabic reference in feasibility studies, with an open method and documented data.',
  ),
  text('values_title', 'عنوان القيم', 'قيم نعمل بها', 'Values we work by'),
  list('values', 'القيم الست', [
    { title: 'الاستقلالية', text: 'لا مصلحة لنا في نتيجة الدراسة، موجبةً كانت أم سالبة.' },
    { title: 'الدقة', text: 'مراجعة على مرحلتين، ومصدر وتاريخ لكل رقم.' },
    { title: 'السرية', text: 'اتفاقية سرية قبل أن تطلعنا على التفاصيل.' },
    { title: 'الوضوح', text: 'نكتب ما نعرف، ونقول صراحة ما لا نعرف.' },
    { title: 'الالتزام', text: 'موعد التسليم جزء من العقد، لا وعد على الهامش.' },
    { title: 'التعلّم', text: 'نقارن توقعاتنا بما حدث فعلاً بعد التنفيذ.' },
  ]),
  text('timeline_title', 'عنوان المسيرة', 'مسيرتنا', 'Our story'),
  list('timeline', 'محطات المسيرة من 2015 إلى الآن', [
    { year: '2015', title: 'البداية', text: 'تأسيس المكتب في الجيزة في نهاية العام بثلاثة محللين.' },
    { year: '2017', title: 'التوسع في الخليج', text: 'أولى الدراسات في السعودية والإمارات.' },
    { year: '2020', title: 'ألف دراسة', text: 'إنجاز الدراسة رقم 1,000 وتأسيس وحدة النمذجة المالية.' },
    { year: '2023', title: 'متابعة رقمية', text: 'صار العميل يتابع مراحل طلبه ويتسلم ملفاته من حسابه.' },
    {
      year: 'الآن',
      title: 'أكثر من 2,000 دراسة',
      text: 'فريق متعدد التخصصات خدم نحو 1,700 عميل في السعودية والخليج ومصر.',
    },
  ]),
  number('experience_years', 'سنوات العمل', 10),
  number('completed_projects', 'المشروعات المكتملة', 2000),
  number('satisfied_clients', 'العملاء', 1700),
  number('success_rate', 'نسبة النجاح، بالمئة', 98),
  text('testimonials_title', 'عنوان آراء العملاء', 'ماذا يقول عملاؤنا', 'What clients say'),
  list('testimonials', 'آراء العملاء، بالصفة والقطاع دون أسماء', [
    {
      quote: 'جنّبتنا الدراسة موقعاً غير مناسب. غيّرنا المدينة قبل أن نوقّع عقد الأرض.',
      author: 'مدير مصنع أغذية',
      sector: 'القطاع الصناعي، الدمام',
    },
    {
      quote: 'ما زال النموذج المالي مرجعنا في كل اجتماع لمجلس الإدارة.',
      author: 'شريكة مؤسسة',
      sector: 'القطاع التقني، القاهرة',
    },
    {
      quote: 'قالوا لي في الصفحة الأولى: لا تستثمر بهذا الحجم. عدّلت الخطة وبدأت بنصفه.',
      author: 'مستثمر في مركز طبي',
      sector: 'القطاع الصحي، جدة',
    },
  ]),
  text('team_title', 'عنوان فريق العمل', 'وحدات العمل', 'Our units'),
  text(
    'team_description',
    'وصف فريق العمل',
    'ست وحدات تتعاقب على كل دراسة، لكل منها مجال تُسأل عنه.',
    'Six units work on every study in turn, each answerable for its field.',
  ),
  list('team', 'وحدات العمل ومؤهلاتها', [
    {
      name: 'وحدة التحليل المالي',
      text: 'محللون ماليون متخصصون في القوائم المتوقعة وتمويل المشروعات.',
      image: 'team/member-1.png',
    },
    { name: 'وحدة أبحاث السوق', text: 'باحثون في الطلب والأسعار، ميدانيون ومكتبيون.', image: 'team/member-2.png' },
    {
      name: 'وحدة الدراسات الفنية',
      text: 'مهندسون في الإنتاج والكهرباء والميكانيكا والهندسة المدنية.',
      image: 'team/member-3.png',
    },
    {
      name: 'وحدة الاقتصاد والسياسات',
      text: 'اقتصاديون يتابعون القطاعات والتجارة والرسوم.',
      image: 'team/member-4.png',
    },
    {
      name: 'وحدة التراخيص والحوكمة',
      text: 'مختصون بمتطلبات التأسيس والتراخيص في مصر والخليج.',
      image: 'team/member-5.png',
    },
    {
      name: 'وحدة الجودة وعلاقات العملاء',
      text: 'مراجعون مستقلون عن فريق الإعداد، ومتابعة بعد التسليم.',
      image: 'team/member-6.png',
    },
  ]),
  text('closing_title', 'عنوان الدعوة الختامية', 'ابدأ باستشارة مجانية', 'Start with a free consultation'),
  text(
    'closing_description',
    'وصف الدعوة الختامية',
    'نصف ساعة نسمع فيها فكرتك، ونحدد معك ما يستحق القياس أولاً.',
    'Half an hour to hear your idea and agree on what deserves measuring first.',
  ),
];
