import { insertions, runExperiment, type Edit } from './experiment.ts';

/**
 * Counts the files that a plain new field touches: adds one to a resource in a temporary copy of the repository, compiles it, runs a
 * test of it and the tests of the resource, and deletes the copy. `npm run new-field -w mock-api -- services contacts` runs it for these
 * resources, without arguments for all.
 */

const MAX_FILES = 8;
const CONTRACTS = 'shared-lib/src/contracts';
const FIELDS = 'mock-api/src/fields';

const copyEdit: Edit = {
  file: 'mock-api/src/copy/csv.ts',
  before: '  deliverables:',
  added: "  newField: 'New field',\n",
};

/** @param statement adds the column */
const migrationEdits = (statement: string): Edit[] => [
  {
    file: 'mock-api/src/db/migrations/9999-new-field.ts',
    added: `import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isSqlite } from '../table.ts';

/** The column of the experiment. */
export const newField: Migration = {
  up: async (db) => {
    if (isSqlite(db)) await sql\`${statement}\`.execute(db);
  },
};
`,
  },
  {
    file: 'mock-api/src/db/migrate.ts',
    before: 'import { DatabaseError',
    added: "import { newField } from './migrations/9999-new-field.ts';\n",
  },
  {
    file: 'mock-api/src/db/migrate.ts',
    before: '};\n\n/** The names of all',
    added: "  '9999-new-field': newField,\n",
  },
];

/** Where a number is inserted in the contract of a resource and in its field table. */
interface Places {
  contract: string;
  output: string;
  input: string;
  field: string;
  /** Where a test writes a complete row, because PUT requires every field. */
  completeRow?: { file: string; before: string };
}

const contents: Readonly<Record<string, Places>> = {
  services: {
    contract: 'service',
    output: '  deliverables: z.array',
    input: '  deliverables: textList',
    field: '  deliverables: json',
  },
  sectors: {
    contract: 'sector',
    output: '  market_size: z.string',
    input: '  image_alt: optionalText',
    field: '  market_size: text',
  },
  sliders: {
    contract: 'slider',
    output: '  button_link: z.string',
    input: '  button_link: linkText',
    field: '  button_link: text',
    completeRow: { file: 'mock-api/src/resources/sliders/admin-sliders.test.ts', before: '  sort_order: 2,' },
  },
  articles: {
    contract: 'article',
    output: '  reading_minutes: z.int',
    input: '    author_role: optionalText',
    field: '  author_role: text',
  },
  studies: { contract: 'study', output: '  pages: z.int', input: '    pages: z._default', field: '  pages: integer' },
  users: {
    contract: 'user',
    output: '  country: z.string',
    input: '    country: optionalText',
    field: '  country: text',
  },
};

const contentTest = (name: string): string => `import { expect, test } from 'vitest';
import { createAdminApi } from '../../testing/admin-api.ts';
import { dialectNouns } from '../../testing/dialect-nouns.ts';

test('stores, filters, sorts and exports the new field', async () => {
  const { admin } = await createAdminApi();
  const row = dialectNouns.find(({ resource }) => resource === '${name}')?.row;
  const created = (await admin('POST', '/api/admin/${name}', { ...row, new_field: 3 })).json();
  expect(created).toMatchObject({ new_field: 3 });
  expect((await admin('GET', '/api/admin/${name}?new_field=3')).json()).toMatchObject([{ id: created.id }]);
  const [first] = (await admin('GET', '/api/admin/${name}?_sort=new_field&_order=desc')).json();
  expect(first).toMatchObject({ id: created.id });
  expect((await admin('GET', '/api/admin/${name}/export.csv?new_field=3')).body).toContain('New field');
});
`;

const contentEdits = (name: string, { contract, output, input, field, completeRow }: Places): Edit[] => [
  { file: `${CONTRACTS}/${contract}.ts`, before: output, added: '  new_field: z.optional(z.int()),\n' },
  { file: `${CONTRACTS}/${contract}.ts`, before: input, added: '  new_field: z._default(z.int(), 0),\n' },
  {
    file: `${FIELDS}/${name}.ts`,
    before: field,
    added: '  new_field: setDefault(integer({ label: copy.newField }), 0),\n',
  },
  {
    file: `${FIELDS}/${name}.ts`,
    before: 'import { csvCopy',
    added: "import { withDefault as setDefault } from './field.ts';\n",
  },
  ...(completeRow ? [{ ...completeRow, added: '  new_field: 3,\n' }] : []),
  copyEdit,
  ...migrationEdits(`alter table ${name} add column new_field integer not null default 0`),
  { file: `mock-api/src/resources/${name}/new-field.test.ts`, added: contentTest(name) },
];

