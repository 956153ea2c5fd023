import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../harness/test.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Starts a process as a developer would and answers what it said and how it ended. */
const run = (file: string, environment: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, file)], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => resolve({ code, said: said.trim() }));
  });

const withFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'miqyas-start-'));
  await use(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
};

test.describe('what cannot start says why in one sentence', () => {
  test('a port in use', async ({ site }) => {
    const { DATA_DIR, PORT, API_PORT } = {
      DATA_DIR: site.config.dataDir,
      PORT: String(site.config.shellPort),
      API_PORT: String(site.config.apiPort),
    };
    const shell = await run('shell/server/main.ts', { DATA_DIR, PORT });
    expect(shell).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`^Port ${PORT} of shell is in use: .+PORT=<port>\\.$`)),
    });
    const api = await run('mock-api/src/server.ts', { DATA_DIR, API_PORT });
    expect(api.code).toBe(1);
    expect(api.said.split('\n').at(-1)).toContain(API_PORT);
    const all = await run('shared-lib/src/tooling/site/start.ts', { DATA_DIR, PORT });
    expect(all.code).toBe(1);
    expect(all.said.split('\n')).toHaveLength(1);
  });

  test('an unreadable registry, and none at all', () =>
    withFolder(async (folder) => {
      const none = await run('shell/server/main.ts', { DATA_DIR: folder });
      expect(none).toEqual({ code: 1, said: expect.stringMatching(/^There is no registry at .+publish/) });
      writeFileSync(join(folder, 'registry.json'), '{ half');
      const broken = await run('shell/server/main.ts', { DATA_DIR: folder });
      expect(broken).toEqual({ code: 1, said: expect.stringMatching(/^The registry .+registry\.json cannot be used/) });
    }));

  test('an invalid address, an invalid port, a live site without https', async () => {
    const answers = [
      await run('shell/server/main.ts', { API_ORIGIN: 'localhost4000' }),
      await run('shell/server/main.ts', { PORT: '99999' }),
      await run('shared-lib/src/tooling/site/start.ts', { SITE_MODE: 'live' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(answers[0]?.said).toMatch(/^API_ORIGIN="localhost4000" is not a valid address/);
    expect(answers[1]?.said).toMatch(/^PORT="99999" is not a port/);
    expect(answers[2]?.said).toMatch(/https:\/\//);
    for (const { said } of answers) expect(said.split('\n')).toHaveLength(1);
  });
});
