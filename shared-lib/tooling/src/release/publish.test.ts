import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { releaseMetadata } from 'shared-lib/federation';
import { fakeBuild } from 'testing/fake-build';
import { fakeShell } from 'testing/fake-shell';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { integrityOf } from './collect.ts';
import { listReleases } from './list.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registry-file.ts';
import { rollback } from './rollback.ts';

const ADMIN = 'remote-admin';
const site = () => readConfig({ DATA_DIR: scratchFolder() });
const DAY_MS = 86_400_000;
const day = (count: number) => () => new Date(Date.UTC(2026, 0, 1) + count * DAY_MS);

describe('publish', () => {
  test('stores every file in a folder named by the content hash and makes that release live', async () => {
    const config = site();
    const { version, outcome } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    expect(outcome).toBe('new');
    const folder = join(config.dataDir, 'releases', ADMIN, version);
    const metadataText = readFileSync(join(folder, 'integrity.json'), 'utf8');
    const metadata = releaseMetadata.parse(JSON.parse(metadataText));
    expect(Object.keys(metadata.files)).toEqual([
      'mf-manifest.json',
      'remoteEntry.12345678.js',
      'server/login.cjs',
      'server/routes.cjs',
      'static/js/async/login.js',
      'static/js/async/routes.js',
    ]);
    for (const [file, hash] of Object.entries(metadata.files))
      expect(integrityOf(readFileSync(join(folder, file)))).toBe(hash);
    expect(metadata.exposes).toEqual({
      './login': ['static/js/async/login.js'],
      './routes': ['static/js/async/routes.js'],
    });
    const remote = (await readRegistry(config.registryFile)).remotes[ADMIN];
    expect(remote).toMatchObject({
      current: version,
      origin: 'http://localhost:3003',
      mounts: ['/admin'],
      ssr: false,
      verified: [version],
    });
    expect(remote?.releases[version]?.integrity).toBe(integrityOf(metadataText));
  });

  test('stores compressed copies beside the files, which are not part of the release', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    const file = join(config.dataDir, 'releases', ADMIN, version, 'static/js/async/login.js');
    expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(readFileSync(file));
  });

  test('stores the compressed copies that an earlier release has of an unchanged file, unless they are damaged', async () => {
    const config = site();
    const publishEntry = async (text: string) => {
      const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild({ text }) });
      return join(config.dataDir, 'releases', ADMIN, version, 'remoteEntry.12345678.js');
    };
    const first = await publishEntry('one');
    const marked = gzipSync(readFileSync(first), { level: 0 });
    writeFileSync(`${first}.gz`, marked);
    const second = await publishEntry('two');
    expect(readFileSync(`${second}.gz`)).toEqual(marked);
    for (const file of [first, second]) writeFileSync(`${file}.gz`, gzipSync('another file'));
    const third = await publishEntry('three');
    expect(gunzipSync(readFileSync(`${third}.gz`))).toEqual(readFileSync(third));
  });

  test('writes the path under the origin of the site, which stays when the remote goes back, and goes with its setting', async () => {
    const config = readConfig({ DATA_DIR: scratchFolder(), ADMIN_PATH: '/r/admin' });
    const pathNow = async () => (await readRegistry(config.registryFile)).remotes[ADMIN]?.path;
    const first = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }) });
    await rollback(ADMIN, first.version, { config });
    expect(await pathNow()).toBe('/r/admin');
    expect((await listReleases(ADMIN, config))[0]).toBe(
      'remote-admin at http://localhost:3003, for browsers at http://localhost:3000/r/admin',
    );
    const again = await publishUntried(ADMIN, { config: { ...config, remotePaths: {} }, dist: fakeBuild() });
    expect([again.version, await pathNow()]).toEqual([first.version, undefined]);
    expect((await listReleases(ADMIN, config))[0]).toBe('remote-admin at http://localhost:3003');
    await publishUntried(ADMIN, { config, dist: fakeBuild() });
    expect(await pathNow()).toBe('/r/admin');
  });

  test('publishes nothing when the same build is published a second time', async () => {
    const config = site();
    const first = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    const registry = readFileSync(config.registryFile, 'utf8');
    const second = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    expect(second).toMatchObject({ version: first.version, outcome: 'unchanged' });
    expect(readFileSync(config.registryFile, 'utf8')).toBe(registry);
  });

  test('creates another release when one byte of the build differs', async () => {
    const config = site();
    const dist = fakeBuild();
    const first = await publishUntried(ADMIN, { config, dist });
    const server = join(dist, 'server/routes.cjs');
    const bytes = readFileSync(server);
    writeFileSync(server, bytes.with(0, (bytes[0] ?? 0) ^ 1));
    const second = await publishUntried(ADMIN, { config, dist });
    expect(second.version).not.toBe(first.version);
    expect((await readRegistry(config.registryFile)).remotes[ADMIN]?.current).toBe(second.version);
  });

  test('keeps all releases of concurrent publishers', async () => {
    const config = site();
    const builds = ['one', 'two', 'three'].map((text) => publishUntried(ADMIN, { config, dist: fakeBuild({ text }) }));
    const account = publishUntried('remote-account', { config, dist: fakeBuild({ id: 'remote-account' }) });
    const published = await Promise.all([...builds, account]);
    const { remotes } = await readRegistry(config.registryFile);
    expect(Object.keys({ ...remotes[ADMIN]?.releases, ...remotes['remote-account']?.releases }).toSorted()).toEqual(
      published.map(({ version }) => version).toSorted(),
    );
  });

  test('repairs an incomplete release that a killed publisher left', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config: site(), dist: fakeBuild() });
    const folder = join(config.dataDir, 'releases', ADMIN);
    mkdirSync(join(folder, `.incoming-${version}`), { recursive: true });
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'integrity.json'), 'incomplete');
    await publishUntried(ADMIN, { config, dist: fakeBuild() });
    expect(readdirSync(folder)).toEqual([version]);
    expect(
      releaseMetadata.safeParse(JSON.parse(readFileSync(join(folder, version, 'integrity.json'), 'utf8'))).success,
    ).toBe(true);
  });

  test('restores the files of the live release when they are missing or damaged', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    const file = join(config.dataDir, 'releases', ADMIN, version, 'remoteEntry.12345678.js');
    const content = readFileSync(file, 'utf8');
    writeFileSync(file, 'tampered');
    expect(await publishUntried(ADMIN, { config, dist: fakeBuild(), onlyIfNew: true })).toMatchObject({
      version,
      outcome: 'restored',
    });
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  test('updates the origin of a host that has moved', async () => {
    const dataDir = scratchFolder();
    await publishUntried(ADMIN, { config: readConfig({ DATA_DIR: dataDir }), dist: fakeBuild() });
    const moved = readConfig({ DATA_DIR: dataDir, ADMIN_ORIGIN: 'https://admin.example.com' });
    expect((await publishUntried(ADMIN, { config: moved, dist: fakeBuild() })).outcome).toBe('unchanged');
    expect((await readRegistry(moved.registryFile)).remotes[ADMIN]?.origin).toBe('https://admin.example.com');
  });
});

