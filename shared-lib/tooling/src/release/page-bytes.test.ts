import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeBuild } from 'testing/fake-build';
import { publishUntried } from 'testing/publish-untried';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { readConfig, type SiteConfig } from '../config.ts';
import { readRegistry } from './registry-file.ts';

const ADMIN = 'remote-admin';

/** A text that no compression makes shorter than half of it. */
const noise = (characters: number): string => {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36);
  };
  return Array.from({ length: Math.ceil(characters / 6) }, next)
    .join('')
    .slice(0, characters);
};

/** A build whose page `/admin/users` needs a script with this text. */
const buildWith = (text: string, name: string): string => {
  const dist = fakeBuild({ text: name, files: { 'static/js/async/users.js': text } });
  const users = { path: '/admin/users', expose: './routes', scripts: { all: ['static/js/async/users.js'] } };
  const pages = [{ path: '/admin', expose: './routes' }, users];
  writeFileSync(join(dist, 'pages.json'), JSON.stringify({ pages }));
  return dist;
};

const siteWith = async (text: string): Promise<SiteConfig> => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  await publishUntried(ADMIN, { config, dist: buildWith(text, 'one') });
  return config;
};

test('refuses a release a page of which needs a quarter more bytes, with the page and both sizes, unless a limit allows it', async () => {
  const config = await siteWith(noise(60_000));
  const live = (await readRegistry(config.registryFile)).remotes[ADMIN]?.current;
  const dist = buildWith(noise(120_000), 'two');
  const attempt = publishUntried(ADMIN, { config, dist });
  await expect(attempt).rejects.toThrow(
    /\/admin\/users grows by \d+ %, from [\d.]+ kB to [\d.]+ kB.*The limit is 25 %; if that is meant, add --max-growth/,
  );
  await expect(attempt).rejects.not.toThrow('/admin grows');
  expect((await readRegistry(config.registryFile)).remotes[ADMIN]?.current).toBe(live);
  await expect(publishUntried(ADMIN, { config, dist, maxGrowth: 40 })).rejects.toThrow('The limit is 40 %');
  const { version, pages } = await publishUntried(ADMIN, { config, dist, maxGrowth: 150 });
  expect((await readRegistry(config.registryFile)).remotes[ADMIN]?.current).toBe(version);
  const users = pages.find(({ path }) => path === '/admin/users');
  expect((users?.sent ?? 0) / (users?.live?.sent ?? 1)).toBeGreaterThan(1.5);
});

test('refuses a page that browsers have to read much more of, although it compresses well', async () => {
  const config = await siteWith('x'.repeat(60_000));
  await expect(publishUntried(ADMIN, { config, dist: buildWith('x'.repeat(600_000), 'two') })).rejects.toThrow(
    /\/admin\/users grows by \d+ % before compression/,
  );
});

test('allows a page of a few kilobytes to grow by less than 10 kB, and a new page whatever it needs', async () => {
  const config = await siteWith(noise(2000));
  expect((await publishUntried(ADMIN, { config, dist: buildWith(noise(9000), 'two') })).outcome).toBe('new');
  const other = readConfig({ DATA_DIR: scratchFolder() });
  await publishUntried(ADMIN, { config: other, dist: fakeBuild() });
  const { pages } = await publishUntried(ADMIN, {
    config: other,
    dist: buildWith(noise(90_000), 'two'),
    maxGrowth: 10_000_000,
  });
  expect(pages.find(({ path }) => path === '/admin/users')?.live).toBeUndefined();
});
