import { errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { DAY } from '../../clock.ts';
import { createSettingsApi } from '../../testing/settings-api.ts';

/** The clock of the tests stands at noon of Monday 2 March 2026 in Riyadh. */
const createLevelsApi = async () => {
  const api = await createSettingsApi();
  const saveHolidays = async (holidays: unknown) => {
    const { service_levels } = await api.read();
    return api.save('service_levels', { ...service_levels, holidays });
  };
  const errorsOf = async (holidays: unknown) => {
    const response = await saveHolidays(holidays);
    expect(response.statusCode).toBe(422);
    return errorResponse.parse(response.json()).errors;
  };
  /** Deadline of the first reply to a message that arrives now; a working day of eight hours is promised. */
  const dueOfMessage = async () => {
    const sent = await api.post('/api/public/contact', {
      name: 'سالم',
      email: 'salem@example.com',
      subject: 'سؤال',
      message: 'نص',
    });
    expect(sent.statusCode).toBe(200);
    const row = await api.db
      .selectFrom('requests')
      .select('first_reply_due_at')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return row.first_reply_due_at;
  };
  return { ...api, saveHolidays, errorsOf, dueOfMessage };
};

test('a holiday moves the deadline of the first reply, and the days come back in order', async () => {
  const { saveHolidays, dueOfMessage, read } = await createLevelsApi();
  expect(await dueOfMessage()).toBe('2026-03-03T09:00:00.000Z');
  const saved = await saveHolidays([
    { date: '2026-03-04', name: 'ثاني أيام العيد' },
    { date: '2026-03-03', name: 'أول أيام العيد' },
  ]);
  expect(saved.statusCode).toBe(200);
  expect((await read()).service_levels.holidays).toEqual([
    { date: '2026-03-03', name: 'أول أيام العيد' },
    { date: '2026-03-04', name: 'ثاني أيام العيد' },
  ]);
  expect(await dueOfMessage()).toBe('2026-03-05T09:00:00.000Z');
});

test('refuses what is no day, a day twice, a day without a name, and too many days', async () => {
  const { errorsOf, read } = await createLevelsApi();
  const wrong = [
    { date: '2026-02-30', name: 'يوم غير موجود' },
    { date: 'غداً', name: 'كلام' },
    { date: '0026-09-23', name: 'سنة ناقصة' },
    { date: '2026-09-23T00:00', name: 'وقت' },
    { date: '2026-09-23', name: '  ' },
  ];
  expect(await errorsOf(wrong)).toEqual({
    'holidays.0.date': ['التاريخ غير صحيح'],
    'holidays.1.date': ['التاريخ غير صحيح'],
    'holidays.2.date': ['التاريخ غير صحيح'],
    'holidays.3.date': ['التاريخ غير صحيح'],
    'holidays.4.name': ['الاسم مطلوب'],
  });
  const national = { date: '2026-09-23', name: 'اليوم الوطني' };
  expect(await errorsOf([national, { date: '2026-10-01', name: 'عطلة' }, { ...national, name: 'مرة ثانية' }])).toEqual({
    'holidays.2.date': ['هذا اليوم مذكور من قبل'],
  });
  const many = Array.from({ length: 101 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 5, 1) + day * DAY).toISOString().slice(0, 10),
    name: 'عطلة',
  }));
  expect(Object.keys((await errorsOf(many)) ?? {})).toEqual(['holidays']);
  expect(Object.keys((await errorsOf('كل يوم')) ?? {})).toEqual(['holidays']);
  expect((await read()).service_levels.holidays).toEqual([]);
});

test('a day that is over cannot be added, today can, and a stored one stays when it is over', async () => {
  const { errorsOf, saveHolidays, read, wait } = await createLevelsApi();
  expect(await errorsOf([{ date: '2026-03-01', name: 'أمس' }])).toEqual({
    'holidays.0.date': ['اختر موعداً في المستقبل'],
  });
  expect((await saveHolidays([{ date: '2026-03-02', name: 'اليوم' }])).statusCode).toBe(200);
  wait(2 * DAY);
  const next = [
    { date: '2026-03-02', name: 'أمس الأول' },
    { date: '2026-03-09', name: 'الأسبوع القادم' },
  ];
  expect((await saveHolidays(next)).statusCode).toBe(200);
  expect((await read()).service_levels.holidays).toEqual(next);
});

test('a form that knows no holidays leaves the stored ones', async () => {
  const { saveHolidays, read, save } = await createLevelsApi();
  const days = [{ date: '2026-09-23', name: 'اليوم الوطني' }];
  await saveHolidays(days);
  const { holidays: _unknown, ...earlier } = (await read()).service_levels;
  expect((await save('service_levels', { ...earlier, working_hours_end: 18 })).statusCode).toBe(200);
  expect((await read()).service_levels).toMatchObject({ holidays: days, working_hours_end: 18 });
});

test('an unreadable stored list counts as none', async () => {
  const { db, dueOfMessage } = await createLevelsApi();
  for (const stored of ['{"broken', '[{"date":"2026-03-03"}]', '"كل يوم"']) {
    await db.updateTable('settings').set({ value_ar: stored }).where('key', '=', 'holidays').execute();
    expect(await dueOfMessage()).toBe('2026-03-03T09:00:00.000Z');
  }
});
