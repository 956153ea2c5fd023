import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from 'testing/free-ports';
import { SiteService } from 'tooling/site/service';
import * as z from 'zod/mini';
import type { LargeSite } from './large-site.ts';

const BIN = fileURLToPath(import.meta.resolve('json-server/lib/cli/bin.js'));
const MAX_ROWS = 1000;
const rows = z.array(z.looseObject({ id: z.number() }));

/** Reads all rows of a list from our own API. */
const readAll = async ({ origin, token }: LargeSite, resource: string): Promise<object[]> => {
  const all: object[] = [];
  for (;;) {
    const response = await fetch(`${origin}/api/admin/${resource}?_start=${all.length}&_limit=${MAX_ROWS}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = rows.parse(await response.json());
    all.push(...page);
    if (page.length < MAX_ROWS) return all;
  }
};

/** Starts json-server 0.17 with its CLI, over the rows of our own site. */
export const startJsonServer = async (
  site: LargeSite,
  resources: readonly string[],
): Promise<{ origin: string; stop(): Promise<void> }> => {
  const data: Record<string, object[]> = {};
  for (const resource of resources) data[resource] = await readAll(site, resource);
  const file = join(site.folder, 'json-server.json');
  writeFileSync(file, JSON.stringify(data));
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const service = new SiteService(
    {
      name: 'json-server',
      arguments: [BIN, '--quiet', '--host', 'localhost', '--port', String(port), file],
      environment: { NODE_ENV: 'production' },
      listens: { port, variable: 'port', health: `${origin}/${resources[0]}?_limit=1` },
    },
    { logsFolder: join(site.folder, 'logs'), print: (line) => console.error(line) },
  );
  service.start();
  await service.ready();
  return { origin, stop: () => service.stop() };
};