describe('publish with onlyIfNew', () => {
  test('publishes only builds that the registry has never seen', async () => {
    const config = site();
    const first = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'one' }), clock: day(1) });
    const second = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'two' }), clock: day(2) });
    const restart = (text: string, count: number) =>
      publishUntried(ADMIN, { config, dist: fakeBuild({ text }), onlyIfNew: true, clock: day(count) });
    expect(await restart('one', 3)).toMatchObject({ outcome: 'replaced', live: second.version });
    await rollback(ADMIN, first.version, { config });
    expect(await restart('two', 4)).toMatchObject({ outcome: 'replaced', live: first.version });
    const third = await restart('three', 5);
    expect(third.outcome).toBe('new');
    expect((await readRegistry(config.registryFile)).remotes[ADMIN]?.current).toBe(third.version);
  });

  test('remembers builds whose releases are no longer retained', async () => {
    const config = site();
    const texts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const versions: string[] = [];
    for (const [index, text] of texts.entries())
      versions.push(
        (await publishUntried(ADMIN, { config, dist: fakeBuild({ text }), clock: day(index * 40) })).version,
      );
    const remote = (await readRegistry(config.registryFile)).remotes[ADMIN];
    expect(remote?.releases).not.toHaveProperty(versions[0] ?? '');
    const restarted = await publishUntried(ADMIN, { config, dist: fakeBuild({ text: 'one' }), onlyIfNew: true });
    expect(restarted).toMatchObject({ outcome: 'replaced', live: versions.at(-1) });
  });
});

/** A build whose `pages.json` has the given paths. */
const buildWithPages = (text: string, ...pages: string[]): string => {
  const dist = fakeBuild({ text });
  writeFileSync(
    join(dist, 'pages.json'),
    JSON.stringify({ pages: pages.map((path) => ({ path, expose: './routes' })) }),
  );
  return dist;
};

