import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from 'testing/free-ports';
import { scratchFolder } from 'testing/scratch-folder';
import { PATIENT } from 'testing/patience';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { assertPortsFree } from './ports.ts';
import { SiteService } from './service.ts';

/** Responds on its port with its process id; `/die` kills it, which simulates a crash. */
const SERVER = `
import { createServer } from 'node:http';
console.error('about to listen');
const server = createServer((request, response) => {
  if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
  response.end(String(process.pid));
}).listen(Number(process.env.TRY_PORT), 'localhost');
process.once('SIGTERM', () => { console.log('stopping'); server.close(); });
`;

const serviceOf = async (script: string, print: (line: string) => void = () => {}) => {
  const folder = scratchFolder();
  const file = join(folder, 'server.mjs');
  writeFileSync(file, script);
  const [port = 0] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const service = new SiteService(
    {
      name: 'shell',
      arguments: [file],
      environment: { TRY_PORT: String(port) },
      listens: { port, variable: 'PORT', health: url },
    },
    { logsFolder: join(folder, 'logs'), print, firstRestartMs: 1 },
  );
  onTestFinished(() => service.stop());
  return { service, url, port, logFile: join(folder, 'logs/shell.log') };
};

const pidAt = async (url: string): Promise<number> =>
  Number(await (await fetch(url, { headers: { connection: 'close' } })).text());
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('Service', () => {
  test('is ready when the process responds, and stops it with a signal', async () => {
    const { service, url } = await serviceOf(SERVER);
    service.start();
    await service.ready();
    const pid = await pidAt(url);
    expect(isAlive(pid)).toBe(true);
    await service.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('quotes the error message of a process that cannot start', async () => {
    const { service } = await serviceOf("console.error('Port 3000 of shell is in use.'); process.exitCode = 1;");
    service.start();
    await expect(service.ready()).rejects.toThrow(
      /^shell could not start: Port 3000 of shell is in use\. \(log: .*shell\.log\)$/,
    );
  });

  test('restarts a process that died and prints a message', async () => {
    const printed: string[] = [];
    const { service, url } = await serviceOf(SERVER, (line) => printed.push(line));
    service.start();
    await service.ready();
    const before = await pidAt(url);
    await fetch(`${url}/die`).catch(() => undefined);
    await vi.waitFor(async () => expect(await pidAt(url)).not.toBe(before), PATIENT);
    expect(printed).toContain('shell ended by SIGKILL; restarting it (1 of 5 in a minute).');
  });

  test('gives up after five restarts within a minute', async () => {
    const printed: string[] = [];
    const { service, url } = await serviceOf(SERVER, (line) => printed.push(line));
    service.start();
    await service.ready();
    await vi.waitFor(async () => {
      await fetch(`${url}/die`).catch(() => undefined);
      expect(printed.at(-1)).toContain('stays down after 5 restarts in a minute');
    }, PATIENT);
    expect(printed.filter((line) => line.includes('restarting it'))).toHaveLength(5);
  }, 30_000);
});

test('assertPortsFree names a port that is in use', async () => {
  const { service, port } = await serviceOf(SERVER);
  await expect(assertPortsFree([service.definition], 'localhost')).resolves.toBeUndefined();
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  await expect(assertPortsFree([service.definition], 'localhost')).rejects.toThrow(
    `Port ${port} of shell is in use: stop what listens there, or give shell another port with PORT=<port>.`,
  );
});

test('ends the process when its parent is killed', async () => {
  const { service, url } = await serviceOf(SERVER);
  const { definition } = service;
  const supervisor = `
    const { SiteService } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'service.ts')).href)});
    const service = new SiteService(${JSON.stringify(definition)}, { logsFolder: ${JSON.stringify(scratchFolder())}, print: () => {} });
    service.start();
    await service.ready();
    console.log('ready');
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', supervisor], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  await once(parent.stdout, 'data');
  const pid = await pidAt(url);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENT);
});

test('shows a repeated line once', async () => {
  const printed: string[] = [];
  const { service, logFile } = await serviceOf(
    `${SERVER}setInterval(() => console.error('the host is down'), 5).unref();`,
    (line) => printed.push(line),
  );
  service.start();
  await service.ready();
  const shown = () => printed.filter((line) => line === 'shell: the host is down').length;
  const logged = () => readFileSync(logFile, 'utf8').split('the host is down').length;
  await vi.waitFor(() => expect(shown()).toBe(1), PATIENT);
  const before = logged();
  await vi.waitFor(() => expect(logged()).toBeGreaterThan(before + 5), PATIENT);
  expect(shown()).toBe(1);
});
