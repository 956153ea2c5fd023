import { errorResponse, importReport, type ImportReport } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createAdminApi } from '../testing/admin-api.ts';
import * as z from 'zod/mini';

type ImportedResource = 'services' | 'sectors' | 'studies';

const createImportApi = async () => {
  const api = await createAdminApi();
  const token = await api.signIn('admin@miqyas.example');
  const send = (resource: ImportedResource, table: string | Buffer, query = '', headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'POST',
      url: `/api/admin/${resource}/import${query}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', ...headers },
      payload: table,
    });
  const importTable = async (resource: ImportedResource, table: string | Buffer, query = ''): Promise<ImportReport> =>
    importReport.parse((await send(resource, table, query)).json());
  const exported = async (resource: ImportedResource) =>
    (await api.admin('GET', `/api/admin/${resource}/export.csv`)).body;
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        (['services', 'sectors', 'service_sectors', 'slug_history', 'audit_entries'] as const).map((name) =>
          api.db.selectFrom(name).selectAll().execute(),
        ),
      ),
    );
  return { ...api, token, send, importTable, exported, everything };
};

test.each(['services', 'sectors'] as const)('changes nothing when an export of %s is imported', async (resource) => {
  const { importTable, exported } = await createImportApi();
  const table = await exported(resource);
  expect(await importTable(resource, table)).toMatchObject({
    dry_run: false,
    created: 0,
    updated: 0,
    unchanged: 8,
    errors: [],
    ignored: [],
  });
});

const rowsOf = z.array(z.object({ id: z.number() }));
const ofSectors = z.object({ sector_ids: z.array(z.number()) });

test('updates changed rows and creates new ones', async () => {
  const { admin, importTable, exported, get } = await createImportApi();
  const [head = '', first = '', ...rest] = (await exported('services')).split('\r\n');
  expect(first).toContain('دراسات الجدوى');
  const table = [head, first.replace('دراسات الجدوى', 'دراسات جدوى المشروعات'), ...rest].join('\r\n');
  const report = await importTable('services', table);
  expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 7 });
  expect(report.rows[0]).toEqual({
    line: 2,
    id: 1,
    name: 'دراسات جدوى المشروعات',
    outcome: 'updated',
    changes: [{ label: 'الاسم', before: 'دراسات الجدوى', after: 'دراسات جدوى المشروعات' }],
  });
  expect((await get('/api/public/services/1')).json().data.name_ar).toBe('دراسات جدوى المشروعات');

  const more =
    'الاسم,السعر الأساسي بالدولار,أيام التسليم,المخرجات,القطاعات,ظاهر\r\nتقييم الأصول,"٢٬٥٠٠",١٠,"تقرير التقييم\nجلسة مناقشة","industrial، الزراعي",لا\r\n';
  expect(await importTable('services', more)).toMatchObject({
    created: 1,
    rows: [{ line: 2, id: null, name: 'تقييم الأصول', outcome: 'created' }],
  });
  const [added] = (await admin('GET', '/api/admin/services?_sort=id&_order=desc&_limit=1')).json();
  expect(added).toMatchObject({
    name_ar: 'تقييم الأصول',
    slug: 'تقييم-الاصول',
    basic_price: 2500,
    delivery_days_basic: 10,
    deliverables: ['تقرير التقييم', 'جلسة مناقشة'],
    is_active: false,
    sort_order: 9,
  });
  const named = rowsOf.parse((await admin('GET', '/api/admin/sectors?slug=industrial&slug=agricultural')).json());
  expect(new Set(ofSectors.parse(added).sector_ids)).toEqual(new Set(named.map(({ id }) => id)));
});

test('reports the changes of a dry run and makes none', async () => {
  const { importTable, everything } = await createImportApi();
  const before = await everything();
  const table = 'slug,الاسم,نسبة النجاح\nindustrial,الصناعي,٩٣%\n,النقل,80\nenergy,الطاقة,\n';
  const report = await importTable('sectors', table, '?dry_run=1');
  expect(report).toMatchObject({ dry_run: true, created: 1, updated: 1, unchanged: 1, errors: [] });
  expect(report.rows.map(({ line, name, outcome }) => [line, name, outcome])).toEqual([
    [2, 'الصناعي', 'updated'],
    [3, 'النقل', 'created'],
    [4, 'الطاقة', 'unchanged'],
  ]);
  expect(await everything()).toBe(before);
  expect(await importTable('sectors', table)).toMatchObject({ dry_run: false, created: 1, updated: 1, unchanged: 1 });
});

test('reports every invalid cell by line and column, and imports no row', async () => {
  const { importTable, everything, send } = await createImportApi();
  const before = await everything();
  const table = [
    'الرقم,الرابط المختصر,الاسم,السعر الأساسي بالدولار,أيام التسليم,الخطوات,القطاعات,ظاهر',
    ',,خدمة سليمة,100,5,,,نعم',
    ',,,كثير,-3,,,ربما',
    ',,"خدمة',
    'من سطرين",100,5,"[{""title"":"""",""days"":1}]",بحري,نعم',
    '999,,خدمة,100,5,,,نعم',
    ',business-plans,خطط الأعمال,1800,5,,,نعم',
    '2,,خطط الأعمال,1800,5,,,نعم',
    '1,business-plans,دراسات الجدوى,2500,5,,,نعم',
  ].join('\n');
  const errors = [
    [3, 'الاسم', 'الاسم مطلوب'],
    [3, 'السعر الأساسي بالدولار', '«\u2066كثير\u2069» ليس رقماً'],
    [3, 'أيام التسليم', 'القيمة غير صحيحة'],
    [3, 'ظاهر', 'القيمة غير صحيحة'],
    [4, 'الخطوات', 'العنوان مطلوب'],
    [4, 'القطاعات', 'القيمة غير صحيحة'],
    [6, 'الرقم', 'لا يوجد عنصر بهذا الرقم. اترك الخانة فارغة لإضافة عنصر جديد.'],
    [8, 'الرقم', 'هذا العنصر مذكور أيضاً في السطر 7.'],
  ];
  const dryRun = await importTable('services', table, '?dry_run=1');
  const reported = dryRun.errors.map(({ line, label, message }) => [line, label, message]);
  for (const error of errors) expect(reported).toContainEqual(error);
  expect(reported.filter(([line]) => line === 9).map(([, label]) => label)).toEqual(['الرابط المختصر']);
  expect(reported).toHaveLength(errors.length + 1);

  const response = await send('services', table);
  expect(response.statusCode).toBe(422);
  const rejected = errorResponse.parse(response.json());
  expect(rejected.message).toBe('لم يُستورد شيء. صحّح الصفوف المذكورة ثم أعد المحاولة.');
  expect(rejected.errors?.['3.basic_price']).toEqual(['«\u2066كثير\u2069» ليس رقماً']);
  expect(await everything()).toBe(before);
});

test('keeps the other nested fields, and ignores empty number cells', async () => {
  const { admin, importTable } = await createImportApi();
  const before = (await admin('GET', '/api/admin/sectors?slug=energy')).json()[0];
  await importTable(
    'sectors',
    'slug,رأس المال إلى,عدد المشروعات,المزايا الرئيسة\nenergy,90000000,,"سوق واسع\nدعم حكومي"\n',
  );
  const after = (await admin('GET', '/api/admin/sectors?slug=energy')).json()[0];
  expect(after).toMatchObject({
    name_ar: before.name_ar,
    projects_count: before.projects_count,
    typical_capital: { from: before.typical_capital.from, to: 90_000_000 },
    key_features: '["سوق واسع","دعم حكومي"]',
  });
});

test('removes the apostrophe that escapes formulas', async () => {
  const { admin, importTable } = await createImportApi();
  await importTable('sectors', `slug,حجم السوق,الوصف\nenergy,'+5 مليارات,'نص بعلامة\n`);
  expect((await admin('GET', '/api/admin/sectors?slug=energy')).json()[0]).toMatchObject({
    market_size: '+5 مليارات',
    description_ar: "'نص بعلامة",
  });
});

test.each([
  ['semicolons', Buffer.from('slug;الاسم\nenergy;طاقة المستقبل\n')],
  ['tabs', Buffer.from('slug\tالاسم\nenergy\tطاقة المستقبل\n')],
  [
    'the Windows-1256 encoding',
    Buffer.concat([
      Buffer.from('slug,name_ar\r\nenergy,'),
      Buffer.from([0xd8, 0xc7, 0xde, 0xc9, 0x20, 0xc7, 0xe1, 0xe3, 0xd3, 0xca, 0xde, 0xc8, 0xe1]),
      Buffer.from('\r\n'),
    ]),
  ],
  ['a byte order mark and empty lines', Buffer.from('\uFEFFslug,الاسم\r\n\r\nenergy,طاقة المستقبل\r\n\r\n')],
  ['unknown headings', Buffer.from('slug,ملاحظاتي,الاسم\nenergy,مهم,طاقة المستقبل\n')],
])('reads a table with %s', async (_what, table) => {
  const { admin, importTable } = await createImportApi();
  const report = await importTable('sectors', table);
  expect(report).toMatchObject({ updated: 1, errors: [] });
  expect((await admin('GET', '/api/admin/sectors?slug=energy')).json()[0].name_ar).toBe('طاقة المستقبل');
});

test('reports unknown headings', async () => {
  const { importTable } = await createImportApi();
  expect((await importTable('sectors', 'slug,ملاحظاتي,الاسم\nenergy,مهم,الطاقة\n', '?dry_run=1')).ignored).toEqual([
    'ملاحظاتي',
  ]);
});

test.each([
  ['an empty file', '', 'لا يوجد في السطر الأول أي عنوان معروف. ابدأ من ملف التصدير لتبقى العناوين كما هي.'],
  ['other headings', 'a,b\n1,2\n', 'لا يوجد في السطر الأول أي عنوان معروف. ابدأ من ملف التصدير لتبقى العناوين كما هي.'],
  ['headings only', 'الاسم\n', 'لا توجد صفوف بعد سطر العناوين.'],
  ['a duplicate heading', 'الاسم,name_ar\nا,ب\n', 'تكرر أحد عناوين الأعمدة في السطر الأول.'],
  ['an unclosed quotation mark', 'الاسم\n"نقل\n', 'تعذرت قراءة الجدول عند السطر 2: علامة تنصيص ناقصة أو زائدة.'],
  ['a workbook', `PK\u0003\u0004\u0000\u0000`, 'الملف ليس جدول CSV. احفظ الجدول بصيغة «CSV UTF-8» ثم أعد المحاولة.'],
  ['too many rows', `الاسم\n${'نقل\n'.repeat(501)}`, 'يتسع الاستيراد لما لا يزيد على 500\u00A0صف في المرة الواحدة.'],
])('rejects %s', async (_what, table, sentence) => {
  const { send } = await createImportApi();
  for (const query of ['', '?dry_run=1']) {
    const response = await send('sectors', table, query);
    expect(response.statusCode).toBe(422);
    expect(errorResponse.parse(response.json()).errors).toEqual({ file: [sentence] });
  }
});

test('rejects more than 2 MB with 413 and JSON with 415', async () => {
  const { admin, send } = await createImportApi();
  expect((await send('sectors', `الاسم\n${'نقل وتخزين\n'.repeat(150_000)}`)).statusCode).toBe(413);
  const json = await admin('POST', '/api/admin/sectors/import', { name_ar: 'نقل' });
  expect([json.statusCode, errorResponse.parse(json.json()).message]).toEqual([
    415,
    'أرسل الجدول ملف CSV بالنوع text/csv.',
  ]);
});

test('imports once for the same idempotency key', async () => {
  const { admin, send } = await createImportApi();
  const key = { 'idempotency-key': 'import-sectors-1' };
  const table = 'الاسم\nالنقل\n';
  const [first, second] = [await send('sectors', table, '', key), await send('sectors', table, '', key)];
  expect(second.json()).toEqual(first.json());
  expect((await admin('GET', '/api/admin/sectors')).json()).toHaveLength(9);
});

test('changes nothing when an export of studies is imported', async () => {
  const { importTable, exported } = await createImportApi();
  expect(await importTable('studies', await exported('studies'))).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 12,
    errors: [],
    ignored: [],
  });
});

const TITLE = encodeURIComponent('معصرة زيتون');
const NEW_STUDY = [
  'العنوان,القطاع,السنة,رأس المال الثابت بالدولار,رأس المال العامل بالدولار,معدل الخصم,التدفقات النقدية,الفصول وصفحاتها,الدراسة الفنية,صافي القيمة الحالية',
  'معصرة زيتون,الزراعي,2026,"٩٠,٠٠٠",10000,10%,"-100000\n60000\n70000","السوق | 12\nالموقع | ٤",خط عصر بارد,999',
  '',
].join('\r\n');

test('imports a study as a draft and computes its figures, after a dry run that saved nothing', async () => {
  const { importTable, admin } = await createImportApi();
  const find = async () => rowsOf.parse((await admin('GET', `/api/admin/studies?title_ar=${TITLE}`)).json());
  expect(await importTable('studies', NEW_STUDY, '?dry_run=1')).toMatchObject({
    dry_run: true,
    created: 1,
    errors: [],
  });
  expect(await find()).toEqual([]);
  expect(await importTable('studies', NEW_STUDY)).toMatchObject({ created: 1, rows: [{ name: 'معصرة زيتون' }] });
  const [added] = await find();
  expect((await admin('GET', `/api/admin/studies/${added?.id}`)).json()).toMatchObject({
    status: 'draft',
    capital_total: 100_000,
    cash_flows: [-100_000, 60_000, 70_000],
    npv: 12_397,
    toc: [
      { title: 'السوق', pages: 12 },
      { title: 'الموقع', pages: 4 },
    ],
    phases: { technical: 'خط عصر بارد', marketing: '' },
  });
});

test('imports no study when one row has an unknown sector or broken cash flows', async () => {
  const { send, db } = await createImportApi();
  const count = async () => (await db.selectFrom('studies').select('id').execute()).length;
  const before = await count();
  const broken = NEW_STUDY.replace('معصرة زيتون,الزراعي', 'أخرى,قطاع مجهول').replace('60000', 'كثير');
  const response = await send('studies', `${NEW_STUDY}${broken.split('\r\n')[1]}\r\n`);
  expect(response.statusCode).toBe(422);
  const fields = Object.keys(errorResponse.parse(response.json()).errors ?? {});
  expect(fields.every((field) => field.startsWith('5.') || field.startsWith('6.') || field.startsWith('3.'))).toBe(
    true,
  );
  expect(fields.some((field) => field.includes('sector_id'))).toBe(true);
  expect(await count()).toBe(before);
});

test.each(['DRY_RUN=1', 'Dry_run=1', 'dryRun=1', 'dry_run=1&only=new', 'dry-run=1'])(
  'refuses an import with ?%s, and saves nothing',
  async (query) => {
    const { send, everything } = await createImportApi();
    const before = await everything();
    const response = await send('services', 'slug,الاسم\nfeasibility,اسم آخر\n', `?${query}`);
    expect(response.statusCode).toBe(422);
    const { message, errors } = errorResponse.parse(response.json());
    const name = query.split(/[=&]/).at(query.includes('only') ? 2 : 0) ?? '';
    expect(message).toContain(name);
    expect(errors).toEqual({ [name]: [`المعامل «${name}» غير معروف هنا.`] });
    expect(await everything()).toBe(before);
  },
);

test.each(['true', 'yes', '١', '', '1 '])('refuses an import with dry_run=%s, and saves nothing', async (value) => {
  const { send, everything } = await createImportApi();
  const before = await everything();
  const query = `?dry_run=${encodeURIComponent(value)}`;
  expect((await send('services', 'slug,الاسم\nfeasibility,اسم آخر\n', query)).statusCode).toBe(422);
  expect(await everything()).toBe(before);
});

const asUtf16 = (text: string, isBigEndian: boolean): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

test.each<[string, (table: string) => string | Buffer]>([
  ['UTF-16 LE', (table) => asUtf16(table, false)],
  ['UTF-16 BE', (table) => asUtf16(table, true)],
  ['UTF-16 LE with tabs', (table) => asUtf16(table.replaceAll(',', '\t'), false)],
  ['sep=;', (table) => `sep=;\r\n${table.replaceAll(',', ';')}`],
  ['sep=, in UTF-8 with a byte order mark', (table) => `\uFEFFsep=,\n${table}`],
  ['sep and a tab', (table) => `sep=\t\r\n${table.replaceAll(',', '\t')}`],
  ['a quoted sep=|', (table) => `"sep=|"\r\n${table.replaceAll(',', '|')}`],
  ['sep=; in UTF-16', (table) => asUtf16(`SEP=;\n${table.replaceAll(',', ';')}`, false)],
])('reads a table with %s', async (_title, write) => {
  const { importTable } = await createImportApi();
  const report = await importTable('services', write('slug,الاسم\r\nfeasibility,اسم آخر\r\n'), '?dry_run=1');
  expect(report).toMatchObject({ updated: 1, ignored: [], errors: [] });
  expect(report.rows[0]?.changes.map(({ after }) => after)).toEqual(['اسم آخر']);
});

test('counts the line of the separator in the numbers of lines', async () => {
  const { importTable } = await createImportApi();
  const report = await importTable('services', 'sep=;\nid;الاسم\n999;اسم\n', '?dry_run=1');
  expect(report.errors.map(({ line }) => line)).toEqual([3]);
});
