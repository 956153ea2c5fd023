import { auditEntry, errorResponse, slider } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MINUTE } from '../clock.ts';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';

const SLIDERS = '/api/admin/sliders';

const read = async ({ admin }: AdminApi, id: number) => slider.parse((await admin('GET', `${SLIDERS}/${id}`)).json());
const auditOf = async ({ admin }: AdminApi) =>
  z.array(auditEntry).parse((await admin('GET', '/api/admin/audit?resource=sliders&_sort=id')).json());

test('a save of what somebody else changed meanwhile is refused, says who and when, and shows what is there now', async () => {
  const desk = await createAdminApi();
  const seen = await read(desk, 1);
  desk.wait(5 * MINUTE);
  const theirs = slider.parse((await desk.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'عنوان الزميلة' })).json());
  for (const [method, body] of [
    ['PUT', { ...seen, title_ar: 'عنواني' }],
    ['PATCH', { updated_at: seen.updated_at, title_ar: 'عنواني' }],
  ] as const) {
    const answer = await desk.admin(method, `${SLIDERS}/1`, body);
    expect(answer.statusCode).toBe(409);
    const { message, changed_since } = errorResponse.parse(answer.json());
    expect(message).toMatch(/^عُدّل هذا العنصر بعد أن فتحته \(نورهان .*، 2 مارس 2026/);
    expect(changed_since).toMatchObject({ at: theirs.updated_at, current: theirs });
    expect(message).toContain(changed_since?.by);
  }
  expect(await read(desk, 1)).toEqual(theirs);
});

test('whoever says no version writes last and wins; whoever saw the newest one saves', async () => {
  const desk = await createAdminApi();
  await desk.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'أول' });
  const { updated_at: _version, ...withoutVersion } = await read(desk, 1);
  expect((await desk.admin('PUT', `${SLIDERS}/1`, { ...withoutVersion, title_ar: 'ثان' })).statusCode).toBe(200);
  const newest = await read(desk, 1);
  expect((await desk.admin('PUT', `${SLIDERS}/1`, { ...newest, title_ar: 'ثالث' })).statusCode).toBe(200);
});

test('two changes at the same moment are two versions', async () => {
  const desk = await createAdminApi();
  const first = slider.parse((await desk.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'أول' })).json());
  const second = slider.parse((await desk.admin('PATCH', `${SLIDERS}/1`, { title_ar: 'ثان' })).json());
  expect(second.updated_at > first.updated_at).toBe(true);
  expect(
    (await desk.admin('PATCH', `${SLIDERS}/1`, { updated_at: first.updated_at, title_ar: 'ثالث' })).statusCode,
  ).toBe(409);
});

test('a whole record can be sent back: what is not written by hand is not taken from there', async () => {
  const desk = await createAdminApi();
  const kept = await read(desk, 2);
  const answer = await desk.admin('PUT', `${SLIDERS}/2`, {
    ...kept,
    id: 77,
    created_at: '2001-01-01T00:00:00.000Z',
    search: 'x',
    is_admin: true,
    title_en: 'Changed',
  });
  const saved = slider.parse(answer.json());
  expect(saved).toEqual({ ...kept, title_en: 'Changed', updated_at: saved.updated_at });
  expect((await desk.admin('GET', `${SLIDERS}/77`)).statusCode).toBe(404);
});

test('each write leaves an entry of who did what, with what it was before and is now', async () => {
  const desk = await createAdminApi();
  const { id } = slider.parse(
    (await desk.admin('POST', SLIDERS, { title_ar: 'شريحة', title_en: 'x'.repeat(200) })).json(),
  );
  await desk.admin('PATCH', `${SLIDERS}/${id}`, { title_ar: 'شريحة أخرى', is_active: false });
  await desk.admin('PATCH', `${SLIDERS}/${id}`, { title_ar: '' });
  await desk.admin('DELETE', `${SLIDERS}/${id}`);
  const entries = await auditOf(desk);
  expect(entries.map(({ action, record }) => [action, record])).toEqual([
    ['slider.created', '5'],
    ['slider.updated', '5'],
    ['slider.deleted', '5'],
  ]);
  expect(entries[0]?.details).toMatchObject({ after: { title_ar: 'شريحة', is_active: true } });
  expect(entries[1]?.details).toEqual({
    before: { title_ar: 'شريحة', is_active: true },
    after: { title_ar: 'شريحة أخرى', is_active: false },
  });
  expect(entries[2]?.details).toMatchObject({ before: { title_ar: 'شريحة أخرى' } });
  expect(entries.every(({ actor_id }) => actor_id === 1)).toBe(true);
});

