import { enveloped, errorResponse, parseTextList, sector } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi } from '../../testing/admin-api.ts';

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

test('creates a sector that visitors can read', async () => {
  const { admin, get } = await createAdminApi();
  const created = sector.parse((await admin('POST', ADMIN, complete)).json());
  expect(created).toMatchObject({ ...complete, id: 9 });
  const { share_card, ...shown } = enveloped(sector).parse((await get('/api/public/sectors/mining')).json());
  expect(shown).toEqual(created);
  expect(share_card?.image).toMatch(/^\/images\/cards\/sector\/9-/);
});

test('requires only a name and fills in defaults', async () => {
  const { admin } = await createAdminApi();
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

test('normalises list fields that are JSON text', async () => {
  const { admin } = await createAdminApi();
  const { key_features, sample_studies } = sector.parse(
    (await admin('PATCH', `${ADMIN}/1`, { key_features: ' [ " ٣ مزايا " , "أخرى" ] ', sample_studies: '' })).json(),
  );
  expect(parseTextList(key_features)).toEqual(['3 مزايا', 'أخرى']);
  expect(sample_studies).toBe('[]');
});

test('sorts and filters by nested fields', async () => {
  const { admin } = await createAdminApi();
  const from = async (query: string) =>
    z
      .array(sector)
      .parse((await admin('GET', `${ADMIN}?${query}`)).json())
      .map(({ typical_capital }) => typical_capital.from);
  const sorted = await from('_sort=typical_capital.from&_order=desc');
  expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
  expect((await from('typical_capital.from_gte=100000')).every((value) => value >= 100_000)).toBe(true);
});

test('rejects deleting a sector with services or studies and names them', async () => {
  const { admin, get } = await createAdminApi();
  const response = await admin('DELETE', `${ADMIN}/1`);
  expect(response.statusCode).toBe(409);
  const { message } = errorResponse.parse(response.json());
  expect(message).toMatch(
    /^لا يمكن حذف هذا القطاع لارتباط ما يلي به: \d+\u00A0خدمات \(«دراسات الجدوى»، «[^»]+»، «[^»]+»، …\)؛ دراستان \(«[^»]+»، «[^»]+»\)\. انقلها إلى قطاع آخر أو احذفها أولاً\.$/,
  );
  expect((await get('/api/public/sectors/commercial')).statusCode).toBe(200);
});

test('deletes an unused sector', async () => {
  const { admin } = await createAdminApi();
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
])('rejects %j with an error at its field', async (wrong, field, sentence) => {
  const { admin } = await createAdminApi();
  const response = await admin('POST', ADMIN, { ...complete, ...wrong });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ [field]: [sentence] });
});
