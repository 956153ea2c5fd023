import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('a shell that starts with a half-written registry, while all hosts are down, serves the last good state and says so', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/503|ERR_/);
  const registry = readFileSync(site.config.registryFile, 'utf8');
  writeFileSync(site.config.registryFile, registry.slice(0, 500));
  const hosts = (['remote-public', 'remote-account', 'remote-admin'] as const).map((id) => site.proxies[id]);
  for (const host of hosts) await host.refuseConnections();
  const shell = await site.startShell({});
  try {
    const response = await page.goto(`${shell.origin}/about`);
    expect(response?.headers()['x-drawn-by']).toBe('server');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await fetch(`${shell.origin}/readyz`)).status).toBe(200);
    const health = await (await fetch(`${shell.origin}/healthz`)).json();
    expect(health).toMatchObject({ status: 'degraded', degraded: { registry: { reason: expect.any(String) } } });
    expect(Object.keys(health.degraded)).toContain('remote-public');
  } finally {
    await shell.stop();
    writeFileSync(site.config.registryFile, registry);
  }
});

test.describe('a process that cannot start prints one sentence', () => {
  test('when a port is in use', async ({ site }) => {
    const { DATA_DIR, PORT, API_PORT } = {
      DATA_DIR: site.config.dataDir,
      PORT: String(site.config.shellPort),
      API_PORT: String(site.config.apiPort),
    };
    // Without it the shell would also say that the API of another site does not respond.
    const shell = await run('shell/server/main.ts', { DATA_DIR, PORT, API_ORIGIN: site.config.apiOrigin });
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
