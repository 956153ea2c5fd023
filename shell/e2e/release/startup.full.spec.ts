import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../harness/test.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Starts a process as a developer does and returns its output and exit code. */
const run = (file: string, environment: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, file)], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });

const withFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'miqyas-start-'));
  await use(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
};

test.describe('a process that cannot start prints one sentence', () => {
  test('when a port is in use', async ({ site }) => {
    const { DATA_DIR, PORT, API_PORT } = {
      DATA_DIR: site.config.dataDir,
      PORT: String(site.config.shellPort),
      API_PORT: String(site.config.apiPort),
    };
    const shell = await run('shell/server/main.ts', { DATA_DIR, PORT });
    expect(shell).toEqual({
      code: 1,
      output: expect.stringMatching(new RegExp(`^Port ${PORT} of shell is in use: .+PORT=<port>\\.$`)),
    });
    const api = await run('mock-api/src/server.ts', { DATA_DIR, API_PORT });
    expect(api.code).toBe(1);
    expect(api.output.split('\n').at(-1)).toContain(API_PORT);
    const all = await run('shared-lib/tooling/src/site/start.ts', { DATA_DIR, PORT });
    expect(all.code).toBe(1);
    expect(all.output.split('\n')).toHaveLength(1);
  });

  test('when the registry is missing or unreadable', () =>
    withFolder(async (folder) => {
      const none = await run('shell/server/main.ts', { DATA_DIR: folder });
      expect(none).toEqual({ code: 1, output: expect.stringMatching(/^There is no registry at .+publish/) });
      writeFileSync(join(folder, 'registry.json'), '{ incomplete');
      const broken = await run('shell/server/main.ts', { DATA_DIR: folder });
      expect(broken).toEqual({
        code: 1,
        output: expect.stringMatching(/^The registry .+registry\.json cannot be used/),
      });
    }));

  test('when a URL or a port is invalid, or a live site has no https', async () => {
    const runs = [
      await run('shell/server/main.ts', { API_ORIGIN: 'localhost4000' }),
      await run('shell/server/main.ts', { PORT: '99999' }),
      await run('shared-lib/tooling/src/site/start.ts', { SITE_MODE: 'live' }),
    ];
    expect(runs.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(runs[0]?.output).toMatch(/^API_ORIGIN="localhost4000" is not a valid URL/);
    expect(runs[1]?.output).toMatch(/^PORT="99999" is not a port/);
    expect(runs[2]?.output).toMatch(/https:\/\//);
    for (const { output } of runs) expect(output.split('\n')).toHaveLength(1);
  });
});
