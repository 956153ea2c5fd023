import {
  adminSettings,
  auditEntry,
  enveloped,
  failure,
  setting,
  settingGroups,
  settingsInput,
  type AdminSettings,
  type SettingGroup,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MINUTE } from '../../clock.ts';
import { settings as seeded } from '../../seed/content/settings.ts';
import { failAtSetting } from '../../testing/storage-faults.ts';
import { createTestApp } from '../../testing/test-app.ts';

const SETTINGS = '/api/admin/settings';

const administration = async (...parts: Parameters<typeof createTestApp>) => {
  const site = await createTestApp(...parts);
  const token = await site.signIn('admin@miqyas.example');
  const read = async (): Promise<AdminSettings> => adminSettings.parse((await site.get(SETTINGS, { token })).json());
  const save = (group: SettingGroup, body: object, headers: Record<string, string> = {}) =>
    site.call('PUT', `${SETTINGS}/${group}`, { token, body, headers });
  const publicValue = async (key: string) =>
    enveloped(setting).parse((await site.get(`/api/public/settings/${key}`)).json());
  const audit = async () =>
    z.array(auditEntry).parse((await site.get('/api/admin/audit?resource=settings&_sort=id', { token })).json());
  return { ...site, token, read, save, publicValue, audit };
};

const errorsOf = (answer: { json(): unknown }) => failure.parse(answer.json()).errors;

test('every setting of the seed belongs to a contract, and every contract has its settings', () => {
  for (const group of settingGroups) {
    const own = seeded.filter((one) => one.group === group).map(({ key }) => key);
    const named = Object.keys(settingsInput[group].shape).filter((key) => key !== 'english' && key !== 'updated_at');
    expect(named.toSorted()).toEqual(own.toSorted());
  }
});

test.each(settingGroups)('the group %s is read and saved unchanged: nothing is written', async (group) => {
  const { read, save, audit, wait } = await administration();
  const before = await read();
  wait(MINUTE);
  const answer = await save(group, before[group]);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(before[group]);
  expect(await read()).toEqual(before);
  expect(await audit()).toEqual([]);
});

test('values come with their types', async () => {
  const { stats, seo, service_levels, homepage, contact } = await (await administration()).read();
  expect(stats).toEqual({
    studies: 2000,
    clients: 1700,
    years: 10,
    success: 98,
    english: {},
    updated_at: '2026-01-04T08:00:00.000Z',
  });
  expect(seo.sitemap_enabled).toBe(true);
  expect(service_levels.working_days).toEqual([0, 1, 2, 3, 4]);
  expect(homepage.home_phases).toHaveLength(4);
  expect(contact.english.company_name).toBe('Miqyas');
});

test('what is saved is what visitors see at once, and who saved what is kept', async () => {
  const { read, save, publicValue, audit } = await administration();
  const { stats } = await read();
  const answer = await save('stats', { ...stats, studies: '٢١٥٠', success: 97.5 });
  expect(answer.json()).toMatchObject({
    studies: 2150,
    success: 97.5,
    clients: 1700,
    updated_at: '2026-03-02T09:00:00.000Z',
  });
  expect(await publicValue('studies')).toMatchObject({
    value_ar: '2150',
    value_en: '2150',
    type: 'number',
    group: 'stats',
    updated_at: '2026-03-02T09:00:00.000Z',
  });
  expect(await publicValue('clients')).toMatchObject({ value_ar: '1700', updated_at: '2026-01-04T08:00:00.000Z' });
  expect(await audit()).toEqual([
    expect.objectContaining({
      action: 'settings.saved',
      resource: 'settings',
      record: 'stats',
      actor_name: 'نورهان سعد',
      details: { before: { studies: '2000', success: '98' }, after: { studies: '2150', success: '97.5' } },
    }),
  ]);
});

test('the switch of analytics is the text that pages look for', async () => {
  const { read, save, publicValue } = await administration();
  const { analytics } = await read();
  await save('analytics', {
    ...analytics,
    google_analytics_id: 'G-AB12CD34EF',
    gtm_id: 'GTM-AB12CD3',
    facebook_pixel_id: '١٢٣٤٥٦٧٨٩٠',
    analytics_enabled: true,
  });
  expect((await publicValue('analytics_enabled')).value_ar).toBe('true');
  expect((await publicValue('google_analytics_id')).value_ar).toBe('G-AB12CD34EF');
  expect((await publicValue('facebook_pixel_id')).value_ar).toBe('1234567890');
});

test('English is kept, changed by name, and follows where it never was another text', async () => {
  const { read, save, publicValue } = await administration();
  const { contact } = await read();
  const { english: _english, ...arabic } = contact;
  await save('contact', {
    ...arabic,
    company_name: 'مقياس الخليج',
    phone_saudi: '+966 55 000 0000',
    address: 'القاهرة',
    english: { address: 'Cairo, Egypt' },
  });
  expect(await publicValue('company_name')).toMatchObject({ value_ar: 'مقياس الخليج', value_en: 'Miqyas' });
  expect(await publicValue('phone_saudi')).toMatchObject({
    value_ar: '+966 55 000 0000',
    value_en: '+966 55 000 0000',
  });
  expect(await publicValue('address')).toMatchObject({ value_ar: 'القاهرة', value_en: 'Cairo, Egypt' });
});