/** A kind of request: its form, and the first of its own fields, before which the new one is inserted. */
interface Form {
  contract: string;
  path: string;
  first: string;
  input: string;
  /** Where a test compares everything that is stored. */
  stored?: { file: string; before: string };
}

const forms: Readonly<Record<string, Form>> = {
  contacts: {
    contract: 'contact',
    path: 'contact',
    first: 'subject',
    input: "subject: 'x', message: 'x'",
    stored: {
      file: 'mock-api/src/resources/requests/forms/contact.test.ts',
      before: ' subject: message.subject, message',
    },
  },
  consultations: {
    contract: 'consultation',
    path: 'consultation',
    first: 'project_type',
    input: "project_type: '\\u062A\\u062C\\u0627\\u0631\\u064A', description: 'x'",
    stored: {
      file: 'mock-api/src/resources/requests/forms/consultation-and-feasibility.test.ts',
      before: ' project_type, budget_range, timeline, description });',
    },
  },
  'feasibility-requests': {
    contract: 'feasibility',
    path: 'feasibility-request',
    first: 'project_idea',
    input: "project_idea: 'x'",
  },
};

const formTest = (name: string, { path, input }: Form): string => `import { expect, test } from 'vitest';
import { createAdminApi } from '../../../testing/admin-api.ts';

test('stores, filters and exports the new field, and emails it', async () => {
  const { admin, post, emails, app } = await createAdminApi();
  const person = { name: 'x', email: 'x@example.com', phone: '1' };
  await post('/api/public/${path}', { ...person, ${input}, new_field: 'qqq' });
  await app.settled();
  const path = '/api/admin/${name}';
  expect((await admin('GET', path + '?new_field=qqq')).json()).toMatchObject([{ new_field: 'qqq' }]);
  expect((await admin('GET', path + '/export.csv?new_field=qqq')).body).toContain('New field');
  expect(JSON.stringify(emails)).toContain('qqq');
});
`;

const formEdits = (name: string, form: Form): Edit[] => [
  { file: `${CONTRACTS}/${form.contract}.ts`, before: `  ${form.first}:`, added: '  new_field: optionalText(200),\n' },
  {
    file: `${CONTRACTS}/request.ts`,
    before: '  target_market:',
    added: '  new_field: z.optional(z.nullable(z.string())),\n',
  },
  {
    file: `${FIELDS}/requests.ts`,
    before: `    ${form.first}: nullableText`,
    added: '    new_field: nullableText({ label: copy.newField }),\n',
  },
  ...(form.stored ? [{ ...form.stored, added: " new_field: ''," }] : []),
  copyEdit,
  ...migrationEdits(
    "alter table requests add column new_field text generated always as (json_extract(payload, '$.new_field'))",
  ),
  { file: 'mock-api/src/resources/requests/forms/new-field.test.ts', added: formTest(name, form) },
];

const edits = new Map([
  ...Object.entries(contents).map(([name, places]) => [name, contentEdits(name, places)] as const),
  ...Object.entries(forms).map(([name, form]) => [name, formEdits(name, form)] as const),
]);

const chosen = process.argv.length > 2 ? process.argv.slice(2) : [...edits.keys()];
for (const name of chosen) {
  const changes = edits.get(name);
  if (!changes) throw new Error(`Unknown resource "${name}": choose from ${[...edits.keys()].join(', ')}.`);
  const tests = contents[name] ? `src/resources/${name}` : 'src/resources/requests/forms';
  const isSmall = await runExperiment({
    title: `A plain new field of ${name}`,
    change: insertions(changes),
    maxFiles: MAX_FILES,
    checks: () => [
      ['mock-api', 'tsc', '--noEmit', '-p', '.'],
      ['mock-api', 'vitest', 'run', tests],
    ],
  });
  if (!isSmall) process.exitCode = 1;
}
