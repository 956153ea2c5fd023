import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import type { RunningApi } from './api-process.ts';
import { freePorts } from './free-ports.ts';
import { startSeededApi } from './seeded-api.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port on localhost where the response to `GET /<worker>` is the port of the API of that worker of Vitest. */
    apiStarterPort: number;
  }
}

/**
 * `globalSetup` of a package: starts the real API with the demo seed, one for each worker of Vitest that asks for it. Files that run
 * at the same time in two workers would otherwise change what the other one reads.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const apis = new Map<string, Promise<RunningApi>>();
  const apiOf = (worker: string): Promise<RunningApi> => {
    const api = apis.get(worker) ?? startSeededApi();
    apis.set(worker, api);
    return api;
  };
  const starter = createServer((request, response) => {
    apiOf(request.url ?? '/').then(
      ({ config }) => response.end(String(config.apiPort)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no port is free');
  starter.listen(port, 'localhost');
  await once(starter, 'listening');
  project.provide('apiStarterPort', port);
  return async () => {
    starter.close();
    for (const api of await Promise.allSettled(apis.values())) if (api.status === 'fulfilled') await api.value.stop();
  };
};
