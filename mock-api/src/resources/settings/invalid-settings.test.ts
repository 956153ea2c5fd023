import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createSettingsApi } from '../../testing/settings-api.ts';

test.each([
  [
    'stats',
    { studies: 'كثيرة', clients: -1, years: 1.5, success: 101 },
    {
      studies: ['أدخل رقماً ضمن الحدود المسموح بها'],
      clients: ['أدخل رقماً ضمن الحدود المسموح بها'],
      years: ['أدخل رقماً ضمن الحدود المسموح بها'],
      success: ['أدخل نسبة من 0 إلى 100'],
    },
  ],
  [
    'stats',
    { studies: '', clients: '1e3', years: null, success: '0x10' },
    {
      studies: ['أدخل رقماً ضمن الحدود المسموح بها'],
      clients: ['أدخل رقماً ضمن الحدود المسموح بها'],
      years: ['أدخل رقماً ضمن الحدود المسموح بها'],
      success: ['أدخل نسبة من 0 إلى 100'],
    },
  ],
  [
    'homepage',
    {
      home_phases: [],
      home_benefits: [
        { title: '', text: 'نص' },
        { title: 'x', text: 'x' },
        { title: 'x', text: 'x' },
        { title: 'x', text: 'x' },
        { title: 'x', text: 'x' },
        { title: 'x', text: 'x' },
      ],
    },
    {
      home_phases: ['عدد العناصر أقل من المطلوب'],
      'home_benefits.0.title': ['هذا الحقل مطلوب'],
    },
  ],
  [
    'about',
    { hero_title: 'ن'.repeat(161), team: [{ name: 'وحدة', text: 'نص', image: '../../etc/passwd' }] },
    {
      hero_title: ['النص أطول من المسموح به'],
      'team.0.image': ['مسار الصورة غير صالح'],
    },
  ],
  [
    'contact',
    { company_name: ' ', email: 'info', whatsapp: '+966 50', phone_egypt: 'اتصل', social_x: 'javascript:alert(1)' },
    {
      company_name: ['هذا الحقل مطلوب'],
      email: ['البريد الإلكتروني غير صحيح'],
      whatsapp: ['أدخل الرقم بالصيغة الدولية، أرقاماً فقط'],
      phone_egypt: ['رقم الهاتف غير صحيح'],
      social_x: ['أدخل عنواناً كاملاً يبدأ بـ \u2066https://\u2069'],
    },
  ],
  ['legal', { privacy: 'ن'.repeat(40_001) }, { privacy: ['النص أطول من المسموح به'] }],
  [
    'analytics',
    {
      google_analytics_id: "G-1');alert(1)//",
      facebook_pixel_id: '"><script>',
      gtm_id: 'GTM-x',
      analytics_enabled: 'true',
    },
    {
      google_analytics_id: ['المعرّف غير صحيح، ومثاله \u2066G-AB12CD34EF\u2069'],
      facebook_pixel_id: ['المعرّف غير صحيح، وهو من 8 إلى 20 رقماً'],
      gtm_id: ['المعرّف غير صحيح، ومثاله \u2066GTM-AB12CD3\u2069'],
      analytics_enabled: ['القيمة غير صحيحة'],
    },
  ],
  [
    'seo',
    {
      meta_title: '',
      canonical_url: 'https://example.com/path',
      robots: 'index, follow, <b>',
      og_image: 'javascript:alert(1)',
    },
    {
      meta_title: ['هذا الحقل مطلوب'],
      canonical_url: ['أدخل أصل الموقع وحده، مثل \u2066https://example.com\u2069'],
      robots: ['اكتب تعليمات معروفة تفصل بينها فواصل، مثل \u2066index, follow\u2069'],
      og_image: ['مسار الصورة غير صالح'],
    },
  ],
  [
    'service_levels',
    { working_days: [], working_hours_start: 9, working_time_zone: 'Mars/Base', first_reply_contact_hours: 0 },
    {
      working_days: ['اختر يوم عمل واحداً على الأقل'],
      working_time_zone: ['المنطقة الزمنية غير معروفة، ومثالها Asia/Riyadh'],
      first_reply_contact_hours: ['أدخل رقماً ضمن الحدود المسموح بها'],
    },
  ],
  [
    'service_levels',
    { working_hours_start: 17, working_hours_end: 17 },
    { working_hours_end: ['نهاية يوم العمل يجب أن تكون بعد بدايته'] },
  ],
] as const)('rejects invalid settings of %s with errors at their fields (%#)', async (group, wrong, errors) => {
  const { read, save } = await createSettingsApi();
  const before = await read();
  const response = await save(group, { ...before[group], ...wrong });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual(errors);
  expect(await read()).toEqual(before);
});
