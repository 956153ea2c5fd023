import { once } from 'node:events';
import { createServer } from 'node:http';
import { PATIENT } from 'testing/patience';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withTrialApi } from './trial-api.ts';

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
  await withTrialApi({ apiOrigin, log: () => undefined }, async (origin) => void used.push(origin));
  expect(used).toEqual([apiOrigin]);
});

test('gives the trial an API with sample data while the API of the site is down, and ends it afterwards', async () => {
  const logged: string[] = [];
  let origin = '';
  const trial = withTrialApi({ apiOrigin: 'http://localhost:9', log: (line) => logged.push(line) }, async (given) => {
    origin = given;
    const response = await fetch(`${given}/api/public/studies/dates-factory`);
    expect(response.status).toBe(200);
    throw new Error('the trial failed');
  });
  await expect(trial).rejects.toThrow('the trial failed');
  expect(logged).toEqual(['The API at http://localhost:9 does not respond; the release is tried with sample data.']);
  await vi.waitFor(async () => expect(await fetch(origin).catch(() => 'ended')).toBe('ended'), PATIENT);
});
