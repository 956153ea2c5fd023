import refineProvider, { axiosInstance } from '@refinedev/simple-rest';
import { fetchUtils } from 'ra-core';
import reactAdminProvider from 'ra-data-json-server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dialectResources, type DialectResource } from '../testing/dialect-resources.ts';
import { startListeningApi } from '../testing/listening-api.ts';

/** A row of any resource. */
const record = z.looseObject({ id: z.int(), updated_at: z.string() });
const records = z.array(record);

/** A second row, with another value in unique fields. */
const another = ({ row }: DialectResource): Record<string, unknown> =>
  'email' in row ? { ...row, email: 'another@example.com' } : row;

describe('ra-data-json-server, unmodified', () => {
  const connect = async () => {
    const { adminUrl, token } = await startListeningApi();
    const user = { authenticated: true, token: `Bearer ${token}` };
    return reactAdminProvider(adminUrl, (url: string, options = {}) => fetchUtils.fetchJson(url, { ...options, user }));
  };

  test.each(dialectResources)(
    '$resource: creates, reads, updates one and many, deletes one and many',
    async (sample) => {
      const { resource, row, text, change } = sample;
      const provider = await connect();
      const list = (filter: object = {}) =>
        provider.getList(resource, {
          pagination: { page: 1, perPage: 100 },
          sort: { field: 'id', order: 'DESC' },
          filter,
        });
      const before = (await list()).total ?? 0;

      const first = record.parse((await provider.create(resource, { data: row })).data);
      const second = record.parse((await provider.create(resource, { data: another(sample) })).data);
      expect(first).toMatchObject(row);
      expect(second.id).toBe(first.id + 1);

      const listed = await list();
      expect(listed.total).toBe(before + 2);
      // Lists leave out long texts of articles and studies.
      expect([second, first]).toMatchObject(records.parse(listed.data).slice(0, 2));
      expect((await list({ id: [first.id, second.id] })).total).toBe(2);
      expect((await provider.getOne(resource, { id: first.id })).data).toEqual(first);
      expect(
        records
          .parse((await provider.getMany(resource, { ids: [second.id, first.id, 999_999] })).data)
          .map(({ id }) => id),
      ).toEqual([first.id, second.id]);

      // Sends the whole record, including the server's fields.
      const updated = record.parse(
        (await provider.update(resource, { id: first.id, data: { ...first, [text]: 'اسم آخر' }, previousData: first }))
          .data,
      );
      expect(updated).toMatchObject({ ...first, [text]: 'اسم آخر', updated_at: expect.any(String) });
      await expect(
        provider.update(resource, { id: first.id, data: { ...first, [text]: 'متأخر' }, previousData: first }),
      ).rejects.toMatchObject({ status: 409 });

      const many = 'email' in row ? [first.id] : [first.id, second.id];
      // This client sends PUT, which replaces a row: without all fields it would empty the others.
      await expect(provider.updateMany(resource, { ids: many, data: change })).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining('PATCH'),
      });
      expect((await provider.getOne(resource, { id: first.id })).data).toEqual(updated);
      expect((await provider.updateMany(resource, { ids: [first.id], data: { ...updated, ...change } })).data).toEqual([
        first.id,
      ]);
      expect((await provider.getOne(resource, { id: first.id })).data).toMatchObject({
        ...row,
        [text]: 'اسم آخر',
        ...change,
      });

      await provider.delete(resource, { id: first.id, previousData: first });
      await provider.deleteMany(resource, { ids: [second.id] });
      expect((await list()).total).toBe(before);
      await expect(provider.getOne(resource, { id: first.id })).rejects.toMatchObject({ status: 404 });
    },
  );

  test.each(['services', 'studies'])('reads %s of a sector as references, in pages', async (resource) => {
    const provider = await connect();
    const reference = (page: number) =>
      provider.getManyReference(resource, {
        target: 'sector_id',
        id: 1,
        pagination: { page, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
      });
    const first = await reference(1);
    const second = await reference(2);
    expect(first.total).toBeGreaterThan(1);
    expect(second.total).toBe(first.total);
    expect(records.parse(second.data)[0]?.id).toBeGreaterThan(records.parse(first.data)[0]?.id ?? Infinity);
  });

  test('filters by nested fields and embeds children', async () => {
    const provider = await connect();
    const { data } = await provider.getList('sectors', {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'typical_capital.from', order: 'ASC' },
      filter: { typical_capital: { from_gte: 100_000 } },
      meta: { embed: 'studies' },
    });
    const sectors = z
      .array(z.looseObject({ studies: z.array(record), typical_capital: z.object({ from: z.int() }) }))
      .parse(data);
    expect(sectors.length).toBeGreaterThan(0);
    const from = sectors.map(({ typical_capital }) => typical_capital.from);
    expect(from).toEqual(from.filter((value) => value >= 100_000).toSorted((a, b) => a - b));
    expect(sectors.flatMap(({ studies }) => studies).length).toBeGreaterThan(0);
  });

  test('receives status, message and field errors', async () => {
    const provider = await connect();
    await expect(provider.create('sectors', { data: { name_ar: '' } })).rejects.toMatchObject({
      status: 422,
      message: 'تحقق من الحقول المحددة ثم أعد المحاولة.',
      body: { errors: { name_ar: ['الاسم مطلوب'] } },
    });
    await expect(provider.delete('sectors', { id: 1 })).rejects.toMatchObject({ status: 409 });
  });
});

