import { join } from 'node:path';
import { liveEnvironment } from 'testing/live-environment';
import { describe, expect, test } from 'vitest';
import { readConfig, ROOT } from './config.ts';

describe('readConfig', () => {
  test('needs no variable in a fresh clone', () => {
    expect(readConfig({})).toEqual({
      siteMode: 'demo',
      dataDir: join(ROOT, '.data'),
      registryFile: join(ROOT, '.data/registry.json'),
      listenHost: 'localhost',
      siteOrigin: 'http://localhost:3000',
      apiOrigin: 'http://localhost:4000',
      remoteOrigins: {
        'remote-public': 'http://localhost:3001',
        'remote-account': 'http://localhost:3002',
        'remote-admin': 'http://localhost:3003',
      },
      remotePaths: {},
      hostOrigins: {},
      shellPort: 3000,
      apiPort: 4000,
      remotePorts: { 'remote-public': 3001, 'remote-account': 3002, 'remote-admin': 3003 },
      requiredRemotes: ['remote-public', 'remote-account', 'remote-admin'],
      releaseKeys: { 'remote-public': [], 'remote-account': [], 'remote-admin': [] },
      shellKeys: [],
    });
  });

  test('reads which remotes a shell must have, and rejects a name that no remote has', () => {
    expect(readConfig({ REQUIRED_REMOTES: 'remote-admin, remote-public' }).requiredRemotes).toEqual([
      'remote-public',
      'remote-admin',
    ]);
    expect(() => readConfig({ REQUIRED_REMOTES: 'remote-shop' })).toThrow(
      'REQUIRED_REMOTES="remote-shop" is not valid',
    );
  });

  test('reads at most two keys of each team', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((digit) => digit.repeat(43));
    expect(readConfig({ ADMIN_RELEASE_KEYS: `${one}, ${two}` }).releaseKeys['remote-admin']).toEqual([one, two]);
    for (const keys of [`${one},${two},${three}`, 'short', `${one} ${two}`])
      expect(() => readConfig({ ADMIN_RELEASE_KEYS: keys })).toThrow('ADMIN_RELEASE_KEYS is not valid');
  });

  test('derives every origin from its port', () => {
    const config = readConfig({ PORT: '4800', ADMIN_PORT: '4803', API_PORT: '4804', DATA_DIR: '/srv/miqyas' });
    expect(config).toMatchObject({
      siteOrigin: 'http://localhost:4800',
      apiOrigin: 'http://localhost:4804',
      registryFile: '/srv/miqyas/registry.json',
    });
    expect(config.remoteOrigins['remote-admin']).toBe('http://localhost:4803');
  });

  test('accepts origins of other machines', () => {
    const config = readConfig({
      SITE_ORIGIN: 'https://www.example.com/',
      ADMIN_ORIGIN: 'https://admin.example.com',
      API_ORIGIN: 'https://api.example.com',
    });
    expect(config).toMatchObject({ siteOrigin: 'https://www.example.com', apiOrigin: 'https://api.example.com' });
    expect(config.remoteOrigins['remote-admin']).toBe('https://admin.example.com');
  });

  test('accepts a live site whose origins are public, with its API on this machine or on another one', () => {
    expect(readConfig(liveEnvironment)).toMatchObject({ siteMode: 'live', apiOrigin: 'https://api.example.com' });
    expect(readConfig({ ...liveEnvironment, API_ORIGIN: '' }).apiOrigin).toBe('http://localhost:4000');
  });

  test('reads where the shell reaches a host, apart from its public origin', () => {
    const { hostOrigins } = readConfig({ ...liveEnvironment, ADMIN_HOST_ORIGIN: 'http://127.0.0.1:3003/' });
    expect(hostOrigins).toEqual({ 'https://admin.example.com': 'http://127.0.0.1:3003' });
  });

  test('reads which remotes live under the origin of a live site, whose own origins may be internal', () => {
    const { ADMIN_ORIGIN: _public, ...others } = liveEnvironment;
    const { remotePaths, remoteOrigins } = readConfig({ ...others, ADMIN_PATH: '/r/admin' });
    expect([remotePaths, remoteOrigins['remote-admin']]).toEqual([
      { 'remote-admin': '/r/admin' },
      'http://localhost:3003',
    ]);
    for (const path of ['/r/public', '/r/remote-admin', '/admin', '/', 'https://www.example.com/r/admin', '/r/admin/'])
      expect(() => readConfig({ ADMIN_PATH: path })).toThrow(
        `ADMIN_PATH="${path}" is not valid: give /r/admin, or nothing.`,
      );
    expect(() =>
      readConfig({ ...liveEnvironment, ADMIN_PATH: '/r/admin', ADMIN_ORIGIN: 'http://10.0.0.5:3003' }),
    ).toThrow('SITE_MODE=live needs ADMIN_ORIGIN to begin with https://, or to name this machine');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT="http" is not a port: give a whole number from 1 to 65535.'],
    [{ PUBLIC_PORT: '70000' }, 'PUBLIC_PORT="70000" is not a port'],
    [{ API_ORIGIN: 'localhost:4000' }, 'API_ORIGIN="localhost:4000" is not a valid URL'],
    [{ ADMIN_ORIGIN: 'https://example.com/admin' }, 'ADMIN_ORIGIN="https://example.com/admin" is not a valid URL'],
    [{ SITE_MODE: 'production' }, 'SITE_MODE="production" is not known: give demo or live.'],
    [{ PORT: '3001' }, 'PORT and PUBLIC_PORT are both 3001: give each process a port of its own.'],
    [{ SITE_MODE: 'live' }, 'SITE_MODE=live needs SITE_ORIGIN to begin with https://'],
    [{ ...liveEnvironment, ADMIN_ORIGIN: 'http://admin.example.com' }, 'SITE_MODE=live needs ADMIN_ORIGIN to begin'],
    [{ ...liveEnvironment, API_ORIGIN: 'http://10.0.0.5:4000' }, 'SITE_MODE=live needs API_ORIGIN to begin with https'],
    [{ ...liveEnvironment, ADMIN_HOST_ORIGIN: 'http://10.0.0.5' }, 'SITE_MODE=live needs *_HOST_ORIGIN to begin with'],
    [{ ...liveEnvironment, PUBLIC_ORIGIN: 'https://localhost:3001' }, 'SITE_MODE=live needs PUBLIC_ORIGIN'],
    [
      { ...liveEnvironment, ACCOUNT_ORIGIN: 'https://127.0.0.1' },
      'and to name a public host (it is https://127.0.0.1)',
    ],
    [{ ...liveEnvironment, SITE_ORIGIN: 'https://[::1]' }, 'SITE_MODE=live needs SITE_ORIGIN'],
  ])('rejects %o with a readable message', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