describe('a release without a page of the live one', () => {
  test('is refused with the path, unless the path is named', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: buildWithPages('one', '/admin', '/admin/users') });
    const dist = buildWithPages('two', '/admin', '/admin/new');
    await expect(publishUntried(ADMIN, { config, dist })).rejects.toThrow(
      'it no longer has /admin/users, which the live release answers. If that is meant, add --removes /admin/users.',
    );
    expect((await readRegistry(config.registryFile)).remotes[ADMIN]?.current).toBe(version);
    const next = await publishUntried(ADMIN, { config, dist, removes: ['/admin/users'] });
    expect((await readRegistry(config.registryFile)).remotes[ADMIN]?.current).toBe(next.version);
  });

  test('is published by a start of the site, whose checkout decides', async () => {
    const config = site();
    await publishUntried(ADMIN, { config, dist: buildWithPages('one', '/admin', '/admin/users') });
    const dist = buildWithPages('two', '/admin');
    expect((await publishUntried(ADMIN, { config, dist, onlyIfNew: true, removes: 'any' })).outcome).toBe('new');
  });
});

describe('publish rejects', () => {
  const entryPoints = { 'shared-lib/router': ['Link', 'Outlet'] };

  test('a release that imports a name that the running shell does not export, and writes nothing', async () => {
    const config = site();
    const shellOrigin = await fakeShell({ entryPoints });
    const dist = fakeBuild({ imports: { 'shared-lib/router': ['Link', 'useBlocker'] } });
    await expect(publishUntried(ADMIN, { config, dist, shellOrigin })).rejects.toThrow(
      `remote-admin needs "useBlocker" of shared-lib/router, which the shell at ${shellOrigin} does not export`,
    );
    expect(readdirSync(config.dataDir)).toEqual(['releases.log']);
  });

  test('a release that imports a name of a library that the running shell does not provide', async () => {
    const config = site();
    const library = '@tanstack/react-query';
    const shellOrigin = await fakeShell({ entryPoints: { ...entryPoints, [library]: ['useQuery'] } });
    const dist = fakeBuild({ imports: { [library]: ['useQuery', 'useInfiniteQuery'] } });
    await expect(publishUntried(ADMIN, { config, dist, shellOrigin })).rejects.toThrow(
      `remote-admin needs "useInfiniteQuery" of ${library}`,
    );
    expect(readdirSync(config.dataDir)).toEqual(['releases.log']);
  });

  test('a release when the running shell follows another contract', async () => {
    const config = site();
    const shellOrigin = await fakeShell({ entryPoints, contract: 2 });
    await expect(publishUntried(ADMIN, { config, dist: fakeBuild(), shellOrigin })).rejects.toThrow(
      'remote-admin follows contract 1 and the shell',
    );
    expect(readdirSync(config.dataDir)).toEqual(['releases.log']);
  });

  test('nothing when an older shell, which lists no names of libraries, provides them whole', async () => {
    const shellOrigin = await fakeShell({ entryPoints });
    const dist = fakeBuild({ imports: { '@tanstack/react-query': ['useQuery'] } });
    expect((await publishUntried(ADMIN, { config: site(), dist, shellOrigin })).outcome).toBe('new');
  });

  test('nothing when the shell exports all imported names', async () => {
    const shellOrigin = await fakeShell({ entryPoints });
    expect((await publishUntried(ADMIN, { config: site(), dist: fakeBuild(), shellOrigin })).outcome).toBe('new');
  });

  test('a release that fails its trial, and leaves the registry and the releases as they were', async () => {
    const config = site();
    const { version } = await publishUntried(ADMIN, { config, dist: fakeBuild() });
    const registry = readFileSync(config.registryFile, 'utf8');
    const tryRelease = async () => Promise.reject(new Error('it throws'));
    const dist = fakeBuild({ text: 'bad' });
    await expect(publish(ADMIN, { config, dist, tryRelease })).rejects.toThrow('it throws');
    expect(readFileSync(config.registryFile, 'utf8')).toBe(registry);
    expect(readdirSync(join(config.dataDir, 'releases', ADMIN))).toEqual([version]);
  });

  test('a remote that was not built', async () => {
    await expect(publishUntried(ADMIN, { config: site(), dist: join(scratchFolder(), 'dist') })).rejects.toThrow(
      'remote-admin has no dist/federated: build it first',
    );
  });

  test('a build that lacks an exposed module of the remote', async () => {
    const dist = fakeBuild({ id: 'remote-account' });
    await expect(publishUntried(ADMIN, { config: site(), dist })).rejects.toThrow(
      'The build of remote-admin does not expose ./login.',
    );
  });

  test('an unreadable registry, and leaves it unchanged', async () => {
    const config = site();
    writeFileSync(config.registryFile, '{ "schema": 1, ');
    await expect(publishUntried(ADMIN, { config, dist: fakeBuild() })).rejects.toThrow(
      `The registry ${config.registryFile} cannot be used (it is not JSON)`,
    );
    expect(readFileSync(config.registryFile, 'utf8')).toBe('{ "schema": 1, ');
  });
});
