import { sector, service, study, studyRow } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi } from '../testing/admin-api.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test('lists the services and studies of a sector with filters, order and pages', async () => {
  const { admin } = await createAdminApi();
  const all = z.array(service).parse((await admin('GET', '/api/admin/services')).json());
  const response = await admin(
    'GET',
    '/api/admin/sectors/8/services?_sort=basic_price&_order=desc&_page=1&_limit=2&sector_id=1',
  );
  const ofEnergy = all
    .filter(({ sector_ids }) => sector_ids.includes(8))
    .toSorted((a, b) => b.basic_price - a.basic_price);
  expect(ids(z.array(service).parse(response.json()))).toEqual(ids(ofEnergy.slice(0, 2)));
  expect(response.headers['x-total-count']).toBe(String(ofEnergy.length));
  expect(response.headers.link).toContain(
    '/api/admin/sectors/8/services?_sort=basic_price&_order=desc&_page=2&_limit=2&sector_id=1>; rel="next"',
  );
  const studies = z.array(studyRow).parse((await admin('GET', '/api/admin/sectors/8/studies')).json());
  expect(studies.length).toBeGreaterThan(0);
  expect(studies.every(({ sector_id }) => sector_id === 8)).toBe(true);
});

test('assigns a row that is added under a sector to that sector', async () => {
  const { admin } = await createAdminApi();
  const added = await admin('POST', '/api/admin/sectors/8/services', {
    name_ar: 'خدمة',
    basic_price: 1,
    delivery_days_basic: 1,
    sector_ids: [2],
  });
  expect(added.statusCode).toBe(201);
  expect(service.parse(added.json()).sector_ids).toEqual([2, 8]);
  expect(added.headers.location).toMatch(/\/api\/admin\/services\/9$/);
  const studied = await admin('POST', '/api/admin/sectors/8/studies', { title_ar: 'دراسة', year: 2026, sector_id: 1 });
  expect(study.parse(studied.json()).sector_id).toBe(8);
});

test('responds with 404 under a missing sector', async () => {
  const { admin } = await createAdminApi();
  expect((await admin('GET', '/api/admin/sectors/999/services')).statusCode).toBe(404);
  expect((await admin('POST', '/api/admin/sectors/999/studies', { title_ar: 'دراسة', year: 2026 })).statusCode).toBe(
    404,
  );
  expect((await admin('POST', '/api/admin/sectors/8/studies', { title_ar: '', year: 2026 })).statusCode).toBe(422);
});

test('embeds services and studies into one sector or a list of sectors', async () => {
  const { admin } = await createAdminApi();
  const services = z.array(service).parse((await admin('GET', '/api/admin/services')).json());
  const listed = z.array(studyRow).parse((await admin('GET', '/api/admin/studies')).json());
  const studies = await Promise.all(
    listed.map(async ({ id }) => study.parse((await admin('GET', `/api/admin/studies/${id}`)).json())),
  );
  const whole = z.extend(sector, { services: z.array(service), studies: z.array(study) });
  const list = z
    .array(whole)
    .parse((await admin('GET', '/api/admin/sectors?_embed=services&_embed=studies&_limit=3')).json());
  expect(ids(list)).toEqual([1, 2, 3]);
  for (const { id, services: own, studies: about } of list) {
    expect(own).toEqual(services.filter(({ sector_ids }) => sector_ids.includes(id)));
    expect(about).toEqual(studies.filter(({ sector_id }) => sector_id === id));
  }
  expect(whole.parse((await admin('GET', '/api/admin/sectors/2?_embed=services&_embed=studies')).json())).toEqual(
    list[1],
  );
  expect((await admin('GET', '/api/admin/sectors/2?_embed=studies')).json()).not.toHaveProperty('services');
});

test('expands the sector of studies, but not of services, which have several', async () => {
  const { admin } = await createAdminApi();
  const expanded = z
    .array(z.extend(studyRow, { sector }))
    .parse((await admin('GET', '/api/admin/studies?_expand=sector&_sort=id&_order=desc&_limit=4')).json());
  for (const { sector_id, sector: own } of expanded) expect(own.id).toBe(sector_id);
  expect((await admin('GET', '/api/admin/studies/1?_expand=sector')).json().sector).toMatchObject({
    id: expect.any(Number),
  });
  expect((await admin('GET', '/api/admin/services/1?_expand=sector')).json()).not.toHaveProperty('sector');
});

test.each(['_embed=nothing', '_embed=users', '_embed=__proto__', '_expand=constructor', '_expand=services', '_embed='])(
  'ignores %s',
  async (query) => {
    const { admin } = await createAdminApi();
    const plain = await admin('GET', '/api/admin/sectors/1');
    expect((await admin('GET', `/api/admin/sectors/1?${query}`)).json()).toEqual(plain.json());
  },
);

test('responds with 400 when there are too many embedded rows', async () => {
  const { admin, db } = await createAdminApi();
  const { id: _id, ...row } = await db.selectFrom('studies').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
  for (let part = 0; part < 10; part += 1)
    await db
      .insertInto('studies')
      .values(Array.from({ length: 100 }, (_, index) => ({ ...row, slug: `study-${part}-${index}` })))
      .execute();
  const response = await admin('GET', '/api/admin/sectors?_embed=studies');
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(/^العناصر المرتبطة أكثر/);
});
