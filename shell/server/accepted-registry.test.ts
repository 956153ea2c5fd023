import { registry } from 'shared-lib/federation';
import { expect, test } from 'vitest';
import { acceptRegistry } from './accepted-registry.ts';

const LIVE = '0123456789abcdef';

const registryWith = (path: unknown, name = 'remote-admin') => ({
  schema: 1,
  remotes: {
    [name]: {
      origin: 'http://localhost:3003',
      ...(path === undefined ? {} : { path }),
      mounts: ['/admin'],
      ssr: false,
      current: LIVE,
      verified: [LIVE],
      releases: { [LIVE]: { integrity: `sha384-${'A'.repeat(64)}`, published_at: '2026-01-01T00:00:00.000Z' } },
    },
  },
});

const FORM = 'path: must be /r/ and the name of the remote, such as /r/admin';
const OTHER = 'and may only be /r/admin';

test.each<[string, unknown, string]>([
  ['the path of another remote', '/r/public', OTHER],
  ['the name of the package', '/r/remote-admin', OTHER],
  ['the root of the site', '/', FORM],
  ['no path', '', FORM],
  ['pages of the site', '/admin', FORM],
  ['the folder of all remotes', '/r/', FORM],
  ['a slash at the end', '/r/admin/', FORM],
  ['a folder below', '/r/admin/x', FORM],
  ['a way up', '/r/../api', FORM],
  ['capitals', '/r/Admin', FORM],
  ['an encoded slash', '/r%2Fadmin', FORM],
  ['another site', '//evil.example/r/admin', FORM],
  ['a URL', 'https://evil.example/r/admin', FORM],
  ['a source for the policy', "/r/admin; script-src 'unsafe-inline' *", FORM],
  ['a line break', '/r/admin\n', FORM],
  ['a number', 7, 'path: '],
  ['nothing by name', null, 'path: '],
])('an entry whose path is %s is refused with a sentence, and the last one stays', (_what, path, sentence) => {
  const last = acceptRegistry(JSON.stringify(registryWith(undefined)), {}).entries;
  const { entries, rejected } = acceptRegistry(JSON.stringify(registryWith(path)), last);
  expect(entries['remote-admin']).toEqual(last['remote-admin']);
  expect(rejected).toEqual([expect.stringContaining(sentence)]);
  // The release commands use no such registry either.
  expect(registry.safeParse(registryWith(path)).success).toBe(false);
});

test.each([
  ['remote-admin', '/r/admin'],
  ['remote-public', '/r/public'],
  ['remote-account', undefined],
])('the entry of %s may have the path %s', (name, path) => {
  const written = registryWith(path, name);
  const { entries, rejected } = acceptRegistry(JSON.stringify(written), {});
  expect([entries[name], rejected]).toEqual([written.remotes[name], []]);
  expect(registry.parse(written)).toEqual(written);
});