describe('@refinedev/simple-rest, unmodified', () => {
  const connect = async () => {
    const { adminUrl, token } = await startListeningApi();
    axiosInstance.defaults.headers.common.Authorization = `Bearer ${token}`;
    return refineProvider(adminUrl);
  };

  test.each(dialectResources)('$resource: creates, reads, updates and deletes', async (sample) => {
    const { resource, row, text, change } = sample;
    const provider = await connect();
    const list = async (more: object = {}) => {
      const { data, total } = await provider.getList({
        resource,
        pagination: { currentPage: 1, pageSize: 100 },
        sorters: [{ field: 'id', order: 'desc' }],
        ...more,
      });
      return { data: records.parse(data), total };
    };
    const before = (await list()).total;

    const first = record.parse((await provider.create({ resource, variables: row })).data);
    const second = record.parse((await provider.create({ resource, variables: another(sample) })).data);
    expect(first).toMatchObject(row);
    expect([second, first]).toMatchObject((await list()).data.slice(0, 2));
    expect((await list()).total).toBe(before + 2);
    expect([first]).toMatchObject((await list({ pagination: { currentPage: 2, pageSize: 1 } })).data);
    expect([first]).toMatchObject(
      (
        await list({
          filters: [
            { field: 'id', operator: 'gte', value: first.id },
            { field: 'id', operator: 'ne', value: second.id },
          ],
        })
      ).data,
    );
    expect(
      (
        await list({
          filters: [
            { field: text, operator: 'contains', value: String(row[text]).slice(1, 5) },
            { field: 'id', operator: 'eq', value: first.id },
          ],
        })
      ).data,
    ).toEqual([first]);
    expect(
      (
        await list({
          filters: [
            { field: 'q', operator: 'eq', value: row[text] },
            { field: 'id', operator: 'gte', value: first.id },
          ],
        })
      ).total,
    ).toBe(2);

    expect((await provider.getOne({ resource, id: first.id })).data).toEqual(first);
    expect(records.parse((await provider.getMany({ resource, ids: [first.id, second.id] })).data)).toEqual([
      first,
      second,
    ]);

    const updated = (await provider.update({ resource, id: first.id, variables: { [text]: 'اسم آخر' } })).data;
    expect(updated).toMatchObject({ ...first, [text]: 'اسم آخر', updated_at: expect.any(String) });
    await expect(
      provider.update({ resource, id: first.id, variables: { updated_at: first.updated_at, ...change } }),
    ).rejects.toMatchObject({ statusCode: 409 });
    // This provider has no updateMany, so refine updates rows one by one.
    await Promise.all([first.id, second.id].map((id) => provider.update({ resource, id, variables: change })));
    for (const id of [first.id, second.id])
      expect((await provider.getOne({ resource, id })).data).toMatchObject(change);
    await provider.update({
      resource,
      id: second.id,
      variables: { ...second, ...row, ...('email' in row ? { email: second.email } : {}), updated_at: undefined },
      meta: { method: 'put' },
    });

    for (const id of [first.id, second.id]) expect((await provider.deleteOne({ resource, id })).data).toEqual({});
    expect((await list()).total).toBe(before);
    await expect(provider.getOne({ resource, id: first.id })).rejects.toMatchObject({ statusCode: 404 });
  });

  test('receives status and message of an error', async () => {
    const provider = await connect();
    await expect(provider.create({ resource: 'articles', variables: { title_ar: '' } })).rejects.toMatchObject({
      statusCode: 422,
      message: 'تحقق من الحقول المحددة ثم أعد المحاولة.',
    });
  });
});
