import { enveloped, errorResponse, slider, type Slider } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi, type AdminApi } from '../../testing/admin-api.ts';

const ADMIN = '/api/admin/sliders';
const sliderList = enveloped(z.array(slider));

const fetchVisible = async ({ get }: AdminApi): Promise<Slider[]> =>
  sliderList.parse((await get('/api/public/sliders')).json());

const complete = {
  title_ar: 'شريحة جديدة',
  title_en: 'A new slide',
  description_ar: 'وصف الشريحة',
  description_en: 'A description',
  image: 'hero/hero-1-skyline-desktop.png',
  desktop_image: '/storage/hero/desktop.png',
  mobile_image: 'https://cdn.example/mobile.webp',
  image_alt: 'مكتب',
  button_text_ar: 'ابدأ',
  button_text_en: 'Start',
  button_link: '/contact?tab=feasibility',
  sort_order: 2,
  is_active: false,
};

test('admins list all slides, also inactive ones', async () => {
  const api = await createAdminApi();
  await api.admin('PATCH', `${ADMIN}/1`, { is_active: false });
  const list = await api.admin('GET', ADMIN);
  expect(list.headers['x-total-count']).toBe('4');
  expect(z.array(slider).parse(list.json())).toHaveLength(4);
  expect(Object.keys(list.json()[0])).not.toContain('search');
  expect(await fetchVisible(api)).toHaveLength(3);
  expect((await api.admin('GET', `${ADMIN}?is_active=false`)).json()).toMatchObject([{ id: 1, is_active: false }]);
});

test('creates a slide and responds with its location', async () => {
  const api = await createAdminApi();
  const response = await api.admin('POST', ADMIN, complete);
  expect(response.statusCode).toBe(201);
  const created = slider.parse(response.json());
  expect(created).toMatchObject({ ...complete, id: 5 });
  expect(response.headers.location).toBe(`https://www.miqyas.example${ADMIN}/5`);
  expect((await api.admin('GET', new URL(String(response.headers.location)).pathname)).json()).toEqual(created);
});

test('requires only a title; the slide is active and last', async () => {
  const api = await createAdminApi();
  const created = slider.parse((await api.admin('POST', ADMIN, { title_ar: '  عرض ٢٠٢٦  ' })).json());
  expect(created).toMatchObject({
    title_ar: 'عرض 2026',
    title_en: '',
    image: null,
    mobile_image: null,
    button_link: '',
    is_active: true,
    sort_order: 5,
  });
  expect((await fetchVisible(api)).at(-1)?.id).toBe(created.id);
});

test('PUT without all fields changes nothing, and names the missing ones and PATCH', async () => {
  const api = await createAdminApi();
  const before = slider.parse((await api.admin('GET', `${ADMIN}/2`)).json());
  const { button_link: _link, image: _image, ...rest } = before;
  const response = await api.admin('PUT', `${ADMIN}/2`, { ...rest, title_ar: 'عنوان آخر' });
  expect(response.statusCode).toBe(422);
  const { message, errors } = errorResponse.parse(response.json());
  expect(message).toBe(
    'طلب PUT يستبدل العنصر كله، وتنقصه حقول: image، button_link. أرسل الحقول كلها، أو استخدم PATCH لتغيير بعضها.',
  );
  expect(errors).toEqual({ image: ['هذا الحقل مطلوب'], button_link: ['هذا الحقل مطلوب'] });
  expect((await api.admin('GET', `${ADMIN}/2`)).json()).toEqual(before);
  const { sort_order, ...whole } = before;
  const replaced = await api.admin('PUT', `${ADMIN}/2`, { ...whole, title_ar: 'عنوان آخر' });
  expect(slider.parse(replaced.json())).toMatchObject({ title_ar: 'عنوان آخر', sort_order });
});

test('PATCH leaves other fields unchanged', async () => {
  const api = await createAdminApi();
  const before = slider.parse((await api.admin('GET', `${ADMIN}/2`)).json());
  const merged = slider.parse(
    (await api.admin('PATCH', `${ADMIN}/2`, { description_ar: 'وصف آخر', sort_order: 9 })).json(),
  );
  expect(merged).toEqual({ ...before, description_ar: 'وصف آخر', sort_order: 9, updated_at: merged.updated_at });
  expect((await fetchVisible(api)).at(-1)?.id).toBe(2);
});

test('deletes a slide', async () => {
  const api = await createAdminApi();
  const response = await api.admin('DELETE', `${ADMIN}/3`);
  expect([response.statusCode, response.json()]).toEqual([200, {}]);
  for (const method of ['GET', 'DELETE'] as const) expect((await api.admin(method, `${ADMIN}/3`)).statusCode).toBe(404);
  expect((await fetchVisible(api)).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test('searches all texts of a slide, also changed ones', async () => {
  const api = await createAdminApi();
  const found = async (q: string) =>
    z
      .array(slider)
      .parse((await api.admin('GET', `${ADMIN}?q=${encodeURIComponent(q)}`)).json())
      .map(({ id }) => id);
  expect(await found('القطاعات')).toEqual([3]);
  await api.admin('PATCH', `${ADMIN}/1`, { button_text_ar: 'تصفّح القِطاعات' });
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
])('rejects %s = %j with an error at its field', async (field, value, sentence) => {
  const api = await createAdminApi();
  for (const send of [
    () => api.admin('POST', ADMIN, { ...complete, [field]: value }),
    () => api.admin('PUT', `${ADMIN}/1`, { ...complete, [field]: value }),
    () => api.admin('PATCH', `${ADMIN}/1`, { [field]: value }),
  ]) {
    const response = await send();
    expect(response.statusCode).toBe(422);
    expect(errorResponse.parse(response.json()).errors).toEqual({ [field]: [sentence] });
  }
  expect((await api.admin('GET', ADMIN)).headers['x-total-count']).toBe('4');
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
])('rejects the button link %j', async (button_link) => {
  const api = await createAdminApi();
  const response = await api.admin('PATCH', `${ADMIN}/1`, { button_link });
  expect(response.statusCode).toBe(422);
  expect(errorResponse.parse(response.json()).errors?.button_link?.[0]).toMatch(/^الرابط غير صالح/);
});

test.each([
  '/services',
  '/contact?tab=consultation#form',
  '#services',
  'https://example.com/a?b=c',
  'mailto:info@miqyas.example',
  'tel:+20233334444',
  '',
])('accepts the button link %j', async (button_link) => {
  const api = await createAdminApi();
  expect((await api.admin('PATCH', `${ADMIN}/1`, { button_link })).json()).toMatchObject({ button_link });
});
