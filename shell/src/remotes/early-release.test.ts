// @vitest-environment happy-dom
import type { BrowserRelease } from 'shared-lib/federation';
import { session } from 'shared-lib/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEarly, takeEarlyReleases } from './early-release.ts';

const release: BrowserRelease = {
  remote: 'remote-account',
  version: 'v1',
  container: 'account_v1',
  base: 'http://localhost/r/',
  entry: 'entry.js',
  exposes: { './routes': ['routes.js', 'unlisted.js'] },
  files: { 'entry.js': 'sha384-a', 'routes.js': 'sha384-b', 'login.js': 'sha384-c', 'list.js': 'sha384-d' },
  pages: { '/dashboard/requests': { all: ['list.js'], consultant: ['login.js'] } },
};
const found = { current: release, fallback: null };
const respond = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(found)));

const signInAs = (role: 'client' | 'admin') =>
  session.signIn('token', {
    id: 7,
    name: 'ليلى منصور',
    email: 'laila@example.com',
    phone: '',
    company: '',
    country: '',
    role,
    status: 'active',
    last_login_at: null,
    created_at: '2026-01-05T08:00:00.000Z',
    updated_at: '2026-01-05T08:00:00.000Z',
  });
const links = () => [...document.head.querySelectorAll('link')];
const preloaded = () => links().map(({ href, integrity }) => `${href} ${integrity}`);

beforeEach(() => {
  // The styles stay, because later files need them.
  for (const link of links()) link.remove();
  respond.mockClear();
  vi.stubGlobal('fetch', respond);
  void takeEarlyReleases('remote-account');
});
afterEach(session.signOut);

it('requests the release, its listed scripts and those of the page, each with its hash, for a user who may enter', async () => {
  signInAs('client');
  await startEarly('/dashboard/requests');
  expect(preloaded()).toEqual([
    'http://localhost/r/entry.js sha384-a',
    'http://localhost/r/routes.js sha384-b',
    'http://localhost/r/list.js sha384-d',
  ]);
  await expect(takeEarlyReleases('remote-account')).resolves.toEqual(found);
  expect(takeEarlyReleases('remote-account')).toBeUndefined();
});

it('requests nothing for a guest, for a wrong role and for an open area', async () => {
  await startEarly('/dashboard');
  signInAs('client');
  await startEarly('/admin');
  await startEarly('/auth');
  expect(respond).not.toHaveBeenCalled();
  expect(preloaded()).toEqual([]);
});

it('leaves a failure to the attempt of the router', async () => {
  signInAs('client');
  respond.mockRejectedValueOnce(new Error('no network'));
  await startEarly('/dashboard');
  expect(takeEarlyReleases('remote-account')).toBeUndefined();
});
