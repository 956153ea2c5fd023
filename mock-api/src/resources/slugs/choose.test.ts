import { failure, sector, service } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminDesk } from '../../testing/admin-desk.ts';

const SECTORS = '/api/admin/sectors';

const addSector = async (body: object) => {
  const desk = await createAdminDesk();
  return desk.admin('POST', SECTORS, body);
};

test.each([
  ['قطاع التعدين', 'قطاع-التعدين'],
  ['الإِنشـــاءات والتطوير العقاري', 'الانشاءات-والتطوير-العقاري'],
  ['  «النقل» / والتوزيع!  ', 'النقل-والتوزيع'],
  ['خدمات ٢٠٢٦', 'خدمات-2026'],
  ['2026', '2026-2'],
  ['Tags', 'tags-2'],
  ['Energy', 'energy-2'],
  // Cut at a word, with room for a number behind it.
  [Array(26).fill('كلمات').join(' '), Array(25).fill('كلمات').join('-')],
])('a sector called «%s» has the address «%s»', async (name_ar, slug) => {
  const answer = await addSector({ name_ar });
  expect(sector.parse(answer.json()).slug).toBe(slug);
});

test.each([
  ['energy', 'هذا العنوان المختصر مستخدم من قبل، اختر غيره'],
  ['ENERGY ', 'هذا العنوان المختصر مستخدم من قبل، اختر غيره'],
  ['tags', 'هذا العنوان المختصر محجوز للموقع، اختر غيره'],
  ['Categories', 'هذا العنوان المختصر محجوز للموقع، اختر غيره'],
  ['12', 'العنوان المختصر حروف وأرقام بينها شرطات، وفيه حرف واحد على الأقل'],
  ['٠٧', 'العنوان المختصر حروف وأرقام بينها شرطات، وفيه حرف واحد على الأقل'],
  ['/..?#', 'العنوان المختصر حروف وأرقام بينها شرطات، وفيه حرف واحد على الأقل'],
])('«%s» is no address of a new sector', async (slug, sentence) => {
  const answer = await addSector({ name_ar: 'قطاع', slug });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors).toEqual({ slug: [sentence] });
});

test('what is typed is evened out to letters, digits and hyphens', async () => {
  expect(sector.parse((await addSector({ name_ar: 'قطاع', slug: ' الطاقةُ  المتجدّدة/٢ <b>' })).json()).slug).toBe(
    'الطاقة-المتجددة-2-b',
  );
});

test('a name without letters needs an address that is typed', async () => {
  expect(failure.parse((await addSector({ name_ar: '؟؟؟' })).json()).errors).toHaveProperty('slug');
  expect((await addSector({ name_ar: '؟؟؟', slug: 'questions' })).statusCode).toBe(201);
});

test('the same name three times has three addresses, and a sector and a service may share one', async () => {
  const { admin } = await createAdminDesk();
  const slugs: string[] = [];
  for (let time = 0; time < 3; time += 1)
    slugs.push(sector.parse((await admin('POST', SECTORS, { name_ar: 'التعدين' })).json()).slug);
  expect(slugs).toEqual(['التعدين', 'التعدين-2', 'التعدين-3']);
  const input = { name_ar: 'التعدين', basic_price: 1, delivery_days_basic: 1 };
  expect(service.parse((await admin('POST', '/api/admin/services', input)).json()).slug).toBe('التعدين');
});

test('a row keeps its address through every save, and an address that is emptied is made of the name', async () => {
  const { admin, get } = await createAdminDesk();
  const kept = sector.parse((await admin('PATCH', `${SECTORS}/8`, { name_ar: 'الطاقة المتجددة' })).json());
  expect(kept.slug).toBe('energy');
  const renamed = sector.parse((await admin('PUT', `${SECTORS}/8`, { ...kept, slug: '' })).json());
  expect(renamed.slug).toBe('الطاقة-المتجددة');
  const again = sector.parse((await admin('PUT', `${SECTORS}/8`, { ...renamed, slug: '' })).json());
  expect(again.slug).toBe('الطاقة-المتجددة');
  // Old links lead on.
  expect((await get('/api/public/sectors/energy')).json().data).toMatchObject({ id: 8, slug: 'الطاقة-المتجددة' });
});

test('an address that was given up is free for another, and goes with what it belonged to', async () => {
  const { admin, get, db } = await createAdminDesk();
  await admin('PATCH', `${SECTORS}/8`, { slug: 'power' });
  const added = sector.parse((await admin('POST', SECTORS, { name_ar: 'طاقة', slug: 'energy' })).json());
  expect((await get('/api/public/sectors/energy')).json().data.id).toBe(added.id);
  await admin('PATCH', `${SECTORS}/${added.id}`, { slug: 'new-energy' });
  expect((await admin('DELETE', `${SECTORS}/${added.id}`)).statusCode).toBe(200);
  expect((await get('/api/public/sectors/energy')).statusCode).toBe(404);
  expect(await db.selectFrom('slug_history').selectAll().where('target_id', '=', added.id).execute()).toEqual([]);
});
