import { errorResponse, sector, service } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi } from '../../testing/admin-api.ts';

const SECTORS = '/api/admin/sectors';

const addSector = async (body: object) => {
  const api = await createAdminApi();
  return api.admin('POST', SECTORS, body);
};

test.each([
  ['قطاع التعدين', 'قطاع-التعدين'],
  ['الإِنشـــاءات والتطوير العقاري', 'الانشاءات-والتطوير-العقاري'],
  ['  «النقل» / والتوزيع!  ', 'النقل-والتوزيع'],
  ['خدمات ٢٠٢٦', 'خدمات-2026'],
  ['2026', '2026-2'],
  ['Tags', 'tags-2'],
  ['Energy', 'energy-2'],
  // Cut at a word boundary, with space for a numeric suffix.
  [Array(26).fill('كلمات').join(' '), Array(25).fill('كلمات').join('-')],
])('the name «%s» becomes the slug «%s»', async (name_ar, slug) => {
  const response = await addSector({ name_ar });
  expect(sector.parse(response.json()).slug).toBe(slug);
});

test.each([
  ['energy', 'هذا الرابط المختصر مستخدم من قبل، اختر غيره'],
  ['ENERGY ', 'هذا الرابط المختصر مستخدم من قبل، اختر غيره'],
  ['tags', 'هذا الرابط المختصر محجوز للموقع، اختر غيره'],
  ['Categories', 'هذا الرابط المختصر محجوز للموقع، اختر غيره'],
  ['12', 'الرابط المختصر حروف وأرقام بينها شرطات، وفيه حرف واحد على الأقل'],
  ['٠٧', 'الرابط المختصر حروف وأرقام بينها شرطات، وفيه حرف واحد على الأقل'],
  ['/..?#', 'الرابط المختصر حروف وأرقام بينها شرطات، وفيه حرف واحد على الأقل'],
])('rejects the slug «%s»', async (slug, sentence) => {
  const response = await addSector({ name_ar: 'قطاع', slug });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors).toEqual({ slug: [sentence] });
});

test('normalises the spelling of a typed slug', async () => {
  expect(sector.parse((await addSector({ name_ar: 'قطاع', slug: ' الطاقةُ  المتجدّدة/٢ <b>' })).json()).slug).toBe(
    'الطاقة-المتجددة-2-b',
  );
});

test('a name of punctuation only requires a typed slug', async () => {
  expect(errorResponse.parse((await addSector({ name_ar: '؟؟؟' })).json()).errors).toHaveProperty('slug');
  expect((await addSector({ name_ar: '؟؟؟', slug: 'questions' })).statusCode).toBe(201);
});

test('equal names get numbered slugs; slugs are unique per kind', async () => {
  const { admin } = await createAdminApi();
  const slugs: string[] = [];
  for (let time = 0; time < 3; time += 1)
    slugs.push(sector.parse((await admin('POST', SECTORS, { name_ar: 'التعدين' })).json()).slug);
  expect(slugs).toEqual(['التعدين', 'التعدين-2', 'التعدين-3']);
  const input = { name_ar: 'التعدين', basic_price: 1, delivery_days_basic: 1 };
  expect(service.parse((await admin('POST', '/api/admin/services', input)).json()).slug).toBe('التعدين');
});

test('a slug stays when the name changes, and an empty slug is made from the name', async () => {
  const { admin, get } = await createAdminApi();
  const unchanged = sector.parse((await admin('PATCH', `${SECTORS}/8`, { name_ar: 'الطاقة المتجددة' })).json());
  expect(unchanged.slug).toBe('energy');
  const renamed = sector.parse((await admin('PUT', `${SECTORS}/8`, { ...unchanged, slug: '' })).json());
  expect(renamed.slug).toBe('الطاقة-المتجددة');
  const again = sector.parse((await admin('PUT', `${SECTORS}/8`, { ...renamed, slug: '' })).json());
  expect(again.slug).toBe('الطاقة-المتجددة');
  // The former slug still finds the row.
  expect((await get('/api/public/sectors/energy')).json().data).toMatchObject({ id: 8, slug: 'الطاقة-المتجددة' });
});

test('a former slug can be taken by another row, and deleting a row deletes its former slugs', async () => {
  const { admin, get, db } = await createAdminApi();
  await admin('PATCH', `${SECTORS}/8`, { slug: 'power' });
  const added = sector.parse((await admin('POST', SECTORS, { name_ar: 'طاقة', slug: 'energy' })).json());
  expect((await get('/api/public/sectors/energy')).json().data.id).toBe(added.id);
  await admin('PATCH', `${SECTORS}/${added.id}`, { slug: 'new-energy' });
  expect((await admin('DELETE', `${SECTORS}/${added.id}`)).statusCode).toBe(200);
  expect((await get('/api/public/sectors/energy')).statusCode).toBe(404);
  expect(await db.selectFrom('slug_history').selectAll().where('target_id', '=', added.id).execute()).toEqual([]);
});
