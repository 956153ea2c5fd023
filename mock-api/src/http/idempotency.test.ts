import {
  adminSettings,
  authResponse,
  calculationInput,
  errorResponse,
  settingGroups,
  type SettingGroup,
} from 'shared-lib/contracts';
import { pdfFile } from 'testing/documents';
import { expect, test } from 'vitest';
import { writeCalculationWorkbook } from '../documents/workbook/calculation-workbook.ts';
import type { OpenApiDocument } from '../openapi/json-schema.ts';
import { accessMatrix } from '../testing/access-matrix.ts';
import { callers } from '../testing/access-rules.ts';
import { beforeAllTests } from '../testing/before-all-tests.ts';
import { createAccessMatrixApi, type AccessMatrixApi } from '../testing/access-matrix-api.ts';
import { passwordOf } from '../testing/test-app.ts';

const KEY = 'Idempotency-Key';

let site: AccessMatrixApi;
let document: OpenApiDocument;

beforeAllTests(async (onFinished) => {
  site = await createAccessMatrixApi({}, onFinished);
  document = (await site.get('/api/openapi.json')).json();
});

const isDescribed = (method: string, path: string): boolean =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{path}')]?.[method.toLowerCase()]?.parameters.some(
    ({ name }) => name === KEY,
  ) ?? false;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const routes = Object.entries(accessMatrix).map(([route, rule]) => {
  const [method, path] = route.split(' ') as [Method, string];
  return { route, method, path, rule };
});

interface RequestParts {
  body: object;
  headers?: Record<string, string>;
  /** Replaces the token of the caller. */
  token?: string;
}

const file = async (name: string, bytes: string | Uint8Array<ArrayBuffer>): Promise<RequestParts> => {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': String(encoded.headers.get('content-type')) },
  };
};

const table = async (): Promise<RequestParts> => ({
  body: Buffer.from('الاسم\r\nقسم جديد\r\n'),
  headers: { 'content-type': 'text/csv' },
});
const currentSettings = async (group: SettingGroup): Promise<RequestParts> => ({
  body: adminSettings.parse(
    (await site.get('/api/admin/settings', { token: await site.signIn('admin@miqyas.example') })).json(),
  )[group],
});

const password = 'dune-harbour-27';
const registration = (email: string) => ({
  name: 'سعاد المنيع',
  email,
  phone: '0551234567',
  role: 'client',
  password,
  password_confirmation: password,
});

/** A PNG of one grey pixel. */
const PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64'),
);

const pdf = () => file('a.pdf', pdfFile().toString('latin1'));

/** Valid requests for routes whose request in the access matrix fails before the key is read. */
const validRequests: Readonly<Record<string, () => Promise<RequestParts>>> = {
  'POST /api/auth/login': async () => ({
    body: { email: 'client@miqyas.example', password: passwordOf('client@miqyas.example') },
  }),
  'POST /api/auth/register': async () => ({ body: registration('suad@example.com') }),
  'DELETE /api/account': async () => {
    const { token } = authResponse.parse(
      (await site.post('/api/auth/register', registration('leaver@example.com'))).json(),
    );
    return { body: { password }, token };
  },
  'POST /api/account/requests/:reference/files': pdf,
  'POST /api/account/requests/:reference/checklist/:id/files': pdf,
  'POST /api/account/requests/:reference/payments/:id/receipt': pdf,
  'POST /api/account/consultant-profile/file': pdf,
  'POST /api/consultant/requests/:reference/files': pdf,
  'POST /api/admin/requests/:reference/files': pdf,
  'POST /api/public/calculations/workbook': async () =>
    file('a.xlsx', new Uint8Array(await writeCalculationWorkbook(calculationInput.parse({ fixed_capital: 1000 })))),
  'POST /api/admin/uploads': () => file('a.png', PNG),
  'POST /api/admin/services/import': table,
  'POST /api/admin/sectors/import': table,
  'POST /api/admin/studies/import': table,
  ...Object.fromEntries(
    settingGroups.map((group) => [`PUT /api/admin/settings/${group}`, () => currentSettings(group)]),
  ),
};

test.each(routes.filter(({ method }) => method !== 'GET'))(
  '$route documents the Idempotency-Key exactly when it reads it',
  async ({ route, method, path, rule }) => {
    const caller =
      callers.find((one) => rule.statuses[one] < 400) ??
      callers.find((one) => ![401, 403].includes(rule.statuses[one])) ??
      'visitor';
    const {
      body,
      headers,
      token = await site.tokenOf(caller),
    }: Partial<RequestParts> = (await validRequests[route]?.()) ?? { ...(rule.body && { body: rule.body }) };
    // The request for a missing study fails before the key is read.
    const target = rule.id === 'no-such-study' ? { ...rule, id: '1' } : rule;
    const response = await site.request(method, await site.urlFor(path, target), {
      headers: { ...headers, [KEY]: 'none' },
      ...(token ? { token } : {}),
      ...(body ? { body } : {}),
    });
    expect([415, 422], response.body).not.toContain(response.statusCode);
    const isKeyRead =
      response.statusCode === 400 && errorResponse.parse(response.json()).message === 'مفتاح منع التكرار غير صالح.';
    expect(isKeyRead).toBe(isDescribed(method, path));
  },
);

test('documents no key for reads, sign-in, sign-out, emailed links, account deletion, opened workbooks and link checks', () => {
  for (const { method, path } of routes.filter((one) => one.method === 'GET'))
    expect(isDescribed(method, path), path).toBe(false);
  const without = routes
    .filter(({ method, path }) => method !== 'GET' && !isDescribed(method, path))
    .map(({ route }) => route);
  expect(without.toSorted()).toEqual([
    'DELETE /api/account',
    'POST /api/admin/articles/links',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/public/calculations/workbook',
    'POST /api/public/lost-reference',
  ]);
});
