import { once } from 'node:events';
import { createServer } from 'node:http';
import { PATIENT } from 'testing/patience';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { withTrialApis, type TrialApis } from './trial-api.ts';

// A process with a new database starts.
vi.setConfig({ testTimeout: 60_000 });

test('uses the API of the site while it responds', async () => {
  const server = createServer((_request, response) => response.end());
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const apiOrigin = `http://localhost:${address.port}`;
  const used: string[] = [];
  await withTrialApis({ apiOrigin, log: () => undefined }, async ({ contentOrigin }) => void used.push(contentOrigin));
  expect(used).toEqual([apiOrigin]);
});

test('gives the trial an API with sample data while the API of the site is down, and ends it afterwards', async () => {
  const logged: string[] = [];
  let origin = '';
  const trial = withTrialApis(
    { apiOrigin: 'http://localhost:9', log: (line) => logged.push(line) },
    async ({ contentOrigin }) => {
      origin = contentOrigin;
      const response = await fetch(`${origin}/api/public/studies/dates-factory`);
      expect(response.status).toBe(200);
      throw new Error('the trial failed');
    },
  );
  await expect(trial).rejects.toThrow('the trial failed');
  expect(logged).toEqual(['The API at http://localhost:9 does not respond; the release is tried with sample data.']);
  await vi.waitFor(async () => expect(await fetch(origin).catch(() => 'ended')).toBe('ended'), PATIENT);
});

/** A list of an API with sample data, as a user of the role gets it. */
const listIn = async ({ origin, sessions }: TrialApis['samples']['rows'], role: 'admin' | 'client', path: string) => {
  const authorization = `Bearer ${sessions[role].token}`;
  const response = await fetch(`${origin}/api${path}`, { headers: { authorization } });
  return z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) })]).parse(await response.json());
};

test('gives users of each role rows in every list, also in those that the demo content leaves empty, and an API without rows', async () => {
  await withTrialApis({ apiOrigin: 'http://localhost:9', log: () => undefined }, async ({ samples }) => {
    expect(await listIn(samples.rows, 'client', '/account/calculations')).toEqual({ data: [expect.anything()] });
    expect(await listIn(samples.empty, 'client', '/account/calculations')).toEqual({ data: [] });
    expect(await listIn(samples.rows, 'admin', '/admin/services')).not.toEqual([]);
    expect(await listIn(samples.empty, 'admin', '/admin/services')).toEqual([]);
  });
});
