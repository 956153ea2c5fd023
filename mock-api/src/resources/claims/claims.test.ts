import { claimPreview, failure } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { letterText } from '../../mail/letter.ts';
import { createRequestDesk } from '../../testing/request-desk.ts';

test('a visitor’s request is attached by its link, to whoever opens it first', async () => {
  const desk = await createRequestDesk();
  const { reference, claimToken } = await desk.open('feasibility');
  const preview = claimPreview.parse((await desk.get(`/api/public/claims/${claimToken}`)).json().data);
  expect(preview).toMatchObject({
    reference,
    kind: 'feasibility',
    name: 'س•••',
    email: 's•••@example.com',
    is_claimed: false,
  });
  expect((await desk.as('client', 'GET', `/api/account/requests/${reference}`)).statusCode).toBe(404);

  const claimed = await desk.as('client', 'POST', '/api/account/claims', { token: claimToken });
  expect(claimed.json().data).toMatchObject({ reference, status: 'new' });
  expect((await desk.readOwn('client', reference)).events.map(({ type }) => type)).toEqual(['created', 'claimed']);
  // Opened again by its owner, it stays.
  expect((await desk.as('client', 'POST', '/api/account/claims', { token: claimToken })).statusCode).toBe(200);
  const late = await desk.as('otherClient', 'POST', '/api/account/claims', { token: claimToken });
  expect(late.statusCode).toBe(409);
  expect(failure.parse(late.json()).message).toBe('هذا الطلب مرتبط بحساب آخر.');
  expect((await desk.get(`/api/public/claims/${claimToken}`)).json().data.is_claimed).toBe(true);
});

test('a link that was never given leads nowhere', async () => {
  const desk = await createRequestDesk();
  for (const token of ['x', 'A'.repeat(43), '%27%20or%201=1'])
    expect((await desk.get(`/api/public/claims/${token}`)).statusCode).toBe(404);
  expect((await desk.as('client', 'POST', '/api/account/claims', { token: 'A'.repeat(43) })).statusCode).toBe(404);
  expect((await desk.as('client', 'POST', '/api/account/claims', {})).statusCode).toBe(422);
});

test.each(['consultant', 'admin'] as const)(
  'a request is attached to no %s: it stays free for its sender',
  async (person) => {
    const desk = await createRequestDesk();
    const { claimToken } = await desk.open('feasibility');
    const refused = await desk.as(person, 'POST', '/api/account/claims', { token: claimToken });
    expect(refused.statusCode).toBe(403);
    expect(failure.parse(refused.json()).message).toBe('ليست لديك صلاحية لتنفيذ هذا الإجراء.');
    expect((await desk.get(`/api/public/claims/${claimToken}`)).json().data.is_claimed).toBe(false);
    expect((await desk.as('client', 'POST', '/api/account/claims', { token: claimToken })).statusCode).toBe(200);
  },
);

test('lost references are mailed to their address and told to nobody else', async () => {
  const desk = await createRequestDesk();
  const free = await desk.open('contact');
  const owned = await desk.open('feasibility', 'client');
  desk.mails.length = 0;
  const known = await desk.post('/api/public/lost-reference', { email: 'salem@example.com' });
  const unknown = await desk.post('/api/public/lost-reference', { email: 'nobody@example.com' });
  expect(unknown.body).toBe(known.body);
  expect(known.body).not.toContain(free.reference);

  const mail = await desk.lastMailTo('salem@example.com');
  const text = mail ? letterText(mail) : '';
  expect(desk.mails).toHaveLength(1);
  expect(text).toContain(free.reference);
  expect(text).toContain(`/dashboard/requests/${owned.reference}`);
  const tokens = [...text.matchAll(/\/claim\/([\w-]{43})/g)].map(([, token]) => token);
  expect(tokens).toHaveLength(1);
  expect((await desk.get(`/api/public/claims/${tokens[0]}`)).json().data.reference).toBe(free.reference);
});
