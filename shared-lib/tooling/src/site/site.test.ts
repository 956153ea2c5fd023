import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from 'testing/free-ports';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { siteServices } from './services.ts';
import { startServices } from './site.ts';

vi.setConfig({ testTimeout: 60_000 });

test('starts the shell only when the API is ready', async () => {
  const folder = scratchFolder();
  const file = join(folder, 'server.mjs');
  // The API gets ready late; the shell responds with whether the API was ready at its start.
  writeFileSync(
    file,
    `import { createServer } from 'node:http';
const [port, other] = process.argv.slice(2).map(Number);
const ready = other ? await fetch('http://localhost:' + other).then(() => 'ready', () => 'not ready') : '';
setTimeout(() => createServer((_request, response) => response.end(ready)).listen(port, 'localhost'), other ? 0 : 1500);`,
  );
  const [api = 0, shell = 0] = await freePorts(2);
  const config = readConfig({ DATA_DIR: folder });
  const definitions = siteServices(config)
    .filter(({ name }) => name === 'mock-api' || name === 'shell')
    .map((definition) => {
      const port = definition.name === 'shell' ? shell : api;
      return {
        ...definition,
        arguments: [file, String(port), definition.name === 'shell' ? String(api) : '0'],
        listens: { port, variable: 'PORT', health: `http://localhost:${port}/` },
      };
    });
  const site = await startServices(definitions, config);
  onTestFinished(() => site.stop());
  expect(await (await fetch(`http://localhost:${shell}/`)).text()).toBe('ready');
});
