import { fakeBuild } from 'testing/fake-build';
import { scratchFolder } from 'testing/scratch-folder';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { pageLines } from './messages.ts';
import { publish } from './publish.ts';
import { readFigures } from './release-figures.ts';

const page = { sent: 30_000, read: 90_000, ms: undefined };

test('prints bytes, growth and processor time of each page', () => {
  const lines = pageLines([
    { ...page, path: '/admin', live: { sent: 24_000, read: 80_000 }, ms: 42 },
    { ...page, path: '/admin/users', live: { sent: 40_000, read: 80_000 }, ms: 7 },
    { ...page, path: '/admin/new', live: undefined },
  ]);
  expect(lines.map((line) => line.trim().split(/\s{2,}/u))).toEqual([
    ['page', 'compressed', 'growth', 'processor'],
    ['/admin', '30.0 kB', '+25 %', '42 ms'],
    ['/admin/users', '30.0 kB', '-25 %', '7 ms'],
    ['/admin/new', '30.0 kB', 'new'],
  ]);
});

test('prints nothing for a release that was not tried', () => {
  expect(pageLines([])).toEqual([]);
});

test('remembers what the pages of a release took in its trial, and forgets it with the release', async () => {
  const config = readConfig({ DATA_DIR: scratchFolder() });
  const publishMeasured = (text: string, ms: number, day: number) =>
    publish('remote-admin', {
      config,
      dist: fakeBuild({ text }),
      tryRelease: async () => [{ path: '/admin', ms }],
      clock: () => new Date(Date.UTC(2026, 0, 1 + day)),
    });
  const first = await publishMeasured('one', 11, 0);
  expect(await readFigures(config, 'remote-admin', first.version)).toEqual([{ path: '/admin', ms: 11 }]);
  const texts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const versions: string[] = [];
  for (const [index, text] of texts.entries())
    versions.push((await publishMeasured(text, index, 40 * (index + 1))).version);
  expect(await readFigures(config, 'remote-admin', first.version)).toEqual([]);
  expect(await readFigures(config, 'remote-admin', versions.at(-1) ?? '')).toEqual([{ path: '/admin', ms: 6 }]);
});