test('a key makes one row of several calls, with the answer of the first', async () => {
  const desk = await createAdminApi();
  const post = () => desk.admin('POST', SLIDERS, { title_ar: 'مرة واحدة' }, { 'idempotency-key': 'one-slide-only' });
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect((await desk.admin('GET', SLIDERS)).headers['x-total-count']).toBe('5');
  expect(await auditOf(desk)).toHaveLength(1);
});

test('a key that comes back for another row is a mistake, not a replay', async () => {
  const desk = await createAdminApi();
  const hide = (id: number) =>
    desk.admin('PATCH', `${SLIDERS}/${id}`, { is_active: false }, { 'idempotency-key': 'hide-this-one' });
  expect((await hide(1)).statusCode).toBe(200);
  expect((await hide(2)).statusCode).toBe(409);
  expect((await read(desk, 2)).is_active).toBe(true);
});

test('a removal that is sent again by its key is answered as the first was', async () => {
  const desk = await createAdminApi();
  const remove = () => desk.admin('DELETE', `${SLIDERS}/1`, undefined, { 'idempotency-key': 'remove-it-once' });
  for (const answer of [await remove(), await remove()]) expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
});

test.each(['0', '-1', 'x', '1.0', "1'", '999999', '99999999999999999999'])('nothing has the number %s', async (id) => {
  const { admin } = await createAdminApi();
  for (const [method, body] of [
    ['GET'],
    ['PUT', { title_ar: 'س' }],
    ['PATCH', { title_ar: 'س' }],
    ['DELETE'],
  ] as const) {
    const answer = await admin(method, `${SLIDERS}/${id}`, body);
    expect(answer.statusCode).toBe(404);
    expect(errorResponse.parse(answer.json()).message).toBe('العنصر المطلوب غير موجود.');
  }
});

test.each([[[]], ['text'], [7], [null]])('a body that is %j is no record', async (body) => {
  const { app, signIn } = await createAdminApi();
  const token = await signIn('admin@miqyas.example');
  for (const [method, url] of [
    ['POST', SLIDERS],
    ['PUT', `${SLIDERS}/1`],
    ['PATCH', `${SLIDERS}/1`],
  ] as const) {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect(answer.statusCode).toBe(422);
  }
});

test('a removal may name a type of body and send none; nothing else may', async () => {
  const { app, signIn } = await createAdminApi();
  const headers = {
    authorization: `Bearer ${await signIn('admin@miqyas.example')}`,
    'content-type': 'application/json',
  };
  const removed = await app.inject({ method: 'DELETE', url: `${SLIDERS}/1`, headers });
  expect([removed.statusCode, removed.json()]).toEqual([200, {}]);
  for (const [method, url] of [
    ['POST', SLIDERS],
    ['PUT', `${SLIDERS}/2`],
    ['PATCH', `${SLIDERS}/2`],
  ] as const)
    expect((await app.inject({ method, url, headers })).statusCode).toBe(400);
  const poisoned = await app.inject({
    method: 'PATCH',
    url: `${SLIDERS}/2`,
    headers,
    payload: '{"__proto__":{"is_active":false}}',
  });
  expect(poisoned.statusCode).toBe(400);
});

test('more than 64 KB are not read', async () => {
  const { admin } = await createAdminApi();
  expect((await admin('POST', SLIDERS, { title_ar: 'س', description_ar: 'x'.repeat(70_000) })).statusCode).toBe(413);
});
