import { errorResponse, settingGroups, settingsInput } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { MINUTE } from '../../clock.ts';
import { settings as seeded } from '../../seed/content/settings.ts';
import { createSettingsApi } from '../../testing/settings-api.ts';
import { failOnSetting } from '../../testing/storage-faults.ts';

test('the seed and the contracts name the same settings', () => {
  for (const group of settingGroups) {
    const own = seeded.filter((one) => one.group === group).map(({ key }) => key);
    const named = Object.keys(settingsInput[group].shape).filter((key) => key !== 'english' && key !== 'updated_at');
    expect(named.toSorted()).toEqual(own.toSorted());
  }
});

test.each(settingGroups)('saving the group %s unchanged writes nothing', async (group) => {
  const { read, save, audit, wait } = await createSettingsApi();
  const before = await read();
  wait(MINUTE);
  const response = await save(group, before[group]);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(before[group]);
  expect(await read()).toEqual(before);
  expect(await audit()).toEqual([]);
});

test('values have their types', async () => {
  const { stats, seo, service_levels, homepage, contact } = await (await createSettingsApi()).read();
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

test('a saved value is public at once and the audit log records the change', async () => {
  const { read, save, publicValue, audit } = await createSettingsApi();
  const { stats } = await read();
  const response = await save('stats', { ...stats, studies: '٢١٥٠', success: 97.5 });
  expect(response.json()).toMatchObject({
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

test('stores the analytics switch as the text true', async () => {
  const { read, save, publicValue } = await createSettingsApi();
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

test('English text stays, changes with its own field, and follows Arabic where both were equal', async () => {
  const { read, save, publicValue } = await createSettingsApi();
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

test('a stale save gets 409 with the current values and overwrites nothing', async () => {
  const { read, save } = await createSettingsApi();
  const { stats } = await read();
  expect((await save('stats', { ...stats, clients: 1800 })).statusCode).toBe(200);
  const stale = await save('stats', { ...stats, years: 11 });
  expect(stale.statusCode).toBe(409);
  const { message, changed_since } = errorResponse.parse(stale.json());
  expect(changed_since).toMatchObject({
    by: 'نورهان سعد',
    is_own: true,
    at: '2026-03-02T09:00:00.000Z',
    current: { clients: 1800, years: 10 },
  });
  expect(message).toBe(
    'حفظتَ هذه الإعدادات من علامة تبويب أخرى بعد أن فتحتها هنا (2\u00A0مارس 2026 في 12:00\u00A0م). حدّث الصفحة ثم أعد تعديلك.',
  );
  expect((await read()).stats).toMatchObject({ clients: 1800, years: 10 });
});

test('a failed save of a group saves nothing', async () => {
  const { db, read, save, audit } = await createSettingsApi();
  const before = await read();
  await failOnSetting(db, 'years');
  expect((await save('stats', { ...before.stats, studies: 1, years: 99 })).statusCode).toBe(500);
  expect(await read()).toEqual(before);
  expect(await audit()).toEqual([]);
});

test('a group without rows can be read and saved', async () => {
  const { db, read, save, publicValue } = await createSettingsApi();
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

test('leaves out unreadable values', async () => {
  const { db, read } = await createSettingsApi();
  await db.updateTable('settings').set({ value_ar: '{"broken' }).where('key', '=', 'values').execute();
  await db.updateTable('settings').set({ value_ar: 'many' }).where('key', '=', 'experience_years').execute();
  const { about } = await read();
  expect(about).not.toHaveProperty('values');
  expect(about).not.toHaveProperty('experience_years');
  expect(about.timeline).toHaveLength(5);
});

test('new service levels apply to the next request', async () => {
  const { db, post, read, save } = await createSettingsApi();
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

test('a repeated idempotency key saves once', async () => {
  const { read, save, audit } = await createSettingsApi();
  const { stats } = await read();
  const key = { 'idempotency-key': 'save-stats-0001' };
  const [first, second] = [
    await save('stats', { ...stats, years: 12 }, key),
    await save('stats', { ...stats, years: 12 }, key),
  ];
  expect(second.json()).toEqual(first.json());
  expect(await audit()).toHaveLength(1);
});

test('saving an unknown group gets 404', async () => {
  const { request, token } = await createSettingsApi();
  expect((await request('PUT', '/api/admin/settings/secrets', { token, body: {} })).statusCode).toBe(404);
});
