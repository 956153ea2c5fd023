import { enveloped, failure, parseTextList, sector } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminDesk } from '../../testing/admin-desk.ts';

const ADMIN = '/api/admin/sectors';

const complete = {
  slug: 'mining',
  name_ar: 'التعدين',
  name_en: 'Mining',
  description_ar: 'محاجر ومناجم.',
  description_en: 'Quarries.',
  icon: 'pickaxe',
  color: '#1d5680',
  image: 'sectors/energy.png',
  projects_count: 12,
  success_rate: 88.5,
  average_roi: 21.25,
  market_size: 'نحو 5 مليارات دولار',
  key_features: '["احتياطي مثبت","عقود طويلة"]',
  sample_studies: '[]',
  opportunities: ['رخام', 'رمل زجاجي'],
  typical_capital: { from: 500_000, to: 4_000_000 },
  is_active: true,
  sort_order: 9,
};

test('a sector is added as it was written, and visitors see it', async () => {
  const { admin, get } = await createAdminDesk();
  const created = sector.parse((await admin('POST', ADMIN, complete)).json());
  expect(created).toMatchObject({ ...complete, id: 9 });
  expect(enveloped(sector).parse((await get('/api/public/sectors/mining')).json())).toEqual(created);
});

test('a sector needs a name and nothing else', async () => {
  const { admin } = await createAdminDesk();
  expect(sector.parse((await admin('POST', ADMIN, { name_ar: 'التعدين' })).json())).toMatchObject({
    projects_count: 0,
    key_features: '[]',
    opportunities: [],
    typical_capital: { from: 0, to: 0 },
    color: '',
    is_active: true,
    sort_order: 9,
  });
});

test('lists that travel as JSON text are read, tidied, and written as JSON text', async () => {
  const { admin } = await createAdminDesk();
  const { key_features, sample_studies } = sector.parse(
    (await admin('PATCH', `${ADMIN}/1`, { key_features: ' [ " ٣ مزايا " , "أخرى" ] ', sample_studies: '' })).json(),
  );
  expect(parseTextList(key_features)).toEqual(['3 مزايا', 'أخرى']);
  expect(sample_studies).toBe('[]');
});

test('sectors are ordered and narrowed down by what lies inside a field', async () => {
  const { admin } = await createAdminDesk();
  const from = async (query: string) =>
    z
      .array(sector)
      .parse((await admin('GET', `${ADMIN}?${query}`)).json())
      .map(({ typical_capital }) => typical_capital.from);
  const sorted = await from('_sort=typical_capital.from&_order=desc');
  expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
  expect((await from('typical_capital.from_gte=100000')).every((value) => value >= 100_000)).toBe(true);
});

test('a sector that services and studies are filed under stays, and the sentence names them', async () => {
  const { admin, get } = await createAdminDesk();
  const answer = await admin('DELETE', `${ADMIN}/1`);
  expect(answer.statusCode).toBe(409);
  const { message } = failure.parse(answer.json());
  expect(message).toMatch(
    /^لا يمكن حذف هذا القطاع لارتباط ما يلي به: \d+ خدمات \(«دراسات الجدوى»، «[^»]+»، «[^»]+»، …\)؛ دراستان \(«[^»]+»، «[^»]+»\)\. انقلها إلى قطاع آخر أو احذفها أولاً\.$/,
  );
  expect((await get('/api/public/sectors/commercial')).statusCode).toBe(200);
});

test('a sector that nothing needs can go', async () => {
  const { admin } = await createAdminDesk();
  const { id } = sector.parse((await admin('POST', ADMIN, complete)).json());
  expect((await admin('DELETE', `${ADMIN}/${id}`)).json()).toEqual({});
  expect((await admin('GET', ADMIN)).headers['x-total-count']).toBe('8');
});

test.each([
  [{ name_ar: ' ' }, 'name_ar', 'الاسم مطلوب'],
  [{ color: 'red' }, 'color', 'اكتب اللون بصيغة #RRGGBB'],
  [{ color: '#fff;background:url(x)' }, 'color', 'اكتب اللون بصيغة #RRGGBB'],
  [{ success_rate: 101 }, 'success_rate', 'القيمة غير صحيحة'],
  [{ success_rate: '90' }, 'success_rate', 'القيمة غير صحيحة'],
  [{ projects_count: 1.5 }, 'projects_count', 'القيمة غير صحيحة'],
  [{ key_features: 'سطر' }, 'key_features', 'القائمة غير صالحة'],
  [{ key_features: '{"a":1}' }, 'key_features', 'القائمة غير صالحة'],
  [{ sample_studies: ['قائمة'] }, 'sample_studies', 'القائمة غير صالحة'],
  [{ typical_capital: { from: 10, to: 5 } }, 'typical_capital.to', 'الحد الأعلى أصغر من الحد الأدنى'],
  [{ typical_capital: { from: -10, to: 5 } }, 'typical_capital.from', 'المبلغ غير صحيح'],
])('%j is refused beside its field', async (wrong, field, sentence) => {
  const { admin } = await createAdminDesk();
  const answer = await admin('POST', ADMIN, { ...complete, ...wrong });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({ [field]: [sentence] });
});
