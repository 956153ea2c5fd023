import {
  authResponse,
  clientRequest,
  clientRequestDetail,
  enveloped,
  notification,
  paged,
  staffRequestDetail,
} from 'shared-lib/contracts';
import { restoreOldDataDir } from 'testing/old-data-dir';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { startListeningServer } from './testing/server-process.ts';
import { passwordOf, scratchFolder } from './testing/test-app.ts';

// Starting a process takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

/** Starts the API on a data folder of November 2026. `get` fails unless the response follows its contract. */
const startOnOldData = async () => {
  const folder = scratchFolder();
  restoreOldDataDir(folder);
  const { port } = await startListeningServer(folder, { TEST_NOW: '2026-12-01T09:00:00Z' });
  const origin = `http://localhost:${port}`;
  const signIn = async (email: string) => {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: passwordOf(email) }),
    });
    const { token } = authResponse.parse(await response.json());
    return async <Value>(path: string, contract: z.ZodMiniType<Value>): Promise<Value> =>
      contract.parse(
        await (await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).json(),
      );
  };
  return { signIn };
};

test('an API on a database made before the renaming signs demo accounts in and shows what is stored', async () => {
  const { signIn } = await startOnOldData();

  const getAsClient = await signIn('client@miqyas.example');
  const own = await getAsClient('/account/requests', paged(clientRequest));
  expect(own.data.length).toBeGreaterThan(0);
  for (const { reference } of own.data) {
    const detail = await getAsClient(`/account/requests/${reference}`, enveloped(clientRequestDetail));
    expect(detail.events.length, reference).toBeGreaterThan(0);
  }
  const notifications = await getAsClient('/account/notifications', z.object({ data: z.array(notification) }));
  expect(new Set(notifications.data.map(({ kind }) => kind))).toEqual(new Set(['status', 'message', 'quote']));

  const getAsAdmin = await signIn('admin@miqyas.example');
  const inboxes = ['contacts', 'consultations', 'feasibility-requests'];
  const rows = await Promise.all(
    inboxes.map((inbox) => getAsAdmin(`/admin/${inbox}?_limit=100`, z.array(z.object({ reference: z.string() })))),
  );
  const all = rows.flat();
  expect(all).toHaveLength(23);
  const details = await Promise.all(
    all.map(({ reference }) => getAsAdmin(`/admin/requests/${reference}`, staffRequestDetail)),
  );
  expect(new Set(details.flatMap(({ events }) => events.map(({ type }) => type)))).toEqual(
    new Set(['created', 'status', 'assigned', 'message', 'quote', 'phase', 'rating', 'archived', 'spam']),
  );
});
