import { tableColumns, importReport } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi } from '../testing/admin-api.ts';

test('reports each cell that a dry run would change, as an export writes it', async () => {
  const { app, signIn } = await createAdminApi();
  const table = 'slug,عدد المشروعات,ظاهر,رأس المال إلى,الاسم\nenergy,٤١,لا,90000000,الطاقة\n';
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/sectors/import?dry_run=1',
    headers: { authorization: `Bearer ${await signIn('admin@miqyas.example')}`, 'content-type': 'text/csv' },
    payload: table,
  });
  const { rows } = importReport.parse(response.json());
  expect(rows[0]?.changes.map(({ label, after }) => [label, after])).toEqual([
    ['عدد المشروعات', '41'],
    ['ظاهر', 'لا'],
    ['رأس المال إلى', '90000000'],
  ]);
});

test.each(['services', 'sectors', 'studies'] as const)(
  'names the columns that an import of %s reads, which are the headings of its export',
  async (resource) => {
    const { admin } = await createAdminApi();
    const columns = tableColumns.parse((await admin('GET', `/api/admin/${resource}/import`)).json());
    const [head = ''] = (await admin('GET', `/api/admin/${resource}/export.csv`)).body.split('\r\n');
    expect(columns.map(({ label }) => label)).toEqual(head.replace('\uFEFF', '').split(','));
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
  },
);
