import { importReport } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi } from '../testing/admin-api.ts';

const createImportApi = async () => {
  const { app, admin, signIn, db } = await createAdminApi();
  const authorization = `Bearer ${await signIn('admin@miqyas.example')}`;
  const importTable = async (resource: 'sectors' | 'studies', payload: string, query = '') => {
    const headers = { authorization, 'content-type': 'text/csv' };
    const response = await app.inject({
      method: 'POST',
      url: `/api/admin/${resource}/import${query}`,
      headers,
      payload,
    });
    return importReport.parse(response.json());
  };
  const exported = async (resource: string) => (await admin('GET', `/api/admin/${resource}/export.csv`)).body;
  const everything = async () => JSON.stringify(await db.selectFrom('sectors').selectAll().execute());
  return { admin, importTable, exported, everything };
};

test('reads the numbers of a spreadsheet with decimal commas, words and currencies', async () => {
  const { admin, importTable } = await createImportApi();
  const table = [
    'slug;رأس المال من;رأس المال إلى;نسبة النجاح;متوسط العائد',
    'energy;2500,00;1.250.000;92,5;12٫25٪',
    "industrial;$1'500;1.5 مليون دولار;٩٣%;(2,5)",
  ].join('\n');
  expect(await importTable('sectors', table)).toMatchObject({ updated: 2, errors: [] });
  const [energy] = (await admin('GET', '/api/admin/sectors?slug=energy')).json();
  expect(energy).toMatchObject({
    typical_capital: { from: 2500, to: 1_250_000 },
    success_rate: 92.5,
    average_roi: 12.25,
  });
  const [industrial] = (await admin('GET', '/api/admin/sectors?slug=industrial')).json();
  expect(industrial).toMatchObject({
    typical_capital: { from: 1500, to: 1_500_000 },
    success_rate: 93,
    average_roi: -2.5,
  });
});

test('names row and column of each number that it cannot read or that has two readings', async () => {
  const { importTable, everything } = await createImportApi();
  const before = await everything();
  const table = [
    'slug;رأس المال من;رأس المال إلى;نسبة النجاح',
    'energy;1.250;1e6;1,250',
    'industrial;1.2.3;5000 ريال;abc',
  ].join('\n');
  const { errors } = await importTable('sectors', table, '?dry_run=1');
  expect(errors.map(({ line, label, message }) => [line, label, message.replaceAll(/[\u2066-\u2069]/g, '')])).toEqual([
    [2, 'نسبة النجاح', '«1,250» تُقرأ بوجهين: اكتبها 1.25 أو 1250'],
    [2, 'رأس المال من', '«1.250» تُقرأ بوجهين: اكتبها 1250 أو 1.25'],
    [2, 'رأس المال إلى', '«1e6» مكتوب بصيغة أسية: اكتب الرقم بخاناته كلها'],
    [3, 'نسبة النجاح', '«abc» ليس رقماً'],
    [3, 'رأس المال من', 'لا يتضح الرقم من فواصل «1.2.3»: اكتبه بلا فواصل آلاف'],
    [3, 'رأس المال إلى', 'عملة «5000 ريال» ليست عملة هذه الخانة'],
  ]);
  expect(await everything()).toBe(before);
});

test('names the line of a number in a cell with several', async () => {
  const { importTable } = await createImportApi();
  const table = 'العنوان,القطاع,السنة,التدفقات النقدية\nمعصرة,الزراعي,2026,"-100000\nكثير\n1.250"\n';
  const { errors } = await importTable('studies', table, '?dry_run=1');
  expect(errors.map(({ line, label, message }) => [line, label, message.replaceAll(/[\u2066-\u2069]/g, '')])).toEqual([
    [2, 'التدفقات النقدية', 'السطر 2 من الخانة: «كثير» ليس رقماً'],
    [2, 'التدفقات النقدية', 'السطر 3 من الخانة: «1.250» تُقرأ بوجهين: اكتبها 1250 أو 1.25'],
  ]);
});

test('reads the numbers of its own export as the same numbers', async () => {
  const { admin, importTable, exported } = await createImportApi();
  const [sector] = (await admin('GET', '/api/admin/sectors?slug=energy')).json();
  const figures = { success_rate: 87.125, average_roi: -7.25, projects_count: 1_234_567 };
  expect((await admin('PATCH', `/api/admin/sectors/${sector.id}`, figures)).statusCode).toBe(200);
  expect(await importTable('sectors', await exported('sectors'))).toMatchObject({ unchanged: 8, errors: [] });
});
