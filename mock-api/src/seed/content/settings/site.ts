import { company } from 'shared-lib/copy';
import type { SettingGroup } from 'shared-lib/contracts';
import type { SettingSeed } from '../../content-types.ts';
import { seededSynonyms } from './synonyms.ts';

/** Functions that create the settings of a group. A value is always transferred as text; `type` defines how to parse it. */
export const settingsOf = (group: SettingGroup) => {
  const row =
    (type: SettingSeed['type']) =>
    (key: string, description: string, value_ar: string, value_en = value_ar): SettingSeed => ({
      key,
      value_ar,
      value_en,
      type,
      group,
      description,
    });
  const json = row('json');
  return {
    text: row('text'),
    number: (key: string, description: string, value: number) => row('number')(key, description, String(value)),
    flag: (key: string, description: string, value: boolean) => row('boolean')(key, description, String(value)),
    list: (key: string, description: string, value: readonly unknown[]) =>
      json(key, description, JSON.stringify(value)),
  };
};

const stats = settingsOf('stats');
const contact = settingsOf('contact');
const analytics = settingsOf('analytics');
const seo = settingsOf('seo');
const levels = settingsOf('service_levels');
const rates = settingsOf('rates');

/** The same four figures as in the about group, counted since the end of 2015. A test compares them. */
export const statsSettings: SettingSeed[] = [
  stats.number('studies', 'عدد الدراسات المنجزة', 2000),
  stats.number('clients', 'عدد العملاء', 1700),
  stats.number('years', 'سنوات العمل منذ نهاية 2015', 10),
  stats.number('success', 'نسبة النجاح، بالمئة', 98),
];

export const contactSettings: SettingSeed[] = [
  contact.text('company_name', 'اسم الشركة', company.name, 'Miqyas'),
  contact.text('phone_egypt', 'هاتف مصر', company.phoneEgypt),
  contact.text('phone_saudi', 'هاتف السعودية', company.phoneSaudi),
  contact.text('email', 'البريد الإلكتروني', company.email),
  contact.text('address', 'عنوان المقر', company.address, 'Al-Haram Street, Giza, Egypt'),
  contact.text('whatsapp', 'رقم واتساب بالصيغة الدولية، أرقام فقط', company.whatsapp),
  contact.text(
    'opening_hours',
    'أوقات العمل',
    'من الأحد إلى الخميس، من 9 صباحاً إلى 5 مساءً بتوقيت الرياض',
    'Sunday to Thursday, 9 am to 5 pm Riyadh time',
  ),
  contact.text('social_facebook', 'صفحة فيسبوك', company.social.facebook),
  contact.text('social_x', 'حساب إكس', company.social.x),
  contact.text('social_instagram', 'حساب إنستغرام', company.social.instagram),
  contact.text('social_linkedin', 'صفحة لينكدإن', company.social.linkedin),
];

export const analyticsSettings: SettingSeed[] = [
  analytics.text('google_analytics_id', 'معرّف Google Analytics، مثل G-XXXXXXXXXX', ''),
  analytics.text('facebook_pixel_id', 'معرّف Facebook Pixel، أرقام فقط', ''),
  analytics.text('gtm_id', 'معرّف Google Tag Manager، مثل GTM-XXXXXXX', ''),
  analytics.flag('analytics_enabled', 'تفعيل أدوات التحليل بعد موافقة الزائر', false),
];

export const seoSettings: SettingSeed[] = [
  seo.text(
    'meta_title',
    'العنوان الافتراضي للصفحات',
    `${company.name}: دراسات جدوى وخطط أعمال للمستثمرين في السعودية والخليج ومصر`,
    'Miqyas: feasibility studies and business plans for Saudi Arabia, the Gulf and Egypt',
  ),
  seo.text(
    'meta_description',
    'الوصف الافتراضي للصفحات',
    'دراسات جدوى وخطط أعمال واستشارات اقتصادية بأرقام موثقة المصدر ونموذج مالي مفتوح وتوصية صريحة. اطّلع على دراسات مجانية أو اطلب استشارة دون مقابل.',
    'Feasibility studies, business plans and economic consulting with documented figures, an open model and a plain recommendation.',
  ),
  seo.text(
    'meta_keywords',
    'الكلمات المفتاحية، تفصل بينها فواصل',
    'دراسة جدوى، دراسات الجدوى، خطة عمل، استشارات اقتصادية، تقييم مشروعات، دراسة سوق، نموذج مالي، السعودية، الخليج، مصر',
    'feasibility study, business plan, economic consulting, project evaluation, market research, financial model, Saudi Arabia, Gulf, Egypt',
  ),
  seo.text('canonical_url', 'أصل الموقع وحده، مثل https://example.com؛ يُترك فارغاً ليؤخذ من إعداد التشغيل', ''),
  seo.text('robots', 'تعليمات محركات البحث', 'index, follow'),
  seo.text('og_image', 'صورة المشاركة، 1200×630', 'brand/og.png'),
  seo.flag('sitemap_enabled', 'إتاحة خريطة الموقع', true),
  seo.text('search_synonyms', 'مرادفات البحث، مجموعة في كل سطر', seededSynonyms),
];

/** Time to the first reply, in working hours. A working day has eight. */
export const serviceLevelSettings: SettingSeed[] = [
  levels.number('first_reply_contact_hours', 'الرد الأول على الاستفسار العام، بساعات العمل', 8),
  levels.number('first_reply_consultation_hours', 'الرد الأول على طلب الاستشارة، بساعات العمل', 8),
  levels.number('first_reply_consultation_urgent_hours', 'الرد الأول على الاستشارة العاجلة، بساعات العمل', 4),
  levels.number('first_reply_feasibility_hours', 'الرد الأول على طلب دراسة الجدوى، بساعات العمل', 16),
  levels.list('working_days', 'أيام العمل: 0 الأحد … 6 السبت', [0, 1, 2, 3, 4]),
  levels.number('working_hours_start', 'بداية يوم العمل', 9),
  levels.number('working_hours_end', 'نهاية يوم العمل', 17),
  levels.text('working_time_zone', 'المنطقة الزمنية لأوقات العمل', 'Asia/Riyadh'),
  levels.list('holidays', 'العطل: تاريخ كل منها واسمه، ولا تُحسب ساعاتها في المهل', []),
];

/** For the converted prices beside those in US dollars. The riyal is pegged; the pound is an example that staff update. */
export const rateSettings: SettingSeed[] = [
  rates.number('sar_per_usd', 'سعر الدولار بالريال السعودي', 3.75),
  rates.number('egp_per_usd', 'سعر الدولار بالجنيه المصري', 47.6),
  rates.text('rates_date', 'تاريخ السعرين', '2026-01-04'),
];
