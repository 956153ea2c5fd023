// @vitest-environment happy-dom
import { restoreUser, session } from 'shared-lib/session';
import { afterEach, expect, test, vi } from 'vitest';

const user = {
  id: 7,
  name: 'ليلى منصور',
  email: 'laila@example.com',
  phone: '',
  company: '',
  country: '',
  role: 'client',
  status: 'active',
  last_login_at: null,
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-01-05T08:00:00.000Z',
};

/** Starts with a stored token and no user; the API responds with this. */
const restoreWith = async (status: number, body: unknown) => {
  localStorage.setItem('auth_token', 'stored-token');
  const api = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', api);
  session.restore();
  expect(session.get().status).toBe('unknown');
  await restoreUser();
  return api;
};

afterEach(() => {
  vi.unstubAllGlobals();
  session.signOut();
});

test('fetches the user of a stored token that has no stored user', async () => {
  const api = await restoreWith(200, { data: user });
  expect(new Headers(api.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer stored-token');
  expect(session.get()).toMatchObject({ status: 'signed-in', token: 'stored-token', user });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
});

test('removes a token that the API refuses', async () => {
  await restoreWith(401, { message: 'انتهت الجلسة' });
  expect(session.get().status).toBe('guest');
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('continues as a guest after another failure, and keeps the token', async () => {
  await restoreWith(503, {});
  expect(session.get().status).toBe('guest');
  expect(localStorage.getItem('auth_token')).toBe('stored-token');
});

test('asks for nothing without a token or with a stored user', async () => {
  const api = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', api);
  session.restore();
  await restoreUser();
  localStorage.setItem('auth_token', 'stored-token');
  localStorage.setItem('user', JSON.stringify(user));
  session.restore();
  await restoreUser();
  expect(session.get().status).toBe('signed-in');
  expect(api).not.toHaveBeenCalled();
});