test('two who edit at the same time: the second is told of the first and overwrites nothing', async () => {
  const { read, save } = await administration();
  const { stats } = await read();
  expect((await save('stats', { ...stats, clients: 1800 })).statusCode).toBe(200);
  const late = await save('stats', { ...stats, years: 11 });
  expect(late.statusCode).toBe(409);
  const { message, changed_since } = failure.parse(late.json());
  expect(changed_since).toMatchObject({
    by: 'نورهان سعد',
    at: '2026-03-02T09:00:00.000Z',
    current: { clients: 1800, years: 10 },
  });
  expect(message).toBe(
    'عُدّلت هذه الإعدادات بعد أن فتحتها (نورهان سعد، 2 مارس 2026 في 12:00 م). حدّث الصفحة ثم أعد تعديلك.',
  );
  expect((await read()).stats).toMatchObject({ clients: 1800, years: 10 });
});

test('a group is saved whole or not at all', async () => {
  const { db, read, save, audit } = await administration();
  const before = await read();
  await failAtSetting(db, 'years');
  expect((await save('stats', { ...before.stats, studies: 1, years: 99 })).statusCode).toBe(500);
  expect(await read()).toEqual(before);
  expect(await audit()).toEqual([]);
});

test('a site that was never set up is set up here', async () => {
  const { db, read, save, publicValue } = await administration();
  await db.deleteFrom('settings').execute();
  const { stats, service_levels } = await read();
  expect(stats).toEqual({ english: {}, updated_at: null });
  expect(service_levels).toEqual({ english: {}, updated_at: null });
  expect((await save('stats', { studies: 5, clients: 4, years: 1, success: 100, updated_at: null })).statusCode).toBe(
    200,
  );
  expect(await publicValue('years')).toMatchObject({
    value_ar: '1',
    type: 'number',
    description: 'سنوات العمل منذ نهاية 2015',
  });
});

test('a value that cannot be read is left out, and the rest is there', async () => {
  const { db, read } = await administration();
  await db.updateTable('settings').set({ value_ar: '{"broken' }).where('key', '=', 'values').execute();
  await db.updateTable('settings').set({ value_ar: 'many' }).where('key', '=', 'experience_years').execute();
  const { about } = await read();
  expect(about).not.toHaveProperty('values');
  expect(about).not.toHaveProperty('experience_years');
  expect(about.timeline).toHaveLength(5);
});

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
      social_x: ['أدخل عنواناً كاملاً يبدأ بـ https://'],
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
      google_analytics_id: ['المعرّف غير صحيح، ومثاله G-AB12CD34EF'],
      facebook_pixel_id: ['المعرّف غير صحيح، وهو من 8 إلى 20 رقماً'],
      gtm_id: ['المعرّف غير صحيح، ومثاله GTM-AB12CD3'],
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
      canonical_url: ['أدخل أصل الموقع وحده، مثل https://example.com'],
      robots: ['اكتب تعليمات معروفة تفصل بينها فواصل، مثل index, follow'],
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
] as const)('what cannot be a setting of %s is told beside its field (%#)', async (group, wrong, errors) => {
  const { read, save } = await administration();
  const before = await read();
  const answer = await save(group, { ...before[group], ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(errorsOf(answer)).toEqual(errors);
  expect(await read()).toEqual(before);
});

test('service levels hold for the next request', async () => {
  const { db, post, read, save } = await administration();
  const { service_levels } = await read();
  await save('service_levels', {
    ...service_levels,
    first_reply_contact_hours: 2,
    working_days: [1, 1, 0],
    working_hours_start: '٨',
  });
  expect((await read()).service_levels).toMatchObject({ working_days: [0, 1], working_hours_start: 8 });
  await post('/api/public/contact', { name: 'سالم', email: 'salem@example.com', subject: 'سؤال', message: 'نص' });
  const row = await db
    .selectFrom('requests')
    .select('first_reply_due_at')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(row.first_reply_due_at).toBe('2026-03-02T11:00:00.000Z');
});

test('the same key saves once', async () => {
  const { read, save, audit } = await administration();
  const { stats } = await read();
  const key = { 'idempotency-key': 'save-stats-0001' };
  const [first, second] = [
    await save('stats', { ...stats, years: 12 }, key),
    await save('stats', { ...stats, years: 12 }, key),
  ];
  expect(second.json()).toEqual(first.json());
  expect(await audit()).toHaveLength(1);
});

test('a group that nobody knows cannot be saved', async () => {
  const { call, token } = await administration();
  expect((await call('PUT', `${SETTINGS}/secrets`, { token, body: {} })).statusCode).toBe(404);
});
