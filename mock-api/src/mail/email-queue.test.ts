import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { sampleEmails } from '../resources/emails/samples.ts';
import { createRequestApi } from '../testing/request-api.ts';
import { TEST_START } from '../testing/seeded-template.ts';
import { SITE_ORIGIN } from '../testing/test-app.ts';
import { builtInContact } from './company-contact.ts';
import { emailKinds } from './email-content.ts';
import { createEmailQueue } from './email-queue.ts';
import type { Email, Mailer } from './mailer.ts';
import { claimNext, removeOldFailures } from './queued-emails.ts';
import { emailText, readEmail } from './stored-email.ts';

/** A mail server that does not respond until it is told to. */
const createMailServer = () => {
  const sent: Email[] = [];
  const server = { isDown: true, tries: 0 };
  const send = async (email: Email) => {
    server.tries += 1;
    if (server.isDown) throw new Error('connect ECONNREFUSED');
    sent.push(email);
  };
  return { server, sent, mailer: { send } };
};

const idsOf = (emails: readonly Email[]) => emails.map(({ queued }) => queued?.id);

/** An API whose demo data reminds nobody. */
const createQuietApi = async (mailer: Mailer) => {
  const api = await createRequestApi({ mailer });
  await api.db.deleteFrom('requests').execute();
  return api;
};

test('an email waits for a mail server that does not respond, and goes out once with one id', async () => {
  const { server, sent, mailer } = createMailServer();
  const api = await createQuietApi(mailer);
  await api.submitForm('contact');
  await api.app.settled();
  const waiting = await api.db.selectFrom('queued_emails').select('message_id').orderBy('id').execute();
  expect(waiting).toHaveLength(2);
  expect(server.tries).toBe(2);

  // Nobody asks the mail server again before a minute has passed.
  await api.app.sendReminders();
  await api.app.settled();
  expect(server.tries).toBe(2);
  api.wait(MINUTE);
  await api.app.sendReminders();
  await api.app.settled();
  expect(server.tries).toBe(4);
  server.isDown = false;
  api.wait(HOUR);
  await api.app.sendReminders();
  await api.app.settled();
  expect(idsOf(sent)).toEqual(waiting.map(({ message_id }) => message_id));
  expect(sent.map(({ to }) => to)).toContain('salem@example.com');
  expect(await api.db.selectFrom('queued_emails').select('id').execute()).toEqual([]);
});

test('two servers on one database send each email once, in the order of what happened', async () => {
  const { server, sent, mailer } = createMailServer();
  const api = await createQuietApi(mailer);
  for (const kind of ['contact', 'consultation', 'feasibility'] as const) await api.submitForm(kind);
  await api.app.settled();
  server.isDown = false;
  api.wait(HOUR);
  const clock = () => new Date('2026-03-02T12:00:00.000Z');
  const queues = [1, 2].map(() => createEmailQueue({ db: api.db, clock, mailer, logger: api.app.log }));
  for (const queue of queues) queue.sendDue();
  for (const queue of queues) await queue.settled();
  expect(sent).toHaveLength(6);
  expect(new Set(idsOf(sent)).size).toBe(6);
});

test('a change that fails leaves no email behind', async () => {
  const { sent, mailer } = createMailServer();
  const api = await createQuietApi(mailer);
  const { reference } = await api.submitForm('feasibility', 'client');
  await api.app.settled();
  await api.db.deleteFrom('queued_emails').execute();
  expect((await api.actAsAdmin(reference, 'transitions', { to: 'delivered' })).statusCode).toBe(409);
  expect(await api.db.selectFrom('queued_emails').select('id').execute()).toEqual([]);
  expect(sent).toEqual([]);
});

test('an email that no server takes for days is given up, with a line in the log and nothing about its reader', async () => {
  const { server, mailer } = createMailServer();
  const api = await createQuietApi(mailer);
  await api.submitForm('contact');
  const passDays = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      await api.app.settled();
      api.wait(DAY);
      await api.app.sendReminders();
    }
    await api.app.settled();
  };
  await passDays(10);
  expect(server.tries).toBe(20);
  expect(api.logs.filter((line) => line.includes('an email is given up'))).toHaveLength(2);
  const left = await api.db.selectFrom('queued_emails').selectAll().orderBy('id').execute();
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(['new-request', 'receipt']);
  for (const { failed_at, recipient, about, email } of left) {
    expect(failed_at).not.toBeNull();
    expect([recipient, about, email]).toEqual(['', '', '']);
  }

  // It is not tried again, and forgotten after a month.
  server.isDown = false;
  await passDays(1);
  expect(server.tries).toBe(20);
  const clock = () => new Date(Date.parse(left[0]?.failed_at ?? '') + 30 * DAY);
  expect(await removeOldFailures({ db: api.db, clock })).toBeGreaterThan(0);
});

test('an email whose process was killed while it was sent goes out again after a while, and not before', async () => {
  const { server, sent, mailer } = createMailServer();
  const api = await createQuietApi(mailer);
  await api.submitForm('contact');
  await api.app.settled();
  server.isDown = false;
  api.wait(HOUR);
  const clock = () => new Date(Date.parse('2026-03-02T12:00:00.000Z'));
  expect(await claimNext({ db: api.db, clock })).toBeDefined();
  const [survivor, later] = [clock, () => new Date(clock().getTime() + 5 * MINUTE)].map((now) =>
    createEmailQueue({ db: api.db, clock: now, mailer, logger: api.app.log }),
  );
  survivor?.sendDue();
  await survivor?.settled();
  expect(sent).toHaveLength(1);
  later?.sendDue();
  await later?.settled();
  expect(new Set(idsOf(sent)).size).toBe(2);
  expect(await api.db.selectFrom('queued_emails').select('id').execute()).toEqual([]);
});

test('a server that stops sends what waits before it ends, and takes up nothing more', async () => {
  const { server, sent, mailer } = createMailServer();
  const api = await createQuietApi(mailer);
  await api.submitForm('contact');
  await api.app.settled();
  server.isDown = false;
  const queue = createEmailQueue({ db: api.db, clock: () => new Date('2026-03-03'), mailer, logger: api.app.log });
  queue.sendDue();
  await queue.close();
  expect(sent).toHaveLength(2);
  server.isDown = true;
  await api.submitForm('contact');
  await api.app.settled();
  server.isDown = false;
  queue.sendDue();
  await queue.settled();
  expect(sent).toHaveLength(2);
  expect(await api.db.selectFrom('queued_emails').select('id').execute()).toHaveLength(2);
});

test('every kind of email is the same after it was stored', () => {
  const samples = sampleEmails({ company: builtInContact, siteOrigin: SITE_ORIGIN, clock: () => TEST_START });
  expect(new Set(samples.map(({ email }) => email.kind))).toEqual(new Set(emailKinds));
  const brought = {
    replyTo: 'office@example.com',
    files: [{ name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.from([0, 255, 10]) }],
    calendar: { method: 'CANCEL', content: 'BEGIN:VCALENDAR' },
  } as const;
  for (const { email } of samples)
    for (const one of [email, { ...email, ...brought }]) expect(readEmail(emailText(one))).toEqual(one);
});
