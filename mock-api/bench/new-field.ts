import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Counts the files that a plain new field of services touches: adds `revision_rounds` to a temporary copy of the repository,
 * compiles it, runs the tests of services and of the tables, and deletes the copy. `npm run new-field -w mock-api` runs it.
 */

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['shared-lib', 'shared-lib/tooling', 'shared-lib/testing', 'mock-api'];
const IGNORED = ['node_modules', 'dist', '.git', '.data'];
/** Packages that must not resolve to the original, by their name. */
const COPIES = new Map([
  ['shared-lib', 'shared-lib'],
  ['mock-api', 'mock-api'],
  ['tooling', 'shared-lib/tooling'],
  ['testing', 'shared-lib/testing'],
]);
const MAX_FILES = 8;

interface Edit {
  file: string;
  /** Text before which `added` is inserted; without it the file is new. */
  before?: string;
  added: string;
}

const MIGRATION = `import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often a client may ask for a revision. */
export const revisionRounds: Migration = {
  up: async (db) => {
    await sql\`alter table services add column revision_rounds integer not null default 0\`.execute(db);
  },
};
`;

const TEST = `
test('stores, filters and exports the revision rounds of a service', async () => {
  const { admin } = await createAdminApi();
  const row = { name_ar: 'Valuation', basic_price: 1, delivery_days_basic: 1, revision_rounds: 3 };
  expect((await admin('POST', ADMIN, row)).json()).toMatchObject({ revision_rounds: 3 });
  expect((await admin('GET', ADMIN + '?revision_rounds=3')).json()).toHaveLength(1);
  expect((await admin('GET', ADMIN + '/export.csv?revision_rounds=3')).body).toContain('Revision rounds');
});
`;

const CONTRACT = 'shared-lib/src/contracts/service.ts';
const edits: readonly Edit[] = [
  { file: CONTRACT, before: '  deliverables: z.array', added: '  revision_rounds: z.optional(z.int()),\n' },
  { file: CONTRACT, before: '  deliverables: textList', added: '  revision_rounds: z._default(countNumber(20), 0),\n' },
  {
    file: 'mock-api/src/fields/services.ts',
    before: '  deliverables: json',
    added: '  revision_rounds: integer({ label: copy.revisionRounds }),\n',
  },
  { file: 'mock-api/src/copy/csv.ts', before: '  deliverables:', added: "  revisionRounds: 'Revision rounds',\n" },
  { file: 'mock-api/src/db/migrations/9999-revision-rounds.ts', added: MIGRATION },
  {
    file: 'mock-api/src/db/migrate.ts',
    before: 'import { DatabaseError',
    added: "import { revisionRounds } from './migrations/9999-revision-rounds.ts';\n",
  },
  {
    file: 'mock-api/src/db/migrate.ts',
    before: '};\n\n/** The names of all',
    added: "  '9999-revision-rounds': revisionRounds,\n",
  },
  { file: 'mock-api/src/resources/services/admin-services.test.ts', added: TEST },
];

/** Copies the packages and links everything else that is installed. */
const copyRepository = async (folder: string): Promise<void> => {
  const isCopied = (source: string) =>
    !relative(ROOT, source)
      .split(sep)
      .some((part) => IGNORED.includes(part));
  for (const name of ['shared-lib', 'mock-api'])
    await cp(join(ROOT, name), join(folder, name), { recursive: true, filter: isCopied });
  await cp(join(ROOT, 'package.json'), join(folder, 'package.json'));
  for (const from of ['.', ...PACKAGES]) {
    const installed = join(ROOT, from, 'node_modules');
    const names = await readdir(installed).catch(() => []);
    if (names.length > 0) await mkdir(join(folder, from, 'node_modules'), { recursive: true });
    for (const name of names) {
      const copied = COPIES.get(name);
      await symlink(copied ? join(folder, copied) : join(installed, name), join(folder, from, 'node_modules', name));
    }
  }
};

const apply = async (folder: string, { file, before, added }: Edit): Promise<void> => {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  const text = await readFile(path, 'utf8').catch(() => '');
  const at = before === undefined ? text.length : text.indexOf(before);
  if (at === -1) throw new Error(`${file} has no "${before}": update the edits of ${import.meta.filename}.`);
  await writeFile(path, text.slice(0, at) + added + text.slice(at));
};

const run = (folder: string, program: string, args: readonly string[]): void => {
  const script = join(ROOT, 'node_modules/.bin', program);
  const { status } = spawnSync(script, args, { cwd: join(folder, 'mock-api'), stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} failed with the new field, see above.`);
};

const folder = await mkdtemp(join(tmpdir(), 'new-field-'));
try {
  await copyRepository(folder);
  for (const edit of edits) await apply(folder, edit);
  run(folder, 'tsc', ['--noEmit', '-p', '.']);
  run(folder, 'vitest', ['run', 'src/resources/services', 'src/csv']);
} finally {
  await rm(folder, { recursive: true, force: true });
}
const files = [...new Set(edits.map(({ file }) => file))];
console.log(`A plain new field of services touches ${files.length} files (at most ${MAX_FILES}):\n${files.join('\n')}`);
if (files.length > MAX_FILES) process.exitCode = 1;
