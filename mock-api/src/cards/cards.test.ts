import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCalculation } from 'shared-lib/calculation';
import { calculationInput, verdictRegister } from 'shared-lib/contracts';
import sharp from 'sharp';
import { PATIENT } from 'testing/patience';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { noLimits } from '../http/rate-limit.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_START } from '../testing/seeded-template.ts';
import { calculationCard, cardAlt, readingCard, studyCard, verdictsCard } from './share-card.ts';

const page = z.object({
  data: z.object({ id: z.int(), share_card: z.object({ image: z.string(), alt: z.string() }) }),
});

const cardAt = async (api: TestApp, path: string) => page.parse((await api.get(`/api/public/${path}`)).json()).data;

const stored = ({ folder }: TestApp): string[] => {
  const cards = join(folder, 'image-cache', 'cards');
  return existsSync(cards) ? readdirSync(cards) : [];
};

test.each([
  ['services/feasibility', 'service', ['خدمة: دراسات الجدوى', 'ابتداءً من', 'دولار', 'مدة التسليم', 'يوم عمل']],
  ['sectors/industrial', 'sector', ['دراسات القطاعات: القطاع الصناعي', 'دراس', 'وسيط فترة الاسترداد']],
  [
    'studies/dates-factory',
    'study',
    ['دراسة منشورة · القطاع الصناعي', 'رأس المال', 'العائد الداخلي', '%', 'فترة الاسترداد'],
  ],
  ['articles/irr-npv', 'article', ['مقال', 'مدة القراءة']],
] as const)(
  'the page of %s names a card of 1200 by 630 px, which is stored under its content',
  PATIENT,
  async (path, kind, words) => {
    const api = await createTestApp();
    const { id, share_card } = await cardAt(api, path);
    expect(share_card.image).toMatch(new RegExp(`^/images/cards/${kind}/${id}-[0-9a-f]{24}\\.png$`));
    for (const word of words) expect(share_card.alt).toContain(word);

    const first = await api.get(share_card.image);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(first.rawPayload.length).toBeLessThan(150_000);
    expect(stored(api)).toHaveLength(1);

    expect((await api.get(share_card.image)).rawPayload).toEqual(first.rawPayload);
    const etag = String(first.headers.etag);
    expect((await api.get(share_card.image, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect(stored(api)).toHaveLength(1);
  },
);

test('a changed study has another card, to which the former name leads', async () => {
  const api = await createTestApp();
  const before = await cardAt(api, 'studies/dates-factory');
  await api.db.updateTable('studies').set({ title_ar: 'مصنع تمور أكبر' }).where('id', '=', before.id).execute();
  const after = await cardAt(api, 'studies/dates-factory');
  expect(after.share_card.image).not.toBe(before.share_card.image);
  expect(after.share_card.alt).toContain('مصنع تمور أكبر');
  const moved = await api.get(before.share_card.image);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, after.share_card.image]);
});

test('makes no picture for a name that does not follow from a public row', PATIENT, async () => {
  const api = await createTestApp();
  const { id, share_card } = await cardAt(api, 'studies/dates-factory');
  const invented = `/images/cards/study/${id}-${'0'.repeat(24)}.png`;
  expect((await api.get(invented)).headers.location).toBe(share_card.image);
  expect((await api.get(`${share_card.image}?title=${encodeURIComponent('عنوان آخر')}`)).statusCode).toBe(200);
  for (const url of [
    `/images/cards/study/999999-${'0'.repeat(24)}.png`,
    `/images/cards/team/${id}-${'0'.repeat(24)}.png`,
    `/images/cards/study/${id}.png`,
    '/images/cards/study/..%2Fog.png',
  ])
    expect((await api.get(url)).statusCode, url).toBe(404);
  await api.db.updateTable('studies').set({ status: 'draft' }).where('id', '=', id).execute();
  expect((await api.get(share_card.image)).statusCode).toBe(404);
  expect(stored(api)).toHaveLength(1);
});

const input = calculationInput.parse({
  title: 'نص من زائر',
  fixed_capital: 100_000,
  revenues: [{ name: 'اسم من زائر', amount: 90_000 }],
  costs: [{ name: 'تكلفة من زائر', amount: 50_000 }],
});

test('the card of a calculation shows figures and their verdict, and no text of its sender', () => {
  const card = calculationCard(input);
  expect(JSON.stringify(card)).not.toContain('زائر');
  expect(cardAlt(card)).toContain('أرقام مرسلها');
  expect(card.title).toMatch(/^الأرقام تقول/);
  expect(card.figures.map(({ label }) => label)).toEqual(['العائد الداخلي', 'فترة الاسترداد', 'تكلفة رأس المال']);
  // Amounts that round to the same figures share one picture.
  expect(calculationCard({ ...input, title: 'آخر', fixed_capital: 100_001 })).toEqual(card);
});

test(
  'makes the picture of a calculation from its link, within a limit that stored pictures do not count against',
  PATIENT,
  async () => {
    const api = await createTestApp({ limits: { ...noLimits, cards: { max: 1, window: 60_000 } } });
    const urlOf = (changes: object) => `/images/cards/calculation.png?c=${encodeCalculation({ ...input, ...changes })}`;
    const first = await api.get(urlOf({}));
    expect(first.statusCode).toBe(200);
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect((await api.get(urlOf({ title: 'عنوان آخر' }))).rawPayload).toEqual(first.rawPayload);
    expect((await api.get(urlOf({ fixed_capital: 300_000 }))).statusCode).toBe(429);
    const damaged = await api.get(`${urlOf({})}x`);
    expect(damaged.statusCode).toBe(422);
  },
);

test('the water of a study stands where the gauge of the home page has it, as far as the picture reaches', () => {
  const row = { title_ar: 'مشروع', capital_total: 1000, payback_years: 3, discount_rate: 12, verdict: null };
  expect([-90, -5, 0, 6, 12, 14, 16, 20, 24, 500].map((irr) => studyCard({ ...row, irr }, '').cubits)).toEqual([
    11.6, 11.8, 13, 13.5, 14, 14.5, 15, 15.5, 16, 16.6,
  ]);
});

test('the card of a reading is its word with the figures behind it', () => {
  const card = readingCard({ capital: 500_000, profit: 130_000, years: 8 });
  expect(card).toMatchObject({ title: 'أمان: هامش يحتمل التعثر', cubits: 15.5, reading: '19.9%' });
  expect(cardAlt(card)).toBe(
    'قراءة على المقياس · أرقام مرسلها: أمان: هامش يحتمل التعثر. العائد الداخلي: 19.9%، فترة الاسترداد: 3.8\u00A0سنة، رأس المال: 500,000\u00A0دولار.',
  );
  expect(readingCard({ capital: 1000, profit: 0, years: 5 })).toMatchObject({
    cubits: 11.6,
    title: 'جوع: يخسر المشروع من رأس ماله',
  });
  expect(readingCard({ capital: 1000, profit: 1_000_000_000, years: 5 }).reading).toBe('999%+');
});

test(
  'makes the picture of a reading from its link, and that of the questions for one without readable figures',
  PATIENT,
  async () => {
    const api = await createTestApp({ limits: { ...noLimits, cards: { max: 2, window: 60_000 } } });
    const pictureOf = (query: string) => api.get(`/images/cards/reading.png?${query}`);
    const [good, alike] = [
      await pictureOf('capital=500000&profit=130000&years=8'),
      await pictureOf(`years=8&profit=130,000&capital=${encodeURIComponent('٥٠٠٠٠٠')}&beside=1-2-3`),
    ];
    expect([good.statusCode, good.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(good.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(alike.headers.etag).toBe(good.headers.etag);
    const questions = await pictureOf('');
    expect(questions.headers.etag).not.toBe(good.headers.etag);
    for (const query of ['capital=-5&profit=1&years=1', 'capital=NaN&profit=x&years=1e9', 'capital=1&capital=2', 'x=1'])
      expect((await pictureOf(query)).headers.etag, query).toBe(questions.headers.etag);
    expect(stored(api)).toHaveLength(2);
    expect((await pictureOf('capital=500000&profit=200000&years=8')).statusCode).toBe(429);
  },
);

test('the card of a study says what it recommends, and none without a verdict', () => {
  const row = { title_ar: 'مشروع', capital_total: 1000, irr: 14, payback_years: 3, discount_rate: 12 };
  const card = studyCard({ ...row, verdict: 'stop' }, 'الصناعي');
  expect(card.verdict).toEqual({ word: 'توقّف', tone: 'stop' });
  expect(cardAlt(card)).toContain('التوصية: توقّف، رأس المال');
  expect(studyCard({ ...row, verdict: null }, 'الصناعي')).not.toHaveProperty('verdict');
});

test(
  'the register of verdicts has a card: how often we advised to stop, and one octagon for each study',
  PATIENT,
  async () => {
    const api = await createTestApp();
    api.wait(Date.parse('2026-11-01T00:00:00Z') - TEST_START.getTime());
    const read = async () => verdictRegister.parse((await api.get('/api/public/verdicts')).json());
    const { data, counts, share_card } = await read();
    expect(share_card?.image).toMatch(/^\/images\/cards\/verdicts\/1-[0-9a-f]{24}\.png$/);
    expect(share_card?.alt).toMatch(
      /^سجل الأحكام: أوصينا بالتوقف في دراسة واحدة من \d+\. أقدِم: \d+، عدّل: \d+، توقّف: 1\.$/,
    );
    const card = verdictsCard({ data, counts });
    expect(card.register?.marks).toHaveLength(data.length);
    const stopped = data.findIndex(({ verdict }) => verdict === 'stop');
    expect(card.register?.marks[stopped]).toEqual({ points: -20, tone: 'stop' });
    const picture = await api.get(share_card?.image ?? '');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect((await api.get(`/images/cards/verdicts/2-${'0'.repeat(24)}.png`)).statusCode).toBe(404);
    await api.db.updateTable('studies').set({ verdict: 'stop' }).where('slug', '=', 'dates-factory').execute();
    expect((await read()).share_card?.alt).toContain('أوصينا بالتوقف في دراستين من');
    expect((await api.get(share_card?.image ?? '')).headers.location).toBe((await read()).share_card?.image);
  },
);

test('the card of a register shows the newest studies, and one without a verdict or a return at its end', () => {
  const [old, bare] = [
    { id: 1, slug: 'a', title_ar: 'أ', year: 2020, irr: 40, discount_rate: 10, verdict: 'go' as const },
    { id: 2, slug: 'b', title_ar: 'ب', year: 2021, irr: null, discount_rate: 10, verdict: null },
  ];
  const sector = { id: 1, slug: 'x', name_ar: 'الصناعي' };
  const data = [...Array.from({ length: 30 }, () => old), bare].map((one) => ({ ...one, sector }));
  const card = verdictsCard({ data, counts: { go: 30, change: 0, stop: 0, total: 31 } });
  expect(card.title).toBe('لم نوصِ بالتوقف بعد في أي من 31 دراسة منشورة');
  expect(card.register?.marks).toHaveLength(24);
  expect(card.register?.marks.slice(-2)).toEqual([
    { points: 20, tone: 'go' },
    { points: -20, tone: 'none' },
  ]);
});

test('a study without a return has no reading', () => {
  const card = studyCard(
    { title_ar: 'مشروع', capital_total: 1000, irr: null, payback_years: null, discount_rate: 12 },
    'الصناعي',
  );
  expect([card.cubits, card.reading]).toEqual([null, '']);
  expect(cardAlt(card)).toContain('فترة الاسترداد: لا يُسترد');
});
