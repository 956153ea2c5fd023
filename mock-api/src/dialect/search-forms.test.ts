import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAdminApi, type AdminApi } from '../testing/admin-api.ts';
import { dialectResources } from '../testing/dialect-resources.ts';
import { createRequestApi } from '../testing/request-api.ts';

const withId = z.looseObject({ id: z.int() });
const ids = z.array(withId);

const find = async ({ admin }: AdminApi, resource: string, q: string, more = '') => {
  const response = await admin('GET', `/api/admin/${resource}?q=${encodeURIComponent(q)}&_sort=id${more}`);
  return { ids: ids.parse(response.json()).map(({ id }) => id), total: Number(response.headers['x-total-count']) };
};

const addUser = async ({ admin }: AdminApi, name: string, email: string, more: object = {}): Promise<number> => {
  const created = await admin('POST', '/api/admin/users', { name, email, role: 'client', status: 'active', ...more });
  expect(created.statusCode, created.body).toBe(201);
  return withId.parse(created.json()).id;
};

const people = async () => {
  const api = await createAdminApi();
  return {
    api,
    zahra: await addUser(api, 'زهراء عبد اللطيف', 'zahra.lateef@fawasil.example', {
      phone: '050 777 1234',
      company: 'مصانع الفواصل',
    }),
    mubarak: await addUser(api, 'مبارك الصيرفي', 'm.sairafi@fawasil.example', { phone: '٠٥٥٨٨٨٤٣٢١' }),
    karim: await addUser(api, 'كريم الزبيدي', 'k.zubaidi@other.example', { phone: '01001234567', country: 'مصر' }),
  };
};

test('accounts are found by forms of words, parts of addresses and phone numbers in any form', async () => {
  const { api, zahra, mubarak, karim } = await people();
  const questions: [q: string, found: number[]][] = [
    ['زهرا', [zahra]],
    ['زَهْراء عبداللطيف', [zahra]],
    ['مصنع فواصل', [zahra]],
    ['صيرف', [mubarak]],
    ['SAIRAFI', [mubarak]],
    ['fawasil', [zahra, mubarak]],
    ['+966 50 777 1234', [zahra]],
    ['00966507771234', [zahra]],
    ['0507771234', [zahra]],
    ['055-888-4321', [mubarak]],
    ['٩٦٦٥٥٨٨٨٤٣٢١', [mubarak]],
    ['+20 100 123 4567', [karim]],
    ['ريم', []],
  ];
  for (const [q, found] of questions)
    expect(await find(api, 'users', q), q).toEqual({ ids: found, total: found.length });
});

test('one wrong letter of a name counts when nothing matches exactly', async () => {
  const { api, zahra, mubarak } = await people();
  for (const [q, id] of [
    ['مبارط', mubarak],
    ['مباراك', mubarak],
    ['مبراك', mubarak],
    ['الصيرقي', mubarak],
    ['زهرلء', zahra],
    ['الفواصم', zahra],
  ] as const)
    expect(await find(api, 'users', q), q).toEqual({ ids: [id], total: 1 });
  const third = await addUser(api, 'مبارط الناصر', 'mubarat@other.example');
  // An exact match leaves no room for a guess.
  expect(await find(api, 'users', 'مبارط')).toEqual({ ids: [third], total: 1 });
  expect(await find(api, 'users', 'الصيرقي', '&role=admin')).toEqual({ ids: [], total: 0 });
});

test('lists, counts and bulk actions find the same rows for a misspelt word', async () => {
  const { api, mubarak } = await people();
  const filter = { q: 'مبارط' };
  expect((await find(api, 'users', filter.q)).ids).toEqual([mubarak]);
  const counted = await api.admin('GET', `/api/admin/users/counts?of=${encodeURIComponent('q=مبارط')}`);
  expect(counted.json()).toEqual([1]);
  const preview = await api.admin('POST', '/api/admin/users/bulk?dry_run=1', { action: 'suspend', filter });
  expect(preview.json(), preview.body).toMatchObject({ matched: 1 });
  const exported = await api.admin('GET', `/api/admin/users/export.csv?q=${encodeURIComponent('مبارط')}`);
  expect(exported.body).toContain('مبارك الصيرفي');
  expect(exported.body).not.toContain('زهراء');
});

test('requests are found by their texts, references and numbers', async () => {
  const api = await createRequestApi();
  const { reference } = await api.submitForm('consultation', 'client');
  const { id } = await api.readAsAdmin(reference);
  const list = async (path: string, person: 'admin' | 'client', q: string) => {
    const response = await api.requestAs(person, 'GET', `${path}${encodeURIComponent(q)}&kind=consultation`);
    const rows = z.array(z.looseObject({ reference: z.string() }));
    return (person === 'admin' ? rows : z.object({ data: rows })).parse(response.json());
  };
  for (const q of [reference, reference.replaceAll('-', ''), 'تعبئة تمر بالقصيم', 'وتعبئه', 'القحطاتي', '0551112222']) {
    const admin = await list('/api/admin/requests?view=all&_sort=id&_order=desc&q=', 'admin', q);
    expect(admin, q).toEqual(expect.arrayContaining([expect.objectContaining({ id, reference })]));
    expect(await list('/api/account/requests?q=', 'client', q), q).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ reference })]),
    });
  }
  for (const q of ['عبئة', 'CT2026999999'])
    expect(await list('/api/account/requests?q=', 'client', q), q).toMatchObject({ data: [] });
});

test.each(['articles', 'studies', 'services', 'sectors', 'sliders'])(
  '%s are found by forms of words',
  async (resource) => {
    const api = await createAdminApi();
    const sample = dialectResources.find((one) => one.resource === resource);
    const title = resource === 'services' || resource === 'sectors' ? 'name_ar' : 'title_ar';
    const created = await api.admin('POST', `/api/admin/${resource}`, {
      ...sample?.row,
      [title]: 'مصانع الزعفران ومسؤولوها',
    });
    const { id } = withId.parse(created.json());
    for (const q of ['زعفران', 'للزعفران', 'وزعفرانها', 'زعف', 'مصنع زعفران', 'مسئول زعفران', 'زعفراز'])
      expect(await find(api, resource, q), q).toEqual({ ids: [id], total: 1 });
    expect((await find(api, resource, 'فران')).ids, 'a part of a word').toEqual([]);
    const versions = await find(api, `${resource}/${id}/versions`, 'الزعفران');
    expect(versions.total).toBe(1);
    await api.admin('DELETE', `/api/admin/${resource}/${id}`);
    expect((await find(api, `${resource}/deleted`, 'مصنعا')).total).toBe(1);
    const deleted = await api.admin(
      'GET',
      `/api/admin/audit?q=${encodeURIComponent(`نورهان ${id}`)}&_sort=id&_order=desc`,
    );
    expect(deleted.json()[0]).toMatchObject({
      resource,
      record: String(id),
      action: expect.stringContaining('deleted'),
    });
  },
);

test('the search of the administration corrects a name only when it finds nothing', async () => {
  const { api } = await people();
  const titles = async (q: string) => {
    const { data } = (await api.admin('GET', `/api/admin/search?q=${encodeURIComponent(q)}`)).json();
    return z
      .array(z.looseObject({ title: z.string() }))
      .parse(data)
      .map(({ title }) => title);
  };
  expect(await titles('الصيرقي')).toEqual(['مبارك الصيرفي']);
  expect(await titles('00966507771234')).toEqual(['زهراء عبد اللطيف']);
  expect(await titles('سيرفرات')).toEqual([]);
});
