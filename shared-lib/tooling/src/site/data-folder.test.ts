import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { ROOT } from '../config.ts';
import { createDataFolder } from './data-folder.ts';

const run = promisify(execFile);

test.each([
  ['npm start', 'shared-lib/tooling/src/site/start.ts', []],
  ['npm run dev', 'shared-lib/tooling/src/site/dev.ts', []],
  ['npm run release', 'shared-lib/tooling/src/release/cli.ts', ['publish', 'remote-admin']],
  ['the API', 'mock-api/src/server.ts', []],
  ['a host', 'remote-admin/server.ts', []],
])('%s refuses a data folder that cannot be made with one sentence, before it builds', async (_name, file, args) => {
  const taken = join(scratchFolder(), 'taken');
  writeFileSync(taken, 'a file');
  const DATA_DIR = join(taken, 'data');
  const ports = { PORT: '47811', API_PORT: '47812', PUBLIC_PORT: '47813', ACCOUNT_PORT: '47814', ADMIN_PORT: '47815' };
  const failed = run(process.execPath, [join(ROOT, file), ...args], { env: { ...process.env, ...ports, DATA_DIR } });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*Nothing can be written to .*taken\/data: make it writable.*\n$/),
  });
});

test('closes a data folder of an earlier release, with its private files, for other users', async () => {
  const dataDir = join(scratchFolder(), 'data');
  const files = ['database/site.db', 'outbox/one.eml', 'request-files/a/b', 'logs/api.log', 'registry.json'];
  for (const file of [...files, 'images/one.png']) {
    mkdirSync(join(dataDir, file, '..'), { recursive: true });
    writeFileSync(join(dataDir, file), 'x');
    chmodSync(join(dataDir, file), 0o644);
    chmodSync(join(dataDir, file, '..'), 0o755);
  }
  await createDataFolder({ dataDir });
  const modeOf = (path: string) => (statSync(join(dataDir, path)).mode & 0o777).toString(8);
  expect(['.', 'database', 'outbox', 'request-files', 'request-files/a', 'logs'].map(modeOf)).toEqual(
    Array.from({ length: 6 }, () => '700'),
  );
  expect(files.map(modeOf)).toEqual(files.map(() => '600'));
  expect(modeOf('images/one.png')).toBe('644');
});
