import {
  article,
  articleRow,
  articleCategory,
  articlePage,
  articleTag,
  enveloped,
  errorResponse,
} from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi, type AdminApi } from '../../testing/admin-api.ts';

const ADMIN = '/api/admin/articles';

const complete = {
  slug: 'cash-flow',
  title_ar: 'التدفق النقدي قبل الربح',
  excerpt_ar: 'لماذا تفلس شركات رابحة.',
  body_html: '<p>مقدمة</p><h2 id="x">أين يذهب النقد؟</h2><p>نص</p>',
  cover: 'blog/irr-npv.png',
  cover_alt: 'منحنى',
  category: 'مفاهيم مالية',
  tags: ['دورة الزمرد', 'التمويل'],
  author_name: 'وحدة التحليل المالي',
  author_role: 'القوائم المتوقعة',
  status: 'published',
  published_at: '2026-03-01T09:00:00.000Z',
  seo_title: 'التدفق النقدي',
  seo_description: 'شرح موجز.',
} as const;

const add = async ({ admin }: AdminApi, more: object = {}) =>
  article.parse((await admin('POST', ADMIN, { ...complete, ...more })).json());
const tags = async ({ get }: AdminApi) =>
  enveloped(z.array(articleTag))
    .parse((await get('/api/public/articles/tags')).json())
    .map(({ name }) => name);

test('creating an article adds heading anchors and shows it to visitors', async () => {
  const api = await createAdminApi();
  const created = await add(api);
  const body_html = '<p>مقدمة</p><h2 id="اين-يذهب-النقد">أين يذهب النقد؟</h2><p>نص</p>';
  expect(created).toMatchObject({ ...complete, body_html, reading_minutes: 1 });
  const { data, contents } = articlePage.parse((await api.get('/api/public/articles/cash-flow')).json());
  const { share_card, ...shown } = data;
  expect(shown).toEqual(created);
  expect(share_card?.image).toMatch(/^\/images\/cards\/article\/16-/);
  expect(contents).toEqual([{ id: 'اين-يذهب-النقد', title: 'أين يذهب النقد؟', level: 2 }]);
});

test('an article becomes a diary, whose plates carry their water, and stays one for a client that does not know layouts', async () => {
  const api = await createAdminApi();
  const { id, layout } = await add(api);
  expect(layout).toBe('article');
  const body_html = '<h2 data-cubits="14">لوحة</h2><p>نص</p><h2 data-cubits="99">أخرى</h2><p>نص</p>';
  const saved = await api.admin('PATCH', `${ADMIN}/${id}`, { layout: 'diary', body_html });
  expect(article.parse(saved.json())).toMatchObject({
    layout: 'diary',
    body_html: '<h2 id="لوحة" data-cubits="14">لوحة</h2><p>نص</p><h2 id="اخرى">أخرى</h2><p>نص</p>',
  });
  expect((await api.admin('PATCH', `${ADMIN}/${id}`, { title_ar: 'عنوان آخر' })).statusCode).toBe(200);
  const { data } = articlePage.parse((await api.get('/api/public/articles/cash-flow')).json());
  expect(data.layout).toBe('diary');
});

test('an update changes reading time, tags, categories and search results', async () => {
  const api = await createAdminApi();
  const { id } = await add(api);
  expect(await tags(api)).toContain('دورة الزمرد');
  const changed = {
    body_html: `<p>${'كلمة '.repeat(690)} البرسيم الحجازي</p>`,
    tags: ['الأعلاف', 'الأعلاف'],
    category: 'زراعة',
    reading_minutes: 99,
  };
  expect(article.parse((await api.admin('PATCH', `${ADMIN}/${id}`, changed)).json())).toMatchObject({
    reading_minutes: 5,
    tags: ['الأعلاف'],
    category: 'زراعة',
  });
  expect(await tags(api)).toContain('الأعلاف');
  expect(await tags(api)).not.toContain('دورة الزمرد');
  const categories = enveloped(z.array(articleCategory)).parse(
    (await api.get('/api/public/articles/categories')).json(),
  );
  expect(categories).toContainEqual({ name: 'زراعة', count: 1 });
  for (const list of ['/api/public/articles', ADMIN])
    expect((await api.admin('GET', `${list}?q=${encodeURIComponent('البرسيم')}`)).body).toContain('cash-flow');
  expect((await api.admin('GET', `${ADMIN}?q=${encodeURIComponent('دورة الزمرد')}`)).json()).toEqual([]);
});

test('admins list articles of every status and filter them', async () => {
  const { admin } = await createAdminApi();
  const ids = async (query: string) =>
    z
      .array(articleRow)
      .parse((await admin('GET', `${ADMIN}?${query}`)).json())
      .map(({ id }) => id);
  expect(await ids('')).toHaveLength(15);
  expect(await ids('status=draft&status=scheduled')).toEqual([13, 14]);
  expect(await ids('published_at=null')).toEqual([13]);
  expect(await ids(`tag=${encodeURIComponent('التمويل')}`)).toHaveLength(1);
  expect(await ids(`tag=x&status=published`)).toEqual([]);
});

