import { claimPreview, errorResponse } from 'shared-lib/contracts';
import { expect, test } from 'vitest';
import { emailBodyText } from '../../mail/email-content.ts';
import { emailKey } from '../users/repository.ts';
import { createRequestApi } from '../../testing/request-api.ts';

test('attaches a visitor’s request to the first account that opens its link', async () => {
  const api = await createRequestApi();
  const { reference, claimToken } = await api.submitForm('feasibility');
  const preview = claimPreview.parse((await api.get(`/api/public/claims/${claimToken}`)).json().data);
  expect(preview).toMatchObject({
    reference,
    kind: 'feasibility',
    name: 'س•••',
    email: 's•••@example.com',
    is_claimed: false,
  });
  expect((await api.requestAs('client', 'GET', `/api/account/requests/${reference}`)).statusCode).toBe(404);

  const claimed = await api.requestAs('client', 'POST', '/api/account/claims', { token: claimToken });
  expect(claimed.json().data).toMatchObject({ reference, status: 'new' });
  expect((await api.readAsClient('client', reference)).events.map(({ type }) => type)).toEqual(['created', 'claimed']);
  // The owner may open the link again.
  expect((await api.requestAs('client', 'POST', '/api/account/claims', { token: claimToken })).statusCode).toBe(200);
  const late = await api.requestAs('otherClient', 'POST', '/api/account/claims', { token: claimToken });
  expect(late.statusCode).toBe(409);
  expect(errorResponse.parse(late.json()).message).toBe('هذا الطلب مرتبط بحساب آخر.');
  expect((await api.get(`/api/public/claims/${claimToken}`)).json().data.is_claimed).toBe(true);
});

test('responds with 404 to an unknown token', async () => {
  const api = await createRequestApi();
  for (const token of ['x', 'A'.repeat(43), '%27%20or%201=1'])
    expect((await api.get(`/api/public/claims/${token}`)).statusCode).toBe(404);
  expect((await api.requestAs('client', 'POST', '/api/account/claims', { token: 'A'.repeat(43) })).statusCode).toBe(
    404,
  );
  expect((await api.requestAs('client', 'POST', '/api/account/claims', {})).statusCode).toBe(422);
});

test.each(['consultant', 'admin'] as const)('does not attach a request to the account of a %s', async (person) => {
  const api = await createRequestApi();
  const { claimToken } = await api.submitForm('feasibility');
  const rejected = await api.requestAs(person, 'POST', '/api/account/claims', { token: claimToken });
  expect(rejected.statusCode).toBe(403);
  expect(errorResponse.parse(rejected.json()).message).toBe('ليست لديك صلاحية لتنفيذ هذا الإجراء.');
  expect((await api.get(`/api/public/claims/${claimToken}`)).json().data.is_claimed).toBe(false);
  expect((await api.requestAs('client', 'POST', '/api/account/claims', { token: claimToken })).statusCode).toBe(200);
});

test('emails lost references to the e-mail address and does not reveal them in the response', async () => {
  const api = await createRequestApi();
  const unclaimed = await api.submitForm('contact');
  const owned = await api.submitForm('feasibility', 'client');
  api.emails.length = 0;
  const known = await api.post('/api/public/lost-reference', { email: 'salem@example.com' });
  const unknown = await api.post('/api/public/lost-reference', { email: 'nobody@example.com' });
  expect(unknown.body).toBe(known.body);
  expect(known.body).not.toContain(unclaimed.reference);

  const email = await api.lastEmailTo('salem@example.com');
  const text = email ? emailBodyText(email) : '';
  expect(api.emails).toHaveLength(1);
  expect(text).toContain(unclaimed.reference);
  expect(text).toContain(`/dashboard/requests/${owned.reference}`);
  const tokens = [...text.matchAll(/\/claim\/([\w-]{43})/g)].map(([, token]) => token);
  expect(tokens).toHaveLength(1);
  expect((await api.get(`/api/public/claims/${tokens[0]}`)).json().data.reference).toBe(unclaimed.reference);
});

test('emails lost references only to the e-mails that senders gave', async () => {
  const api = await createRequestApi();
  const send = (email: string) =>
    api.post('/api/public/contact', { name: 'سالم', email, phone: '', subject: 'سؤال', message: 'نص' });
  for (const email of ['kamal@example.com', 'Kamal@Example.com', 'kamal.b@example.com'])
    expect((await send(email)).statusCode).toBe(200);
  await api.app.settled();
  api.emails.length = 0;
  await api.post('/api/public/lost-reference', { email: 'KAMAL@example.com' });
  await api.app.settled();
  expect(api.emails.map(({ to }) => to).toSorted()).toEqual(['Kamal@Example.com', 'kamal@example.com']);
});

test('does not take a similar character for the same mailbox', async () => {
  const api = await createRequestApi();
  const input = { name: 'سالم', phone: '', subject: 'سؤال', message: 'نص' };
  await api.post('/api/public/contact', { ...input, email: 'kamal@example.com' });
  await api.app.settled();
  api.emails.length = 0;
  // U+212A, the Kelvin sign, has the small letter k.
  const response = await api.post('/api/public/lost-reference', { email: '\u212Aamal@example.com' });
  await api.app.settled();
  expect(response.statusCode).toBe(422);
  expect(api.emails).toEqual([]);
  expect(emailKey('\u212Aamal@Example.com')).toBe('\u212Aamal@example.com');
});
