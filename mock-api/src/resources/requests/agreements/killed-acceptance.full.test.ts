import { setTimeout as wait } from 'node:timers/promises';
import { authResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { createSeededFolder, startListeningServer } from '../../../testing/server-process.ts';
import {
  countWaitingEmails,
  endLeases,
  expectEachEmailOnce,
  readSentEmails,
  withDatabase,
} from '../../../testing/site-folder.ts';
import { passwordOf } from '../../../testing/test-app.ts';

const CLIENT = 'client@miqyas.example';
/** Milliseconds between the request and SIGKILL: before, during and after its transaction. */
const DELAYS = [0, 30, 60, 90, 150];

const PATIENT = { timeout: 30_000 };

/** An offered agreement of the client, valid for a long time. */
const openOffer = (folder: string) =>
  withDatabase(folder, async (db) => {
    const row = await db
      .selectFrom('agreements')
      .innerJoin('requests', 'requests.id', 'agreements.request_id')
      .innerJoin('users', 'users.id', 'requests.user_id')
      .select(['agreements.id', 'agreements.number', 'requests.id as request_id', 'requests.reference'])
      .where('users.email', '=', CLIENT)
      .where('agreements.status', '=', 'offered')
      .executeTakeFirstOrThrow();
    const valid_until = '2099-01-01T00:00:00.000Z';
    await db.updateTable('agreements').set({ valid_until }).where('id', '=', row.id).execute();
    await db.updateTable('quotes').set({ valid_until }).where('request_id', '=', row.request_id).execute();
    return row;
  });

/** What the database says of the acceptance, in each place that has a part of it. */
const readState = (folder: string, { id, request_id, reference }: Awaited<ReturnType<typeof openOffer>>) =>
  withDatabase(folder, async (db) => {
    const { status } = await db
      .selectFrom('agreements')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const request = await db
      .selectFrom('requests')
      .select('status')
      .where('id', '=', request_id)
      .executeTakeFirstOrThrow();
    const quote = await db
      .selectFrom('quotes')
      .select('status')
      .where('request_id', '=', request_id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const audit = await db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'request.agreement')
      .where('record', '=', reference)
      .execute();
    return [status === 'accepted', request.status === 'accepted', quote.status === 'accepted', audit.length === 1];
  });

test.each(DELAYS)(
  'an acceptance that is killed after %i ms is whole or not there, and is repeated once with each email once',
  async (delay) => {
    const folder = await createSeededFolder();
    const offer = await openOffer(folder);
    const post = async (port: number, path: string, body: object, token?: string) =>
      fetch(`http://localhost:${port}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `killed-after-${delay}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      });
    const base = `/account/requests/${offer.reference}/agreement`;
    const first = await startListeningServer(folder);
    const login = await post(first.port, '/auth/login', { email: CLIENT, password: passwordOf(CLIENT) });
    const { token } = authResponse.parse(await login.json());
    expect((await post(first.port, `${base}/code`, { agreement_id: offer.id }, token)).status).toBe(200);
    const codes = () =>
      readSentEmails(folder).flatMap(({ subject, text }) =>
        subject.includes(offer.number) ? [/الرمز: (\d{6})/.exec(text)?.[1] ?? ''] : [],
      );
    await expect.poll(codes, PATIENT).toHaveLength(1);
    const input = { agreement_id: offer.id, name: 'سالم القحطاني', code: codes()[0] };
    const response = post(first.port, `${base}/accept`, input, token).catch(() => undefined);
    await wait(delay);
    first.child.kill('SIGKILL');
    await Promise.all([response, first.exited]);

    const parts = await readState(folder, offer);
    expect(new Set(parts).size, String(parts)).toBe(1);

    await withDatabase(folder, endLeases);
    const second = await startListeningServer(folder);
    const again = await post(second.port, `${base}/accept`, input, token);
    expect(again.status, await again.text()).toBe(200);
    expect(await readState(folder, offer)).toEqual([true, true, true, true]);
    const copies = () =>
      readSentEmails(folder).filter(({ subject }) => subject.startsWith(`نسختك من العقد ${offer.number}`));
    await expect.poll(copies, PATIENT).toHaveLength(2);
    await expectEachEmailOnce(folder, offer.number, () => withDatabase(folder, countWaitingEmails));
    expect(copies()).toHaveLength(2);
  },
);