test('deleting an article removes it from lists, tags and saved items', async () => {
  const api = await createAdminApi();
  const { id } = await add(api);
  const token = await api.signIn('client@miqyas.example');
  await api.post('/api/account/saved', { kind: 'article', id }, { token });
  expect((await api.admin('DELETE', `${ADMIN}/${id}`)).json()).toEqual({});
  expect((await api.get('/api/public/articles/cash-flow')).statusCode).toBe(404);
  expect(await tags(api)).not.toContain('دورة الزمرد');
  expect(await api.db.selectFrom('saved_items').selectAll().execute()).toEqual([]);
});

test('accepts a long article and rejects a body over 1 MB', async () => {
  const { admin } = await createAdminApi();
  const body = (length: number) => ({ title_ar: 'طويل', body_html: `<p>${'ن'.repeat(length)}</p>` });
  expect((await admin('POST', ADMIN, body(200_000))).statusCode).toBe(201);
  expect((await admin('POST', ADMIN, body(600_000))).statusCode).toBe(413);
  const ascii = await admin('POST', ADMIN, { title_ar: 'طويل', body_html: 'x'.repeat(500_001) });
  expect(errorResponse.parse(ascii.json()).errors).toEqual({ body_html: ['النص أطول من المسموح به'] });
});

test.each([
  [{ title_ar: '' }, 'title_ar', 'العنوان مطلوب'],
  [{ body_html: 7 }, 'body_html', 'النص يحتوي على رمز غير مقبول'],
  [{ tags: ['', 'x'] }, 'tags.0', 'اكتب نصاً أو احذف السطر الفارغ'],
  [{ tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'tags', 'عدد العناصر أكبر من المسموح به'],
  [{ status: 'secret' }, 'status', 'اختر قيمة من القائمة'],
  [{ layout: 'film' }, 'layout', 'اختر قيمة من القائمة'],
  [{ slug: 'irr-npv' }, 'slug', 'هذا الرابط المختصر مستخدم من قبل، اختر غيره'],
  [{ slug: 'tags' }, 'slug', 'هذا الرابط المختصر محجوز للموقع، اختر غيره'],
  [{ cover: 'http://' }, 'cover', 'مسار الصورة غير صالح'],
])('rejects %j with an error at its field', async (wrong, field, sentence) => {
  const { admin } = await createAdminApi();
  expect(errorResponse.parse((await admin('POST', ADMIN, { ...complete, ...wrong })).json()).errors).toEqual({
    [field]: [sentence],
  });
});

test.each([
  ['<a href="https://a@evil.example">مرجع</a>', 'https://a@evil.example', 'فيه علامة @'],
  ['<a href=" HTTPS://bank.example:x@evil.example/ ">مرجع</a>', 'bank.example:x@evil.example', 'فيه علامة @'],
  ['<a href="https:&#x2f;/a&#64;evil.example">مرجع</a>', 'https://a@evil.example', 'فيه علامة @'],
  ['<a href="http:\\\\a@evil.example">مرجع</a>', 'http://a@evil.example', 'فيه علامة @'],
  ['<img src="https://other.example/a.png" alt="">', 'https://other.example/a.png', 'محفوظة في موقع آخر'],
  ['<img src="//other.example/a.png" alt="">', '//other.example/a.png', 'محفوظة في موقع آخر'],
  ['<figure><img src="HTTP://other.example/a.png"></figure>', 'HTTP://other.example/a.png', 'محفوظة في موقع آخر'],
])('refuses to save a text with %s, and names what to change', async (part, name, reason) => {
  const api = await createAdminApi();
  const { id } = await add(api);
  const body_html = `<p>نص</p>${part}`;
  for (const [method, url] of [
    ['POST', ADMIN],
    ['PATCH', `${ADMIN}/${id}`],
  ] as const) {
    const response = await api.admin(method, url, { title_ar: 'عنوان', body_html });
    expect(response.statusCode).toBe(422);
    const [message = ''] = errorResponse.parse(response.json()).errors?.body_html ?? [];
    expect(message).toContain(name);
    expect(message).toContain(reason);
  }
});

test('saves another field of an article whose stored text would be refused today', async () => {
  const api = await createAdminApi();
  const { id } = await add(api);
  const body_html = '<p>نص</p><img src="https://other.example/a.png" alt="" loading="lazy" />';
  await api.db.updateTable('articles').set({ body_html }).where('id', '=', id).execute();
  expect((await api.admin('PATCH', `${ADMIN}/${id}`, { title_ar: 'عنوان آخر' })).statusCode).toBe(200);
});
