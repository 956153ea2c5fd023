import { enveloped, errorResponse, service, serviceSummary } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi } from '../../testing/admin-api.ts';

const ADMIN = '/api/admin/services';

const complete = {
  slug: 'valuation',
  name_ar: 'تقييم الشركات',
  name_en: 'Valuation',
  short_description_ar: 'قيمة عادلة لحصة أو شركة.',
  description_ar: 'نقيّم الشركة بثلاث طرق.',
  description_en: 'Three methods.',
  icon: 'Target',
  image: 'services/funding.png',
  basic_price: 3200,
  delivery_days_basic: 15,
  deliverables: ['تقرير', 'نموذج مالي'],
  audience: ['ملاك الشركات'],
  steps: [{ title: 'جمع البيانات', text: 'قوائم ثلاث سنوات.', days: 3 }],
  packages: [{ name: 'الأساسية', price: 3200, days: 15, items: ['تقرير واحد'] }],
  needs: ['القوائم المالية'],
  faq: [{ q: 'هل التقرير معتمد؟', a: 'نعم.' }],
  sector_ids: [1, 8],
  is_active: true,
  sort_order: 3,
};

test('creates a service with all fields that visitors can read', async () => {
  const { admin, get } = await createAdminApi();
  const created = service.parse((await admin('POST', ADMIN, complete)).json());
  expect(created).toMatchObject({ ...complete, id: 9 });
  const { share_card, ...shown } = enveloped(service).parse((await get('/api/public/services/valuation')).json());
  expect(shown).toEqual(created);
  expect(share_card?.image).toMatch(/^\/images\/cards\/service\/9-/);
  const ofEnergy = enveloped(z.array(serviceSummary)).parse((await get('/api/public/services/sector/energy')).json());
  expect(ofEnergy.map(({ slug }) => slug)).toContain('valuation');
});

test('admins see inactive sectors of a service, visitors do not', async () => {
  const { admin, get } = await createAdminApi();
  const { sector_ids } = service.parse((await admin('GET', `${ADMIN}/1`)).json());
  await admin('PATCH', `/api/admin/sectors/${sector_ids[0]}`, { is_active: false });
  expect(service.parse((await admin('GET', `${ADMIN}/1`)).json()).sector_ids).toEqual(sector_ids);
  expect(z.array(service).parse((await admin('GET', ADMIN)).json())[0]?.sector_ids).toEqual(sector_ids);
  expect(enveloped(service).parse((await get('/api/public/services/1')).json()).sector_ids).toEqual(
    sector_ids.slice(1),
  );
});

test('replaces the sectors of a service without duplicates', async () => {
  const { admin } = await createAdminApi();
  expect(service.parse((await admin('PATCH', `${ADMIN}/1`, { sector_ids: [5, 2, 5] })).json()).sector_ids).toEqual([
    2, 5,
  ]);
  expect(service.parse((await admin('PATCH', `${ADMIN}/1`, { sector_ids: [] })).json()).sector_ids).toEqual([]);
});

test('rejects an unknown sector and saves nothing', async () => {
  const { admin } = await createAdminApi();
  const before = (await admin('GET', `${ADMIN}/1`)).json();
  const response = await admin('PATCH', `${ADMIN}/1`, { name_ar: 'اسم آخر', sector_ids: [1, 999] });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ sector_ids: ['اختر قيمة من القائمة'] });
  expect((await admin('GET', `${ADMIN}/1`)).json()).toEqual(before);
  expect((await admin('GET', '/api/admin/audit?resource=services')).json()).toEqual([]);
});

test('filters services by sectors', async () => {
  const { admin } = await createAdminApi();
  const ids = async (query: string) =>
    z
      .array(service)
      .parse((await admin('GET', `${ADMIN}?${query}`)).json())
      .map(({ id }) => id);
  const all = z.array(service).parse((await admin('GET', ADMIN)).json());
  const having = (...wanted: number[]) =>
    all.filter(({ sector_ids }) => sector_ids.some((id) => wanted.includes(id))).map(({ id }) => id);
  expect(await ids('sector_id=8')).toEqual(having(8));
  expect(await ids('sector_id=8&sector_id=5')).toEqual(having(8, 5));
  expect(await ids('sector_id=x')).toEqual([]);
  expect(await ids('sector_id=8&basic_price_lte=1000')).toEqual(
    all.filter(({ id, basic_price }) => having(8).includes(id) && basic_price <= 1000).map(({ id }) => id),
  );
});

test('deleting a service leaves its sectors unchanged', async () => {
  const { admin, get } = await createAdminApi();
  expect((await admin('DELETE', `${ADMIN}/1`)).json()).toEqual({});
  expect((await get('/api/public/services/feasibility')).statusCode).toBe(404);
  expect((await admin('GET', '/api/admin/sectors')).headers['x-total-count']).toBe('8');
});

test.each([
  [{ name_ar: '' }, 'name_ar', 'الاسم مطلوب'],
  [{ basic_price: undefined }, 'basic_price', 'المبلغ غير صحيح'],
  [{ basic_price: -1 }, 'basic_price', 'المبلغ غير صحيح'],
  [{ basic_price: 9.5 }, 'basic_price', 'المبلغ غير صحيح'],
  [{ delivery_days_basic: 'أسبوع' }, 'delivery_days_basic', 'القيمة غير صحيحة'],
  [{ icon: 'Skull' }, 'icon', 'اختر قيمة من القائمة'],
  [{ deliverables: ['تقرير', ' '] }, 'deliverables.1', 'اكتب نصاً أو احذف السطر الفارغ'],
  [{ steps: [{ title: '', text: '', days: 1 }] }, 'steps.0.title', 'العنوان مطلوب'],
  [
    { basic_price: 3300 },
    'basic_price',
    'السعر الأساسي يخالف سعر الباقة الأولى، والموقع يعرضهما معاً. اجعلهما سعراً واحداً',
  ],
  [{ packages: [{ name: 'أ', price: -5, days: 1, items: [] }] }, 'packages.0.price', 'المبلغ غير صحيح'],
  [{ faq: [{ q: 'سؤال', a: '' }] }, 'faq.0.a', 'اكتب نصاً أو احذف السطر الفارغ'],
  [{ faq: 'no list' }, 'faq', 'القيمة غير صحيحة'],
  [{ sector_ids: ['1'] }, 'sector_ids.0', 'القيمة غير صحيحة'],
])('rejects %j with an error at its field', async (wrong, field, sentence) => {
  const { admin } = await createAdminApi();
  const response = await admin('POST', ADMIN, { ...complete, ...wrong });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ [field]: [sentence] });
});
