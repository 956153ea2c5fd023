import { enveloped, failure, slider, type Slider } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminDesk, type AdminDesk } from '../../testing/admin-desk.ts';

const ADMIN = '/api/admin/sliders';
const shown = enveloped(z.array(slider));

const visible = async ({ get }: AdminDesk): Promise<Slider[]> => shown.parse((await get('/api/public/sliders')).json());

const complete = {
  title_ar: 'شريحة جديدة',
  title_en: 'A new slide',
  description_ar: 'وصف الشريحة',
  description_en: 'What it says',
  image: 'hero/hero-1-skyline-desktop.png',
  desktop_image: '/storage/hero/desk.png',
  mobile_image: 'https://cdn.example/mobile.webp',
  button_text_ar: 'ابدأ',
  button_text_en: 'Start',
  button_link: '/contact?tab=feasibility',
  sort_order: 2,
  is_active: false,
};

test('the administration reads all slides whole, also those that are switched off', async () => {
  const desk = await createAdminDesk();
  await desk.admin('PATCH', `${ADMIN}/1`, { is_active: false });
  const list = await desk.admin('GET', ADMIN);
  expect(list.headers['x-total-count']).toBe('4');
  expect(z.array(slider).parse(list.json())).toHaveLength(4);
  expect(Object.keys(list.json()[0])).not.toContain('search');
  expect(await visible(desk)).toHaveLength(3);
  expect((await desk.admin('GET', `${ADMIN}?is_active=false`)).json()).toMatchObject([{ id: 1, is_active: false }]);
});

test('a slide is added as it was written, and can be read where the answer says', async () => {
  const desk = await createAdminDesk();
  const answer = await desk.admin('POST', ADMIN, complete);
  expect(answer.statusCode).toBe(201);
  const created = slider.parse(answer.json());
  expect(created).toMatchObject({ ...complete, id: 5 });
  expect(answer.headers.location).toBe(`https://www.miqyas.example${ADMIN}/5`);
  expect((await desk.admin('GET', new URL(String(answer.headers.location)).pathname)).json()).toEqual(created);
});

test('a slide needs a title and nothing else: it is shown, and comes last', async () => {
  const desk = await createAdminDesk();
  const created = slider.parse((await desk.admin('POST', ADMIN, { title_ar: '  عرض ٢٠٢٦  ' })).json());
  expect(created).toMatchObject({
    title_ar: 'عرض 2026',
    title_en: '',
    image: null,
    mobile_image: null,
    button_link: '',
    is_active: true,
    sort_order: 5,
  });
  expect((await visible(desk)).at(-1)?.id).toBe(created.id);
});

test('replacing takes what is missing back to its default, and keeps the place', async () => {
  const desk = await createAdminDesk();
  const kept = slider.parse((await desk.admin('GET', `${ADMIN}/2`)).json());
  const replaced = slider.parse((await desk.admin('PUT', `${ADMIN}/2`, { title_ar: 'عنوان آخر' })).json());
  expect(replaced).toMatchObject({
    id: 2,
    title_ar: 'عنوان آخر',
    description_ar: '',
    image: null,
    button_link: '',
    is_active: true,
    sort_order: kept.sort_order,
  });
  expect(replaced.created_at).toBe(kept.created_at);
});

test('merging leaves everything else as it was', async () => {
  const desk = await createAdminDesk();
  const kept = slider.parse((await desk.admin('GET', `${ADMIN}/2`)).json());
  const merged = slider.parse(
    (await desk.admin('PATCH', `${ADMIN}/2`, { description_ar: 'وصف آخر', sort_order: 9 })).json(),
  );
  expect(merged).toEqual({ ...kept, description_ar: 'وصف آخر', sort_order: 9, updated_at: merged.updated_at });
  expect((await visible(desk)).at(-1)?.id).toBe(2);
});

test('a slide that was taken away is nowhere', async () => {
  const desk = await createAdminDesk();
  const answer = await desk.admin('DELETE', `${ADMIN}/3`);
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await desk.admin(method, `${ADMIN}/3`)).statusCode).toBe(404);
  expect((await visible(desk)).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('a search looks in every text of a slide, and finds what was changed', async () => {
  const desk = await createAdminDesk();
  const found = async (q: string) =>
    z
      .array(slider)
      .parse((await desk.admin('GET', `${ADMIN}?q=${encodeURIComponent(q)}`)).json())
      .map(({ id }) => id);
  expect(await found('القطاعات')).toEqual([3]);
  await desk.admin('PATCH', `${ADMIN}/1`, { button_text_ar: 'تصفّح القِطاعات' });
  expect(await found('القطاعات')).toEqual([1, 3]);
});

test.each([
  ['title_ar', '', 'العنوان مطلوب'],
  ['title_ar', ' \t ', 'العنوان مطلوب'],
  ['title_ar', null, 'العنوان مطلوب'],
  ['title_ar', 'x'.repeat(201), 'النص أطول من المسموح به'],
  ['description_ar', 7, 'النص يحتوي على رمز غير مقبول'],
  ['sort_order', 1.5, 'القيمة غير صحيحة'],
  ['sort_order', '2', 'القيمة غير صحيحة'],
  ['sort_order', -1, 'القيمة غير صحيحة'],
  ['is_active', 'yes', 'القيمة غير صحيحة'],
  ['image', '../../etc/passwd', 'مسار الصورة غير صالح'],
  ['mobile_image', 'data:image/svg+xml,<svg/>', 'مسار الصورة غير صالح'],
  ['desktop_image', '//evil.example/x.png', 'مسار الصورة غير صالح'],
])('%s = %j is refused beside its field', async (field, value, sentence) => {
  const desk = await createAdminDesk();
  for (const call of [
    () => desk.admin('POST', ADMIN, { ...complete, [field]: value }),
    () => desk.admin('PUT', `${ADMIN}/1`, { ...complete, [field]: value }),
    () => desk.admin('PATCH', `${ADMIN}/1`, { [field]: value }),
  ]) {
    const answer = await call();
    expect(answer.statusCode).toBe(422);
    expect(failure.parse(answer.json()).errors).toEqual({ [field]: [sentence] });
  }
  expect((await desk.admin('GET', ADMIN)).headers['x-total-count']).toBe('4');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'http:evil.example',
  'x\njavascript:1',
])('a button never leads to %j', async (button_link) => {
  const desk = await createAdminDesk();
  const answer = await desk.admin('PATCH', `${ADMIN}/1`, { button_link });
  expect(answer.statusCode).toBe(422);
  expect(failure.parse(answer.json()).errors?.button_link?.[0]).toMatch(/^الرابط غير صالح/);
});

test.each([
  '/services',
  '/contact?tab=consultation#form',
  '#services',
  'https://example.com/a?b=c',
  'mailto:info@miqyas.example',
  'tel:+20233334444',
  '',
])('a button may lead to %j', async (button_link) => {
  const desk = await createAdminDesk();
  expect((await desk.admin('PATCH', `${ADMIN}/1`, { button_link })).json()).toMatchObject({ button_link });
});
